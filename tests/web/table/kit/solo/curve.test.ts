// Where results lie on their curve, and which of many are drawn.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curveOf, HIGH, WIDE } from '#web/table/kit/solo/curve.ts';
import { POINTS, resultsOfPoints, TIME } from './results.ts';

const heights = (points: readonly number[], measure = POINTS) => {
  const { points: drawn, top, bottom } = curveOf(resultsOfPoints(points), measure, []);
  return { points: drawn.map(({ y }) => y), top, bottom };
};

test('the best lies at the top and the worst at the bottom, also where less is better', () => {
  expect(heights([80, 120, 100])).toEqual({ points: [108, 12, 60], top: 120, bottom: 80 });
  expect(heights([80, 120, 100], TIME)).toEqual({ points: [12, 108, 60], top: 80, bottom: 120 });
});

test('equal results lie in the middle', () => {
  expect(heights([7, 7])).toEqual({ points: [60, 60], top: 7, bottom: 7 });
  expect(heights([7])).toEqual({ points: [60], top: 7, bottom: 7 });
});

test('every match is a step to the right, from one side to the other', () => {
  const { points } = curveOf(resultsOfPoints([1, 2, 3, 4]), POINTS, []);
  expect(points.map(({ x }) => x)).toEqual([12, 104, 196, 288]);
});

test('of many some sixty are drawn, the first, the last and the marked ones among them', () => {
  const results = resultsOfPoints(Array.from({ length: 1000 }, (_, at) => at % 97));
  const drawn = curveOf(results, POINTS, ['match-7', 'match-501', undefined]).points;
  expect(drawn.length).toBeGreaterThanOrEqual(60);
  expect(drawn.length).toBeLessThanOrEqual(62);
  const matches = drawn.map(({ result }) => result.match);
  for (const match of ['match-0', 'match-7', 'match-501', 'match-999']) expect(matches).toContain(match);
});

test('whatever was reached, every point lies inside, and later ones further right', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 130 }), (reached) => {
      const { points } = curveOf(resultsOfPoints(reached), POINTS, []);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(WIDE);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(HIGH);
      }
      const xs = points.map(({ x }) => x);
      expect(xs).toEqual([...new Set(xs)].sort((one, other) => one - other));
    }),
  );
});
