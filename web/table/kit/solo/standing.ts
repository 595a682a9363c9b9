// How results compare: the best, the mean of the last ones, and where one of them stands.
import type { Result } from '#web/saves/results.ts';
import { type Measure, worth } from './measure.ts';

/** Of so many the mean is told. */
export const LAST = 10;

export interface Standing {
  /** Of equal ones the first. */
  best: Result;
  many: number;
  /** Of the last ten, or of all when there are fewer. */
  mean: number;
}

/** Only the first match from each seed counts: one played again would always look like progress. */
export const fair = (results: readonly Result[]) => results.filter(({ known }) => !known);

/** Null where nothing counts. */
export function standingOf(results: readonly Result[], measure: Measure): Standing | null {
  const counted = fair(results);
  const best = bestOf(counted, measure);
  if (!best) return null;
  const last = counted.slice(-LAST);
  const mean = last.reduce((sum, { points }) => sum + points, 0) / last.length;
  return { best, many: counted.length, mean };
}

export function bestOf(results: readonly Result[], measure: Measure): Result | undefined {
  const worthOf = ({ points }: Result) => worth(points, measure);
  return results.reduce<Result | undefined>(
    (best, result) => (best && worthOf(best) >= worthOf(result) ? best : result),
    undefined,
  );
}

/** From 1; equal ones share it. */
export function placeOf({ points }: Result, results: readonly Result[], measure: Measure): number {
  return 1 + fair(results).filter((other) => worth(other.points, measure) > worth(points, measure)).length;
}

/** All from the same seed, this one among them. */
export const triesOf = ({ seed }: Pick<Result, 'seed'>, results: readonly Result[]) =>
  results.filter((result) => result.seed === seed);
