// Points: each star, each token, and each pair of stars of a colour.
import type { Outcome, Seat } from '#shared/engine/game.ts';
import { placesOf } from '#shared/engine/places.ts';
import type { Pieces } from './state.ts';

type Held = Pick<Pieces, 'taken' | 'tokens'>;

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const starsOf = ({ taken }: Held, seat: Seat) => sum(taken[seat]!);
export const pairsOf = ({ taken }: Held, seat: Seat) => sum(taken[seat]!.map((many) => Math.floor(many / 2)));
export const pointsOf = (held: Held, seat: Seat) =>
  starsOf(held, seat) + pairsOf(held, seat) + held.tokens[seat]!;

/** Equal in points, whoever has fewer tokens is ahead. */
export function outcomeOf(held: Held): Outcome {
  const seats = [...held.tokens.keys()];
  const scores = seats.map((seat) => pointsOf(held, seat));
  const hasFewerTokens = (one: Seat, other: Seat) => held.tokens[one]! < held.tokens[other]!;
  return { places: placesOf(scores, hasFewerTokens), scores };
}
