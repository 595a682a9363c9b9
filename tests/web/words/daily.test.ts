// The words of the daily in all languages: nothing missing, nothing left in English, each with its own typography.
import { describe, expect, test } from 'vitest';
import dailyDe from '#web/daily/words/de.ts';
import dailyEn, { type DailyWords } from '#web/daily/words/en.ts';
import dailyFr from '#web/daily/words/fr.ts';
import { bare, kindsOf, leavesOf, type Samples } from './leaves.ts';

const counts: [number][] = [[0], [1], [2], [12_345]];
const turns: [number][] = [[90], [180], [270]];

const samples: Samples<DailyWords> = {
  notYet: { note: [[17, '17']] },
  play: { throwOf: [[2, 6]] },
  truth: {
    time: [['0:12.3']],
    answers: counts,
    fits: [['17']],
    fails: [['17']],
    turned: turns,
    closest: turns,
  },
  over: {
    score: [[5, 6]],
    slower: [['0:02.1']],
    faster: [['0:02.1']],
    reserves: counts,
    next: [['7:04:09']],
    lookAt: [[3]],
  },
};

const english = leavesOf(dailyEn, samples);

describe.each([
  { name: 'English', words: dailyEn },
  { name: 'French', words: dailyFr },
  { name: 'German', words: dailyDe },
])('$name', ({ words }) => {
  const leaves = leavesOf(words, samples);

  test('has every key with the same kind of value, none of them empty', () => {
    expect(kindsOf(leaves)).toEqual(kindsOf(english));
    for (const [path, { said }] of leaves) {
      for (const text of said) {
        expect(text.trim(), path).not.toBe('');
        expect(text, path).not.toMatch(/["']|undefined|NaN|\[object/);
      }
    }
  });

  test('praises every score from none to six', () => {
    expect(words.over.praise).toHaveLength(7);
  });

  test('keeps the buttons of the search short', () => {
    for (const text of [words.play.none, words.play.next, words.play.end]) {
      expect(text.length, text).toBeLessThanOrEqual(18);
    }
  });
});

test.each([
  ['French', dailyFr],
  ['German', dailyDe],
])('%s says nothing in English', (name, words) => {
  const equal = [...leavesOf(words, samples)].filter(([path, { said }]) =>
    said.every((text, at) => bare(text) === bare(english.get(path)!.said[at] ?? '')),
  );
  const same = name === 'German' ? ['truth.time'] : [];
  expect(equal.map(([path]) => path)).toEqual(same);
});

test('French puts a narrow no-break space before ! ? : ; and inside its quotes', () => {
  for (const [path, { said }] of leavesOf(dailyFr, samples)) {
    for (const text of said) {
      expect(text, path).not.toMatch(/(?<!\u202f)[!?;»]|(?<!\u202f|\d):|«(?!\u202f)/u);
    }
  }
});

test.each([
  ['English', dailyEn, ['0 reserves', '1 reserve', '2 reserves']],
  ['French', dailyFr, ['0 réserve', '1 réserve', '2 réserves']],
  ['German', dailyDe, ['0 Reserven', '1 Reserve', '2 Reserven']],
] as const)('%s counts 0, 1 and 2 rightly', (_, words, reserves) => {
  expect([0, 1, 2].map(words.over.reserves)).toEqual(reserves);
});

test('French agrees with what was marked', () => {
  expect([1, 3].map((n) => bare(dailyFr.truth.answers(n)))).toEqual([
    '1 destination, marquée ✓.',
    '3 destinations, marquées ✓.',
  ]);
});
