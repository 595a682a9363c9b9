// A row of matches as a curve over time: each as a dot, and the mean of the last ten as a line through them.
import type { Result } from '../saves/results.ts';
import { type Curve, curveOf } from '../table/kit/solo/curve.ts';
import type { Measure } from '../table/kit/solo/measure.ts';
import type { Played } from './played.ts';
import { meansOf } from './tally.ts';

export interface Dot {
  x: number;
  y: number;
  one: Played;
}

export interface Trend {
  dots: readonly Dot[];
  /** As a polyline takes it. */
  line: string;
  top: number;
  bottom: number;
}

export function trendOf(played: readonly Played[], measure: Measure, best: string): Trend {
  const by = new Map(played.map((one, at) => [one.match, { one, at }]));
  const means = meansOf(played.map(({ points }) => points));
  const { points, top, bottom, heightOf }: Curve = curveOf(played.map(asResult), measure, [best]);
  const dots = points.map(({ result, x, y }) => ({ x, y, one: by.get(result.match)!.one }));
  const line = points.map(({ result, x }) => `${x},${heightOf(means[by.get(result.match)!.at]!)}`).join(' ');
  return { dots, line, top, bottom };
}

const asResult = ({ match, points, when }: Played): Result => ({
  match,
  points,
  when,
  seed: '',
  known: false,
});
