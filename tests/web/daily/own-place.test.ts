// What a board says about one's own place.
import { expect, test } from 'vitest';
import { TIME_STEP, TIME_STEPS } from '#shared/daily/protocol.ts';
import { betterThan, timeBarOf } from '#web/daily/boards/own-place.ts';

const placed = (rank: number | null, total: number) =>
  betterThan({ total, mine: { rank, score: 5, time: 60_000, timing: 'verified' } });

test.each([
  [1, 2, 100],
  [2, 2, 0],
  [1, 101, 100],
  [72, 101, 29],
  [2, 1_001, 99],
  [101, 101, 0],
])('place %i of %i is better than %i percent of the others', (rank, total, percent) => {
  expect(placed(rank, total)).toBe(percent);
});

test('without others, without a place or without a result there is nobody to be better than', () => {
  expect(placed(1, 1)).toBeNull();
  expect(placed(null, 20)).toBeNull();
  expect(betterThan({ total: 20, mine: null })).toBeNull();
});

test('a time belongs to the bar that begins with it, and the last bar has no end', () => {
  expect([0, TIME_STEP - 1, TIME_STEP].map(timeBarOf)).toEqual([0, 0, 1]);
  expect(timeBarOf(TIME_STEP * TIME_STEPS * 100)).toBe(TIME_STEPS - 1);
});
