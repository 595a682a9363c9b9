// The words of the daily in all languages: nothing missing, nothing left in English, each with its own typography.
import { describe, expect, test } from 'vitest';
import dailyDe from '#web/daily/words/de.ts';
import dailyEn, { type DailyWords } from '#web/daily/words/en.ts';
import dailyFr from '#web/daily/words/fr.ts';
import { bare, kindsOf, leavesOf, type Samples } from './leaves.ts';

const samples: Samples<DailyWords> = {
  notYet: { note: [[17, '17']] },
  play: { throwOf: [[2, 6]] },
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

  test('keeps the buttons of the search short', () => {
    for (const text of [words.play.none, words.play.next, words.play.end]) {
      expect(text.length, text).toBeLessThanOrEqual(18);
    }
  });
});

test.each([
  ['French', dailyFr],
  ['German', dailyDe],
])('%s says nothing in English', (_, words) => {
  const equal = [...leavesOf(words, samples)].filter(([path, { said }]) =>
    said.every((text, at) => bare(text) === bare(english.get(path)!.said[at] ?? '')),
  );
  expect(equal.map(([path]) => path)).toEqual([]);
});

test('French puts a narrow no-break space before ! ? : ; and inside its quotes', () => {
  for (const [path, { said }] of leavesOf(dailyFr, samples)) {
    for (const text of said) {
      expect(text, path).not.toMatch(/(?<!\u202f)[!?;»]|(?<!\u202f|\d):|«(?!\u202f)/u);
    }
  }
});
