// The calendar of the daily: months newest first, each beginning under its weekday, and finished runs judged.
import { describe, expect, test } from 'vitest';
import { dateOf, numberOf } from '#shared/daily/calendar.ts';
import { puzzleOf } from '#shared/daily/puzzle.ts';
import { truthOf } from '#shared/daily/score.ts';
import { monthsUpTo } from '#web/daily/calendar/months.ts';
import { solvedRuns } from '#web/daily/parts/solved.ts';
import type { Run } from '#web/saves/run-save.ts';

describe('the months', () => {
  test('begin with the first galaxy, a Sunday', () => {
    const [first, ...others] = monthsUpTo(1);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: '2026-11', offset: 6 });
    expect(first!.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`),
    );
  });

  test('come newest first and begin under their weekday, leap days included', () => {
    const months = monthsUpTo(numberOf('2028-03-01'));
    expect(months.map(({ id }) => id).slice(0, 3)).toEqual(['2028-03', '2028-02', '2028-01']);
    expect(months).toHaveLength(17);
    expect(months.map(({ offset }) => offset).slice(0, 3)).toEqual([2, 1, 5]);
    expect(months[1]!.days).toHaveLength(29);
  });

  test('hold every day once, in order', () => {
    const days = monthsUpTo(400)
      .reverse()
      .flatMap((month) => month.days);
    expect(days.map(({ number }) => number)).toEqual(days.map((_, at) => at + 1));
    expect(days.every(({ date, number }) => date === dateOf(number))).toBe(true);
  });
});

const DATE = '2026-11-17';
const right = [0, 1, 2, 3, 4, 5].map((at) => truthOf(puzzleOf(DATE), at).answers[0] ?? ('none' as const));
const run: Run = {
  date: DATE,
  generator: 1,
  onDay: true,
  started: 1,
  answers: right,
  spans: [1000, 2000, 3000, 4000, 5000, 6000],
  revealed: null,
  finished: 2,
  ticket: null,
  timing: 'serverTimed',
  delivery: 'delivered',
  refusal: null,
  acknowledged: 12,
  asked: null,
};

describe('finished runs', () => {
  test('are judged by their answers', () => {
    const wrong = right.with(0, 'none');
    const [all, five] = solvedRuns([run, { ...run, answers: wrong }]);
    expect(all).toMatchObject({ date: DATE, number: 17, score: 6, time: 21_000 });
    expect(five).toMatchObject({ score: 5 });
    expect(five!.marks[0]).toBe('wrong');
  });

  test('leave out what is only begun', () => {
    expect(solvedRuns([{ ...run, finished: null, answers: right.slice(0, 2), spans: [1, 2] }])).toEqual([]);
  });
});
