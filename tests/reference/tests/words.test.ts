// French and German say at a table of Nim everything that English says, in their own words.
import { describe, expect, test } from 'vitest';
import de from '#web/games/nim/words/de.ts';
import en, { type NimWords } from '#web/games/nim/words/en.ts';
import fr from '#web/games/nim/words/fr.ts';
import { bare, kindsOf, leavesOf, type Samples } from '../../web/words/leaves.ts';

const names: [string][] = [['Vega']];
const counts: [number][] = [[0], [1], [2], [21]];
const samples: Samples<NimWords> = {
  points: counts,
  heap: counts,
  last: [
    ['Vega', false],
    ['Ana', true],
  ],
  take: [[3]],
  took: [
    ['Vega', 1],
    ['Vega', 3],
  ],
  waits: names,
  turnOf: names,
  options: { stones: counts },
};
const english = leavesOf(en, samples);

describe.each([
  { name: 'French', words: fr },
  { name: 'German', words: de },
])('$name', ({ words }) => {
  const leaves = leavesOf(words, samples);

  test('has every key of English with the same kind of value, none of them empty', () => {
    expect(kindsOf(leaves)).toEqual(kindsOf(english));
    for (const [path, { said }] of leaves) {
      for (const text of said) expect(text.trim(), path).not.toMatch(/^$|undefined|NaN|\[object/);
    }
  });

  test('says nothing in English', () => {
    const equal = [...leaves].filter(([path, { said }]) =>
      said.every((text, at) => bare(text) === bare(english.get(path)!.said[at] ?? '')),
    );
    expect(equal.map(([path]) => path)).toEqual([]);
  });
});

test.each([
  ['English', en, ['0 stones', '1 stone', '2 stones']],
  ['French', fr, ['0 pierre', '1 pierre', '2 pierres']],
  ['German', de, ['0 Steine', '1 Stein', '2 Steine']],
] as const)('%s counts 0, 1 and 2 rightly', (_, words, stones) => {
  expect([0, 1, 2].map(words.options.stones)).toEqual(stones);
});
