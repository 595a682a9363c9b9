// Fair claims: the first to press wins, as far as a connection can be trusted about when that was.
import type { Millis, Seat, Span } from '../engine/game.ts';
import type { Parsed } from '../engine/match.ts';

/** No claim is believed to have travelled longer, whatever its connection seems to take. */
export const LONGEST_TRUST: Millis = 500;
/** No table waits longer for an earlier claim. */
export const LONGEST_WINDOW: Millis = 300;
/** How many measurements of a connection are remembered. */
const MEASUREMENTS = 12;
const FEWEST_MEASUREMENTS = 3;

/** The round trips of one connection as the room itself has measured them, the newest last. */
export type RoundTrips = readonly Millis[];

export interface Claim {
  seat: Seat;
  number: number;
  action: unknown;
  /** The same as the game knows it. */
  said: Parsed;
  /** When it counts as pressed. */
  at: Millis;
  /** The same for an action of which only the time matters. */
  pressed?: Millis | undefined;
  /** The connection it came over: its answer goes there, whoever has the seat by then. */
  via: string;
}

export function measured(known: RoundTrips, roundTrip: Millis): RoundTrips {
  return [...known, Math.max(0, Math.round(roundTrip))].slice(-MEASUREMENTS);
}

/** The median of what was measured: one answer that comes late buys no trust, nor do too few. */
export function trustIn(roundTrips: RoundTrips): Millis {
  if (roundTrips.length < FEWEST_MEASUREMENTS) return 0;
  const sorted = roundTrips.toSorted((one, other) => one - other);
  return Math.min(LONGEST_TRUST, sorted[Math.floor(sorted.length / 2)]!);
}

/**
 * As it says, but no earlier than its connection can explain and never later than it came.
 * Nothing counts as pressed before the reveal: whoever says so is taken at their arrival.
 */
export function acceptedTime(
  pressed: Millis,
  arrived: Millis,
  roundTrips: RoundTrips,
  reveal: Millis,
): Millis {
  const at = Math.min(arrived, Math.max(pressed, arrived - trustIn(roundTrips)));
  return at < reveal ? arrived : at;
}

/** The same where something has ended: whoever says that they were in time is taken at that end at the latest. */
export function timeWithin(
  { from, until }: Span,
  pressed: Millis,
  arrived: Millis,
  roundTrips: RoundTrips,
): Millis {
  const at = acceptedTime(pressed, arrived, roundTrips, from);
  return until !== null && pressed <= until ? Math.min(at, until) : at;
}

/** How long the first claim waits for an earlier one: as long as the slowest connection at the table may take. */
export function windowOf(table: readonly RoundTrips[]): Millis {
  return Math.min(LONGEST_WINDOW, Math.max(0, ...table.flat()));
}

/** In the order in which they count; of equal ones the first to arrive. */
export function inOrder(claims: readonly Claim[]): Claim[] {
  return [...claims].sort((one, other) => one.at - other.at);
}
