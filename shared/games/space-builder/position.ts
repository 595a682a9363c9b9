// A table between two rounds, as all know it, parsed to the end: what no match comes to is refused.
import * as v from 'valibot';
import { holding, listOf, whole } from '#shared/engine/schemas.ts';
import { BUILDINGS, PLANS, STARRED } from './components.ts';
import { OptionsSchema } from './options.ts';

const LEAST_SEATS = 2;
const MOST_SEATS = 4;

/** A round that was on begins anew, with another plan. */
const Fields = v.strictObject({
  options: OptionsSchema,
  held: listOf(listOf(whole(0, BUILDINGS.length - 1), STARRED, BUILDINGS.length), LEAST_SEATS, MOST_SEATS),
  winners: listOf(v.nullable(whole(0, MOST_SEATS - 1)), 0, PLANS - 1),
});
export type Position = v.InferOutput<typeof Fields>;

export const PositionSchema = holding(Fields, ({ held, winners }) => {
  const isKnown = (seat: number | null) => seat === null || seat < held.length;
  return winners.every(isKnown) && held.every((own, seat) => isEarned(own, wonBy(winners, seat)));
});

export const wonBy = (winners: readonly (number | null)[], seat: number) =>
  winners.filter((winner) => winner === seat).length;

/** In order, each once, all with a star, and one more for each round won. */
function isEarned(held: readonly number[], won: number): boolean {
  const isOrdered = held.every((building, at) => at === 0 || building > held[at - 1]!);
  return isOrdered && held[STARRED - 1] === STARRED - 1 && held.length === STARRED + won;
}
