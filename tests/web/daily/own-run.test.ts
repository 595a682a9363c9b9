// What this device's runs say for a board: one's marks, whether one may be named, and which days can still be renamed.
import { expect, test } from 'vitest';
import { dateOf } from '#shared/daily/calendar.ts';
import { maybeNamed, myMarks, openDates } from '#web/daily/boards/own-run.ts';
import type { Run } from '#web/saves/run-save.ts';
import { finishedRun } from '../saves/run-samples.ts';

const on = (number: number, change: Partial<Run> = {}): Run => ({
  ...finishedRun,
  date: dateOf(number),
  timing: 'serverTimed',
  delivery: 'delivered',
  ...change,
});

test('who has five results and came seven days ago for the first time is asked for a name', () => {
  expect(maybeNamed([1, 2, 3, 4, 8].map((number) => on(number)))).toBe(true);
  expect(maybeNamed([1, 2, 3, 4, 5, 6, 7].map((number) => on(number)))).toBe(false);
  expect(maybeNamed([1, 2, 3, 20].map((number) => on(number)))).toBe(false);
  expect(maybeNamed([])).toBe(false);
});

test('only what the server has timed and taken counts for that', () => {
  const four = [2, 3, 4, 8].map((number) => on(number));
  expect(maybeNamed([on(1), ...four])).toBe(true);
  for (const change of [{ timing: 'selfTimed' }, { timing: 'unranked' }, { delivery: 'refused' }] as const)
    expect(maybeNamed([on(1, change), ...four])).toBe(false);
});

test('a name can be changed on those days that are still today somewhere', () => {
  const noon = Date.parse('2026-11-20T12:00:00Z');
  const runs = [17, 18, 19, 20, 21].map((number) => on(number));
  expect(openDates(runs, noon)).toEqual(['2026-11-20', '2026-11-21']);
  expect(openDates([on(20, { delivery: 'waiting' })], noon)).toEqual([]);
});

test('one’s marks are those of that day, and none before it is solved', () => {
  const runs = [on(4), on(5), on(6, { finished: null, answers: [], spans: [] })];
  expect(myMarks(runs, dateOf(5))).toHaveLength(6);
  expect(myMarks(runs, dateOf(6))).toBeNull();
  expect(myMarks(runs, dateOf(7))).toBeNull();
});
