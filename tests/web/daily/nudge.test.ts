// When somebody is reminded of their streak, and in which words.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/api/languages.ts';
import { dateOf, numberOf } from '#shared/daily/calendar.ts';
import { daysAtRisk } from '#web/daily/nudge/at-risk.ts';
import { nudgeWords } from '#web/daily/nudge/words/nudge-words.ts';
import type { Run } from '#web/saves/run-save.ts';
import { finishedRun } from '../saves/run-samples.ts';

const TODAY = '2026-11-20';
const at = (hour: number, minute = 0) => new Date(2026, 10, 20, hour, minute);

/** Solved so many days before today. */
const before = (...days: number[]): Run[] =>
  days.map((day) => ({ ...finishedRun, date: dateOf(numberOf(TODAY) - day) }));
const today = { ...finishedRun, date: TODAY };

test('a streak of any length is at risk in the evening, while today’s is not solved', () => {
  expect(daysAtRisk(before(1), at(18))).toBe(1);
  expect(daysAtRisk(before(1, 2, 3), at(18))).toBe(3);
  expect(daysAtRisk([...before(1, 2, 3), today], at(18))).toBeNull();
});

test('from five in the afternoon until eleven, by the clock of the device', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.filter((hour) => daysAtRisk(before(1), at(hour)) !== null)).toEqual([17, 18, 19, 20, 21, 22]);
  expect(daysAtRisk(before(1), at(16, 59))).toBeNull();
  expect(daysAtRisk(before(1), at(22, 59))).toBe(1);
});

test('begun is not solved', () => {
  const begun = { ...today, finished: null, answers: [3], spans: [4000] };
  expect(daysAtRisk([...before(1), begun], at(20))).toBe(1);
});

test('without a streak there is nothing to be reminded of', () => {
  expect(daysAtRisk([], at(20))).toBeNull();
  expect(daysAtRisk(before(2), at(20))).toBeNull();
  const archived = before(1).map((run) => ({ ...run, onDay: false }));
  expect(daysAtRisk(archived, at(20))).toBeNull();
});

test('a reserve has bridged yesterday: the streak is at risk all the same', () => {
  expect(daysAtRisk(before(2, 3, 4, 5, 6, 7, 8), at(20))).toBe(7);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const { title, body } = nudgeWords[language];
  test('it says how many days, and that there is still time', () => {
    const said = [title(1), title(12), body];
    expect(new Set(said).size).toBe(3);
    expect(title(12)).toContain('12');
    for (const text of said) expect(text).not.toMatch(/["']|undefined|NaN/);
  });
});

test('French puts a narrow no-break space before a colon, and each language says it differently', () => {
  expect(nudgeWords.fr.title(2)).toMatch(/\u202f: 2 jours$/u);
  expect(nudgeWords.de.title(1)).toMatch(/1 Tag$/);
  expect(new Set(LANGUAGES.map((language) => nudgeWords[language].title(2))).size).toBe(3);
});
