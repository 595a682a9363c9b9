// What a row of matches comes to: how many, how many were won, the best, and how it went over time.
import type { Played } from './played.ts';

/** Of so many the mean is drawn. */
export const LAST = 10;

export interface Tally {
  matches: number;
  /** Those that are known to be won. */
  wins: number;
  /** Of equal ones the first. */
  best: Played;
  /** The win by most points; null where nobody was beaten. */
  clearest: Played | null;
  /** The most wins one after the other. */
  longest: number;
  /** Those that stand now. */
  standing: number;
}

/** Of the first played first; null for none. */
export function tallyOf(played: readonly Played[]): Tally | null {
  const [first] = played;
  if (!first) return null;
  const tally: Tally = {
    matches: played.length,
    wins: 0,
    best: first,
    clearest: null,
    longest: 0,
    standing: 0,
  };
  for (const one of played) {
    if (one.points > tally.best.points) tally.best = one;
    tally.standing = one.won ? tally.standing + 1 : 0;
    tally.longest = Math.max(tally.longest, tally.standing);
    if (!one.won) continue;
    tally.wins++;
    if (ahead(one) > (tally.clearest ? ahead(tally.clearest) : 0)) tally.clearest = one;
  }
  return tally;
}

export const ahead = ({ points, others }: Played) => points - others;

/** At each match the mean of the last ten up to it, or of all as long as there are fewer. */
export function meansOf(points: readonly number[]): number[] {
  let sum = 0;
  return points.map((now, at) => {
    sum += now - (points[at - LAST] ?? 0);
    return sum / Math.min(LAST, at + 1);
  });
}
