// Why a match went the way it did: of the parts that points are made of, the one that set the winner apart.
import type { Outcome, Seat } from '#shared/engine/game.ts';
import { isDecidedOtherwise, winnersIn } from '../winners.ts';

/** Whoever has won, and to whom they are compared. */
export interface Pair {
  winner: Seat;
  other: Seat;
}

export type Decided<Part extends string> =
  /** Nobody else was there: what brought most, if anything did. */
  | { kind: 'alone'; part: Part; points: number; of: number }
  | { kind: 'shared' }
  /** Equal in points. */
  | { kind: 'tiebreak' }
  | ({ kind: 'part'; part: Part; won: number; lost: number } & Pair);

/** Whoever looks, if they have not won; else who came next. Only where somebody has not won. */
export function pairOf({ places }: Outcome, own: Seat | null): Pair {
  const winner = places.indexOf(1);
  if (own !== null && places[own] !== 1) return { winner, other: own };
  return { winner, other: places.indexOf(Math.min(...places.filter((place) => place !== 1))) };
}

/** @param parts for each part of the points, what each seat has of it */
export function decided<Part extends string>(
  parts: Readonly<Record<Part, readonly number[]>>,
  outcome: Outcome,
  own: Seat | null,
): Decided<Part> | null {
  const all = Object.entries<readonly number[]>(parts) as [Part, readonly number[]][];
  const most = (by: (points: readonly number[]) => number) =>
    all.reduce((best, one) => (by(one[1]) > by(best[1]) ? one : best));
  if (outcome.places.length === 1) {
    const [part, points] = most(([points]) => points!);
    return points[0]! > 0 ? { kind: 'alone', part, points: points[0]!, of: outcome.scores[0]! } : null;
  }
  if (winnersIn(outcome).length > 1) return { kind: 'shared' };
  if (isDecidedOtherwise(outcome)) return { kind: 'tiebreak' };
  const { winner, other } = pairOf(outcome, own);
  const [part, points] = most((points) => points[winner]! - points[other]!);
  return { kind: 'part', part, winner, other, won: points[winner]!, lost: points[other]! };
}
