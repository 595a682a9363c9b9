// One's best result of each kind of day: most right answers, then the shortest time, then who was there first.
import { type Shape, shapeOf, WEEK } from '#shared/daily/week.ts';
import type { Solved } from '../parts/solved.ts';

type Ranked = Pick<Solved, 'number' | 'finished' | 'score' | 'time'>;

export interface KindBest<Result> {
  shape: Shape;
  /** How many of this kind are solved. */
  days: number;
  best: Result;
}

export const isOfKind =
  (shape: Shape) =>
  ({ number }: { number: number }): boolean =>
    shapeOf(number).id === shape.id;

/** In the order of the week; kinds without a right answer are left out. */
export function bestsOf<Result extends Ranked>(results: readonly Result[]): KindBest<Result>[] {
  const shapes = WEEK.filter((shape, at) => WEEK.indexOf(shape) === at);
  return shapes.flatMap((shape) => {
    const those = results.filter(isOfKind(shape));
    const best = bestOf(those);
    return best && best.score > 0 ? [{ shape, days: those.length, best }] : [];
  });
}

export type Achieved<Result> =
  | { kind: 'first' }
  | { kind: 'beaten'; before: Result }
  | { kind: 'stands'; best: Result };

/** What that result, one of them, is among those of its kind; null where there is nothing to say. */
export function achievedBy<Result extends Ranked>(
  mine: Result,
  results: readonly Result[],
): Achieved<Result> | null {
  const those = results.filter(isOfKind(shapeOf(mine.number)));
  const best = bestOf(those);
  if (!best || best.score === 0) return null;
  if (best !== mine) return { kind: 'stands', best };
  const before = bestOf(those.filter(({ finished }) => finished < mine.finished));
  return before ? { kind: 'beaten', before } : { kind: 'first' };
}

function bestOf<Result extends Ranked>(results: readonly Result[]): Result | null {
  return results.reduce<Result | null>(
    (best, result) => (best === null || isBetter(result, best) ? result : best),
    null,
  );
}

/** Of the same results the one that was there first. */
function isBetter(one: Ranked, other: Ranked): boolean {
  return (other.score - one.score || one.time - other.time || one.finished - other.finished) < 0;
}
