// What one is used to: the averages of one's own results.
import { THROWS } from '#shared/daily/puzzle.ts';
import type { Shape } from '#shared/daily/week.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { Solved } from '../parts/solved.ts';
import { isOfKind } from './bests.ts';

type Counted = Pick<Solved, 'score' | 'time' | 'spans'>;
type Dated = Counted & Pick<Solved, 'number' | 'finished'>;

export interface Averages {
  days: number;
  score: number;
  time: Millis;
  /** For each throw by itself: the last ones are harder. */
  spans: Millis[];
}

/** Null where there is nothing to average. */
export function averagesOf(results: readonly Counted[]): Averages | null {
  if (results.length === 0) return null;
  return {
    days: results.length,
    score: average(results.map(({ score }) => score)),
    time: Math.round(average(results.map(({ time }) => time))),
    spans: Array.from({ length: THROWS }, (_, at) =>
      Math.round(average(results.map(({ spans }) => spans[at]!))),
    ),
  };
}

/** Of this kind of day, before that result, in the order in which they were finished. */
export function averagesBefore(results: readonly Dated[], shape: Shape, finished: number): Averages | null {
  return averagesOf(results.filter(isOfKind(shape)).filter((result) => result.finished < finished));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
