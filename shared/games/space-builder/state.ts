// The state of a Space Builder match, and what a round leaves behind.
import type { Millis, Seat } from '#shared/engine/game.ts';
import type { Board, BuildingId, Plan } from './components.ts';
import type { Fault } from './faults.ts';
import type { Options } from './options.ts';

/** What a builder has, and how far they are in this round. */
export interface Builder {
  /** In hand or on the board; the others are locked. */
  held: readonly BuildingId[];
  won: number;
  board: Board;
  /** When the hand last changed something on it. */
  changed: Millis | null;
  tap: Tap | null;
  /** Builds no more without a tap: away, or the last board has been sent after the stop. */
  out: Out | null;
}

export interface Out {
  how: 'halted' | 'sent';
  at: Millis;
}

export interface Tap {
  pressed: Millis;
  /** The first to arrive has 0. */
  arrival: number;
}

export interface Rest {
  kind: 'rest';
  since: Millis;
  ready: boolean[];
}
/** All count down; the plan is not turned up yet. */
export interface Soon {
  kind: 'soon';
  until: Millis;
}
export interface Build {
  kind: 'build';
  /** The plan is seen. */
  from: Millis;
}
export const STOPPED_BY = ['tap', 'limit', 'halt'] as const;
export type StoppedBy = (typeof STOPPED_BY)[number];
/** Nobody builds any more; boards and taps from before are still on their way. */
export interface Stop {
  kind: 'stop';
  from: Millis;
  at: Millis;
  until: Millis;
  by: StoppedBy;
}
export interface Unlock {
  kind: 'unlock';
  seat: Seat;
  until: Millis;
}
export interface Over {
  kind: 'over';
}
export type Phase = Rest | Soon | Build | Stop | Unlock | Over;

export interface RoundResult {
  round: number;
  plan: Plan;
  lie: number;
  from: Millis;
  stop: Millis;
  stoppedBy: StoppedBy;
  seats: SeatResult[];
  /** The fastest first; those in one group are equal. */
  order: Seat[][];
  winner: Seat | null;
}

export interface SeatResult {
  held: readonly BuildingId[];
  board: Board;
  /** When they tapped; null for who was stopped. */
  tapped: Millis | null;
  changed: Millis | null;
  faults: Fault[];
  total: number;
}

export interface State {
  options: Options;
  seats: number;
  plans: readonly Plan[];
  /** By how many quarters each plan is turned where it lies. */
  lies: readonly number[];
  /** From 1; the round that is played or comes next. */
  round: number;
  builders: readonly Builder[];
  phase: Phase;
  last: RoundResult | null;
  /** Who won each round. */
  winners: readonly (Seat | null)[];
}
