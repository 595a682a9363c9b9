// The state of a Space Bowl match, and what a round leaves behind.
import type { Millis, Seat } from '#shared/engine/game.ts';
import type { RandomState } from '#shared/engine/random.ts';
import type { CardId } from './components.ts';
import { DECK } from './components.ts';
import { type Options, sideOf } from './options.ts';
import { type Fault, type Field, needsJoker, type Throw, type Verdict } from './solver.ts';

export const CALLS = ['go', 'doom'] as const;
export type CallKind = (typeof CALLS)[number];

export interface Call {
  kind: CallKind;
  by: Seat;
  at: Millis;
}

export const ROLES = ['free', 'claimant', 'searcher', 'red'] as const;
/** free: has said nothing in a Go round; claimant: must name a card; searcher: may name one in a doom round. */
export type Role = (typeof ROLES)[number];

export interface Claim {
  role: Role;
  pick: number | null;
  confirmed: boolean;
  /** Counts the picks of the round, so that the earlier of two is known. */
  order: number;
}

export interface Joker {
  by: Seat;
  card: number;
  at: Millis;
}

export interface Rest {
  kind: 'rest';
  since: Millis;
  ready: boolean[];
}
export interface Search {
  kind: 'search';
  thrown: Throw;
  from: Millis;
}
export interface Countdown {
  kind: 'countdown';
  thrown: Throw;
  from: Millis;
  call: Call;
  zero: Millis;
  /** Zero has passed: no more following, no joker; picks may still change for a moment. */
  closed: boolean;
  claims: Claim[];
  joker: Joker | null;
  picks: number;
}
export interface Over {
  kind: 'over';
}
export type Phase = Rest | Search | Countdown | Over;

export const POINT_REASONS = [
  'valid',
  'go',
  'alone',
  'joker',
  'invalid',
  'goInvalid',
  'red',
  'doom',
] as const;
export interface Point {
  reason: (typeof POINT_REASONS)[number];
  points: number;
}

export const JUDGEMENTS = ['valid', 'validWithJoker', 'invalid', 'red', 'none'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

export interface SeatResult {
  role: Role;
  pick: number | null;
  judgement: Judgement;
  /** Why an invalid card fails; `jokerNotNeeded` when the one who put the joker down named a card that works without. */
  faults: Fault[];
  turn: number;
  jokerNotNeeded: boolean;
  points: Point[];
  before: number;
  after: number;
}

export interface RoundResult {
  round: number;
  thrown: Throw;
  /** The galaxy as it lay during the round. */
  galaxy: Place[];
  from: Millis;
  /** Nobody called within the limit: the round is void and this is null. */
  call: Call | null;
  joker: Joker | null;
  found: boolean;
  answers: { card: number; turn: number }[];
  /** Cards that are answers only with the joker, and where it would have to lie. */
  withJoker: { card: number; jokerAt: number[] }[];
  seats: SeatResult[];
  captain: Seat;
  taken: { by: Seat; card: number | 'pile' } | null;
}

/** A card of the galaxy as it lies on the table. */
export interface Place {
  card: CardId;
  faceDown: boolean;
}

export interface State {
  options: Options;
  seats: number;
  random: RandomState;
  galaxy: Place[];
  /** The Infinity pile, top first. */
  pile: Place[];
  scores: number[];
  stock: CardId[][];
  captain: Seat;
  /** From 1; the round that is played or comes next. */
  round: number;
  phase: Phase;
  last: RoundResult | null;
  /** The scores after each round. */
  history: number[][];
}

export function fieldOf(galaxy: readonly Place[], options: Options): Field {
  return {
    size: sideOf(options),
    ring: options.ring,
    rotation: options.rotation,
    planets: galaxy.map((place) => (place.faceDown ? 0 : DECK[place.card]!)),
    faceDown: galaxy.map((place) => place.faceDown),
  };
}

/** Whether the card named by this seat counts, given who put the joker where. */
export function judgementOf(verdict: Verdict, joker: Joker | null, seat: Seat): Judgement {
  const plain = verdict.faults.length === 0;
  if (plain) return joker?.by === seat ? 'invalid' : 'valid';
  return needsJoker(verdict, joker?.card ?? null) ? 'validWithJoker' : 'invalid';
}
