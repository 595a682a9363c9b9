// What one is used to: the averages of one's own results.
import { THROWS } from '#shared/daily/puzzle.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { Solved } from '../parts/solved.ts';

export type Counted = Pick<Solved, 'score' | 'time' | 'spans' | 'finished'>;

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

/** Before that result, in the order in which they were finished. */
export function averagesBefore(results: readonly Counted[], finished: number): Averages | null {
  return averagesOf(results.filter((result) => result.finished < finished));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
