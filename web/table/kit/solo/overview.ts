// What the parts of the results show: everything about them that can be known, for one game and its options.
import type { Result } from '#web/saves/results.ts';
import type { Measure } from './measure.ts';
import { type Standing, standingOf } from './standing.ts';

export interface Overview {
  /** The first played first. */
  results: readonly Result[];
  /** Null where nothing counts. */
  standing: Standing | null;
  /** That of the match that has just ended here. */
  current: Result | undefined;
  measure: Measure;
  /** A result in words, with what the game calls it. */
  said(points: number): string;
}

export function overviewOf(
  results: readonly Result[],
  measure: Measure,
  current: string | undefined,
  titled: ((points: number) => string) | undefined,
): Overview {
  return {
    results,
    standing: standingOf(results, measure),
    current: results.find(({ match }) => match === current),
    measure,
    said: (points) => [measure.said(points), titled?.(points)].filter(Boolean).join(', '),
  };
}
