// What a game says of a match that is looked back at: its rounds, what each step did, and how long that is to be seen.
import type { Millis, Seat } from '#shared/engine/game.ts';

export interface Pause {
  /** What moves by itself needs its time at every speed. */
  moves: Millis;
  /** To read and to look, at the usual speed. */
  reads: Millis;
}

/** All of it from what a watcher sees; before the first step there is nothing. */
export interface LookingBack<View> {
  /** A round begins with this step. */
  begins(now: View, before: View | null): boolean;
  /** The step takes back the one before. */
  undoes?(now: View): boolean;
  /** What it did, in the third person; empty where there is nothing to tell. */
  told(now: View, before: View | null, name: (seat: Seat) => string): string;
  pause(now: View): Pause;
  /** Where something is to be found: how seeing it is called, and what it is now; empty while nobody searches. */
  found?: { show(): string; said(now: View): string };
  /** What nobody has found in the round that ends with this step; empty where there is nothing. */
  missed?(now: View): string;
}

/** For a game that says nothing of it. */
export const PLAIN: LookingBack<object> = {
  begins: () => false,
  told: () => '',
  pause: () => ({ moves: 0, reads: 1500 }),
};
