// Who is before whom: right answers, then timed by the server before self-timed, then the time.
import type { Millis } from '../engine/game.ts';
import { THROWS } from './puzzle.ts';
import { LONGEST_SPAN } from './score.ts';

export const TIMINGS = ['verified', 'selfTimed', 'unranked'] as const;
/** Who kept the time; unranked is a run with an answer faster than a person can be. */
export type Timing = (typeof TIMINGS)[number];

export interface Result {
  score: number;
  time: Millis;
  timing: Timing;
}

/** Longer than any run can take. */
const GRADE = THROWS * LONGEST_SPAN + 1;
export const GRADES = (THROWS + 1) * 2;

/** Right answers and timing as one number, 0 the best. */
export function gradeOf({ score, timing }: Pick<Result, 'score' | 'timing'>): number {
  return (THROWS - score) * 2 + (timing === 'verified' ? 0 : 1);
}

/** The whole order as one number: the lower the better, equal is shared. Null when unranked. */
export function placeOf(result: Result): number | null {
  return result.timing === 'unranked' ? null : gradeOf(result) * GRADE + result.time;
}

/** The first place of a grade. */
export function gradeStart(grade: number): number {
  return grade * GRADE;
}
