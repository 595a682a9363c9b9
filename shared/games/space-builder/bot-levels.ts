// How fast and how careful a bot of each level builds: all the numbers there are to tune.
import type { Level, Millis } from '#shared/engine/game.ts';

/** Times are means, on plans that lie turned. */
export interface Habits {
  /** Until the plan is taken in, and for each building. */
  start: Millis;
  building: Millis;
  /** How far from its mean a time goes, and how far those of a whole round go together. */
  spread: number;
  form: number;
  /** Of 1000 buildings: laid otherwise than the plan shows. */
  slips: number;
  /** The last look before the tap: how long, of 1000 slips those that it catches, and how long to put one right. */
  look: Millis;
  caught: number;
  mend: Millis;
}

export const HABITS: Record<Level, Habits> = {
  1: { start: 4000, building: 9500, spread: 0.45, form: 0.25, slips: 140, look: 0, caught: 0, mend: 0 },
  2: { start: 3000, building: 7600, spread: 0.4, form: 0.25, slips: 80, look: 1500, caught: 300, mend: 3000 },
  3: {
    start: 2000,
    building: 5000,
    spread: 0.35,
    form: 0.22,
    slips: 50,
    look: 1500,
    caught: 500,
    mend: 2000,
  },
};

/** What goes wrong, of 100 slips: the wrong side up, turned to the right, to the left or by a half, two swapped. */
export const SLIPS = [
  { kind: 'face', share: 50 },
  { kind: 'right', share: 15 },
  { kind: 'left', share: 15 },
  { kind: 'half', share: 8 },
  { kind: 'swapped', share: 12 },
] as const;
export type SlipKind = (typeof SLIPS)[number]['kind'];

/** A straight plan takes this much of the time. */
export const STRAIGHT = 0.8;
/** From the last building, or the last look, to the pile. */
export const REACH: Millis = 300;
/** How long a winner looks at the locked buildings before taking one. */
export const CHOOSE = { least: 2000, most: 4000 };
