// Text on a picture is broken between words, and what is too long ends in dots.
import { expect, test } from 'vitest';
import { linesOf, shortened } from '#web/table/kit/share/lines.ts';

const width = (text: string) => [...text].length;

test.each([
  ['Vega wins!', 10, ['Vega wins!']],
  ['You won 5 of 9 rounds, Vega 3.', 14, ['You won 5 of 9', 'rounds, Vega', '3.']],
  ['Onelongwordalone', 8, ['Onelong…']],
  ['Gagné\u202f!', 5, ['Gagn…']],
])('%s', (text, wide, lines) => {
  expect(linesOf(text, { wide, most: 3 }, width)).toEqual(lines);
});

test('the last line takes what is left, as far as there is room', () => {
  expect(linesOf('one two three four five', { wide: 9, most: 2 }, width)).toEqual(['one two', 'three fo…']);
});

test('what fits stays as it is', () => {
  expect([shortened('Vega', 4, width), shortened('Vega', 3, width), shortened('👩‍🚀', 0, width)]).toEqual([
    'Vega',
    'Ve…',
    '…',
  ]);
});
