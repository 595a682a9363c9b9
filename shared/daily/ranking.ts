// Who is before whom on a day: more right answers, then fewer whole seconds; as many of both share a place.
import type { Millis } from '../engine/game.ts';
import { THROWS } from './puzzle.ts';
import { LONGEST_SPAN } from './score.ts';

export const TIMINGS = ['serverTimed', 'selfTimed', 'unranked'] as const;
/** Who kept the time; unranked is a run that no person plays, or one that was withdrawn: nobody else's numbers know it. */
export type Timing = (typeof TIMINGS)[number];

export interface Result {
  score: number;
  time: Millis;
  timing: Timing;
}

/** Longer than any run can take. */
const GRADE = THROWS * LONGEST_SPAN + 1;

/** The whole order as one number, to the millisecond: the lower the better. */
export function orderOf({ score, time }: Pick<Result, 'score' | 'time'>): number {
  return (THROWS - score) * GRADE + time;
}
