// French and German say at a table of Gravity Superstar everything that English says, in their own words.
import { describe, expect, test } from 'vitest';
import gravityDe from '#web/games/gravity-superstar/words/de.ts';
import gravityEn, { type GravityWords } from '#web/games/gravity-superstar/words/en.ts';
import gravityFr from '#web/games/gravity-superstar/words/fr.ts';
import { bare, kindsOf, leavesOf, type Samples } from './leaves.ts';

const names: [string][] = [['Vega']];
const counts: [number][] = [[0], [1], [2], [21]];

const samplesOf = (words: GravityWords): Samples<GravityWords> => ({
  undoOf: names,
  moves: [
    [words.cards.long, 1],
    [words.cards.long, 4],
  ],
  orPoints: [[18]],
  sum: [
    [1, 1, 1],
    [13, 4, 0],
  ],
  round: [[3]],
  starsLeft: [
    [1, 4],
    [26, 4],
  ],
  place: [[3, 7]],
  star: words.colours.map((colour): [string] => [colour]),
  stars: [
    [1, words.colours[0]!],
    [3, words.colours[4]!],
  ],
  inHand: counts,
  leads: [[words.tricks.drop, words.inTheWay]],
  tokens: counts,
  points: counts,
  collects: [[words.token]],
  ejects: names,
  lands: [[words.place(3, 7), words.feet[0]!]],
  pawn: [[words.feet[0]!, words.place(3, 7)]],
  lies: [[words.feet[0]!, words.place(3, 7)]],
  chart: {
    row: [[3, words.chart.nothing]],
    cell: [[3, words.chart.replay]],
    covered: [[words.star(words.colours[0]!)]],
    open: [[words.feet[0]!]],
    closed: [[words.feet[0]!]],
    pawn: [['Vega', words.feet[0]!]],
    column: [[3]],
    below: [
      [words.chart.column(3), 1],
      [words.chart.column(3), 2],
    ],
    right: [
      [words.chart.column(3), 1],
      [words.chart.column(3), 2],
    ],
  },
  withWild: [[words.tricks.drop]],
  status: { steal: names, waits: names },
  take: [[words.token]],
  says: {
    rides: [['Vega', words.tricks.drop]],
    refills: names,
    steals: [['Vega', words.token, 'Rigel']],
    replays: names,
    undoes: names,
  },
});

const english = leavesOf(gravityEn, samplesOf(gravityEn));

describe.each([
  { name: 'French', words: gravityFr, same: [] as string[] },
  { name: 'German', words: gravityDe, same: [] as string[] },
])('$name', ({ words, same }) => {
  const leaves = leavesOf(words, samplesOf(words));

  test('has every key of English with the same kind of value', () => {
    expect(kindsOf(leaves)).toEqual(kindsOf(english));
  });

  test('leaves nothing empty', () => {
    for (const [path, { said }] of leaves) {
      for (const text of said) {
        expect(text.trim(), path).not.toBe('');
        expect(text, path).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test('says nothing in English but what is the same word', () => {
    const equal = [...leaves].filter(([path, { said }]) =>
      said.every((text, at) => bare(text) === bare(english.get(path)!.said[at] ?? '')),
    );
    expect(equal.map(([path]) => path).sort()).toEqual(same);
  });

  test('keeps apart the colours and the sides', () => {
    for (const list of [words.colours, words.feet]) expect(new Set(list).size).toBe(list.length);
  });
});

test('French signs that stand alone have their narrow space', () => {
  const leaves = leavesOf(gravityFr, samplesOf(gravityFr));
  for (const [path, { said }] of leaves)
    for (const text of said) expect(text, path).not.toMatch(/[^\u202f][!?;:]|« |\s»/);
});
