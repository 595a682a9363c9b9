// What whoever holds the page's half of a room must bring along: a clock and an alarm.
import type { Millis } from '../../engine/game.ts';

export interface Timers {
  /** On a clock that never jumps and began anywhere. */
  now(): Millis;
  /** Gives back how to cancel it. */
  later(work: () => void, after: Millis): () => void;
}
