// Who is where at the end: the place of each seat, from 1; tied seats share one, and the places behind them stay empty.
import type { Seat } from './game.ts';

/** By most points; of equal ones, whoever is ahead by the game's own rule. */
export function placesOf(
  scores: readonly number[],
  isAhead: (one: Seat, other: Seat) => boolean = () => false,
): number[] {
  const seats = [...scores.keys()];
  const beats = (one: Seat, other: Seat) =>
    scores[one]! > scores[other]! || (scores[one] === scores[other] && isAhead(one, other));
  return seats.map((seat) => 1 + seats.filter((other) => beats(other, seat)).length);
}
