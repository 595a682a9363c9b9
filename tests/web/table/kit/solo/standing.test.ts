// How results of playing alone compare.
import { expect, test } from 'vitest';
import type { Result } from '#web/saves/results.ts';
import { placeOf, standingOf, triesOf } from '#web/table/kit/solo/standing.ts';
import { POINTS, resultsOfPoints, TIME } from './results.ts';

const some = resultsOfPoints([80, 112, 96, 112]);

test('the best is the first of those with the most points, or with the least where less is better', () => {
  expect(standingOf(some, POINTS)).toEqual({ best: some[1], many: 4, mean: 100 });
  expect(standingOf(some, TIME)).toMatchObject({ best: some[0] });
});

test('the mean is of the last ten', () => {
  expect(standingOf(resultsOfPoints([900, 900, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), POINTS)).toMatchObject({
    many: 12,
    mean: 5.5,
  });
});

test('nothing stands where there is nothing', () => {
  expect(standingOf([], POINTS)).toBeNull();
});

test('equal ones share a place', () => {
  const places = (measure: typeof POINTS) => some.map((result) => placeOf(result, some, measure));
  expect(places(POINTS)).toEqual([4, 1, 3, 1]);
  expect(places(TIME)).toEqual([1, 3, 2, 3]);
});

test('what is played again from a known seed counts for nothing but its own tries', () => {
  const again: Result = { ...some[0]!, match: 'again', points: 150, known: true };
  const all = [...some, again];
  expect(standingOf(all, POINTS)).toEqual(standingOf(some, POINTS));
  expect(placeOf(some[1]!, all, POINTS)).toBe(1);
  expect(triesOf(again, all)).toEqual([some[0], again]);
  expect(standingOf([again], POINTS)).toBeNull();
});
