// French and German say what tables are made of as English does, in their own words.
import { describe, expect, test } from 'vitest';
import kitDe from '#web/table/kit/words/de.ts';
import kitEn, { type KitWords } from '#web/table/kit/words/en.ts';
import kitFr from '#web/table/kit/words/fr.ts';
import { bare, kindsOf, leavesOf, type Samples } from './leaves.ts';

const vega = { name: 'Vega', own: false };
const rigel = { name: 'Rigel', own: false };
const ana = { name: 'Ana', own: true };

const samples: Samples<KitWords> = {
  why: {
    decided: [
      ['A', '3 P', vega, '1', rigel],
      ['A', '3 P', ana, '1', vega],
      ['A', '3 P', vega, '1', ana],
    ],
    most: [['A', '45 P', 98]],
  },
  picture: { player: [[2]] },
  curtain: { handOver: [['Ana']], look: [['Ana']] },
  drag: {
    empty: [['A1']],
    taken: [['A1', 'B2']],
    pickedUp: [['B2']],
    over: [['A1']],
    notHere: [['A1', 'B2']],
    putDown: [['B2', 'A1']],
    putBack: [['B2']],
  },
  solo: {
    points: [[0], [1], [2], [112]],
    meanOfLast: [[10]],
    place: [
      [3, 14],
      [1, 14],
    ],
    tryOf: [[2, '112 P']],
    curve: [[14, '3–7', '80 P', '96 P', '112 P']],
    all: [[14], [1]],
    delete: [['112 P', '3–7']],
  },
  challenge: {
    message: [['112 P', 'Space Lab']],
    beaten: [['112 P']],
    equalled: [['112 P']],
    stands: [['112 P']],
  },
};
const english = leavesOf(kitEn, samples);

describe.each([
  { name: 'French', words: kitFr },
  { name: 'German', words: kitDe },
])('$name', ({ words }) => {
  const own = leavesOf(words, samples);

  test('has every key of English with the same kind of value, none of them empty', () => {
    expect(kindsOf(own)).toEqual(kindsOf(english));
    for (const [path, { said }] of own) for (const text of said) expect(text.trim(), path).not.toBe('');
  });

  test('says nothing in English', () => {
    const equal = [...own].filter(([path, { said }]) =>
      said.every((text, at) => bare(text) === bare(english.get(path)!.said[at] ?? '')),
    );
    expect(equal.map(([path]) => path)).toEqual([]);
  });
});

const shownOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : `${value}`;

test('every name and number that is given is said', () => {
  for (const words of [kitEn, kitFr, kitDe]) {
    for (const [path, { kind, said }] of leavesOf(words, samples)) {
      if (!kind.startsWith('function')) continue;
      const [, set = '', key = ''] = /^(\w+)\.(\w+)$/.exec(path) ?? [];
      const [given] = (samples as Record<string, Record<string, unknown[][]>>)[set]![key]!;
      for (const value of given!) expect(said[0], path).toContain(shownOf(value));
    }
  }
});

test('one point is one', () => {
  expect([kitEn, kitFr, kitDe].map(({ solo }) => [solo.points(1), solo.points(2)])).toEqual([
    ['1 point', '2 points'],
    ['1 point', '2 points'],
    ['1 Punkt', '2 Punkte'],
  ]);
});

test('French signs that stand alone have their narrow space', () => {
  for (const [path, { said }] of leavesOf(kitFr, samples))
    for (const text of said) expect(text, path).not.toMatch(/[^\u202f][!?;:]|« |\s»/);
});

test('no language has straight quotation marks', () => {
  for (const words of [kitEn, kitFr, kitDe])
    for (const [path, { said }] of leavesOf(words, samples))
      for (const text of said) expect(text, path).not.toMatch(/['"]/);
});
