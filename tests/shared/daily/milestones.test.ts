// Which lengths of a streak are worth a word, and how far it is to the next.
import { expect, test } from 'vitest';
import { isMilestone, MILESTONES, milestoneAfter } from '#shared/daily/milestones.ts';

test('are those of the list, and every year after', () => {
  const reached = Array.from({ length: 1100 }, (_, days) => days).filter(isMilestone);
  expect(reached).toEqual([...MILESTONES, 730, 1095]);
  expect(isMilestone(-3)).toBe(false);
});

test.each([
  [0, 3],
  [3, 7],
  [6, 7],
  [7, 14],
  [200, 365],
  [364, 365],
  [365, 730],
  [729, 730],
  [730, 1095],
])('after %i days the next one is %i', (days, next) => {
  expect(milestoneAfter(days)).toBe(next);
});
