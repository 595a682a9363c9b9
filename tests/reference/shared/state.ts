// Everything on the table of Nim. Nothing of it is hidden.
import type { Millis, Seat } from '#shared/engine/game.ts';
import type { Options } from './options.ts';

export interface State {
  options: Options;
  seats: number;
  /** Stones in the heap. */
  left: number;
  turn: Seat;
  /** What was taken last, and by whom. */
  last: { seat: Seat; many: number } | null;
  /** When that was. */
  since: Millis;
}

/** A point for whoever took the last stone. */
export function scoresOf({ seats, left, last }: State): number[] {
  return Array.from({ length: seats }, (_, seat) => (left === 0 && last?.seat === seat ? 1 : 0));
}
