// Who is before whom, on a board and in a league: more right answers, then fewer whole seconds; as many of both are level.
import type { Millis } from '../engine/game.ts';

interface Sum {
  score: number;
  time: Millis;
}

export const wholeSeconds = (time: Millis): number => Math.floor(time / 1_000);

/** For sorting, the best first; 0 for those who are level. */
export function compared(one: Sum, other: Sum): number {
  return other.score - one.score || wholeSeconds(one.time) - wholeSeconds(other.time);
}
