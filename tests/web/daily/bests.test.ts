// One's best of each kind of day, and what a result was when it was finished.
import { expect, test } from 'vitest';
import { numberOf } from '#shared/daily/calendar.ts';
import { achievedBy, bestsOf } from '#web/daily/result/bests.ts';

const result = (date: string, score: number, time: number) => ({
  number: numberOf(date),
  finished: Date.parse(`${date}T12:00:00Z`),
  score,
  time,
});
const ring = result('2026-11-05', 5, 100_000);
const slower = result('2026-11-12', 5, 100_001);
const better = result('2026-11-19', 6, 300_000);
const monday = result('2026-11-02', 4, 50_000);
const tuesday = result('2026-11-03', 4, 40_000);
const sunday = result('2026-11-01', 0, 10_000);
const all = [better, slower, ring, monday, tuesday, sunday];

test('of each kind the most right answers count, then the time', () => {
  expect(bestsOf(all).map(({ shape, days, best }) => [shape.id, days, best])).toEqual([
    ['plain', 2, tuesday],
    ['ring', 3, better],
  ]);
  expect(bestsOf([slower, ring])[0]!.best).toBe(ring);
  expect(bestsOf([])).toEqual([]);
});

test('of the same results the one that was there first stands', () => {
  const equal = { ...slower, time: ring.time };
  expect(bestsOf([equal, ring])[0]!.best).toBe(ring);
  expect(achievedBy(equal, [equal, ring])).toEqual({ kind: 'stands', best: ring });
  expect(achievedBy(ring, [equal, ring])).toEqual({ kind: 'first' });
});

test('a result is held against those of its kind', () => {
  expect(achievedBy(better, all)).toEqual({ kind: 'beaten', before: ring });
  expect(achievedBy(tuesday, all)).toEqual({ kind: 'beaten', before: monday });
  expect(achievedBy(slower, all)).toEqual({ kind: 'stands', best: better });
  expect(achievedBy(ring, [ring, slower])).toEqual({ kind: 'first' });
});

test('looked at later, one that was beaten since is a best no more', () => {
  expect(achievedBy(ring, all)).toEqual({ kind: 'stands', best: better });
  expect(achievedBy(monday, all)).toEqual({ kind: 'stands', best: tuesday });
});

test('nothing right is nothing to beat', () => {
  expect(achievedBy(sunday, all)).toBeNull();
  const quicker = result('2026-11-08', 0, 5_000);
  expect(achievedBy(quicker, [...all, quicker])).toBeNull();
  const one = result('2026-11-08', 1, 90_000);
  expect(achievedBy(one, [...all, one])).toEqual({ kind: 'beaten', before: sunday });
});
