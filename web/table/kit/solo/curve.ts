// Where each result lies on a curve over time: one step a match, the best at the top.
import type { Result } from '#web/saves/results.ts';
import { type Measure, worth } from './measure.ts';

export const WIDE = 300;
export const HIGH = 120;
/** Room for the marks around a point. */
const EDGE = 12;
/** More could not be told apart on a phone. */
const MOST = 60;

export interface Point {
  result: Result;
  x: number;
  y: number;
}

export interface Curve {
  points: Point[];
  /** The points in the game of the highest and the lowest point. */
  top: number;
  bottom: number;
  /** Where so many points lie. */
  heightOf(points: number): number;
}

/** Of many results some are drawn, spread evenly, and always those that are `marked`. */
export function curveOf(
  results: readonly Result[],
  measure: Measure,
  marked: readonly (string | undefined)[],
): Curve {
  const drawn = thinned(results, marked);
  const sorted = drawn.map(({ result }) => result.points).sort((one, other) => one - other);
  const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
  const [bottom, top] = measure.lessIsBetter ? [high, low] : [low, high];
  const height = worth(top, measure) - worth(bottom, measure);
  const heightOf = (points: number) => {
    const share = height === 0 ? 0.5 : (worth(points, measure) - worth(bottom, measure)) / height;
    return HIGH - EDGE - (HIGH - 2 * EDGE) * share;
  };
  const points = drawn.map(({ result, at }) => {
    const x = EDGE + ((WIDE - 2 * EDGE) * at) / Math.max(1, results.length - 1);
    return { result, x, y: heightOf(result.points) };
  });
  return { points, top, bottom, heightOf };
}

function thinned(results: readonly Result[], marked: readonly (string | undefined)[]) {
  const all = results.map((result, at) => ({ result, at }));
  if (all.length <= MOST) return all;
  const step = (all.length - 1) / (MOST - 1);
  const even = new Set(Array.from({ length: MOST }, (_, place) => Math.round(place * step)));
  return all.filter(({ result, at }) => even.has(at) || marked.includes(result.match));
}
