// Who has won, to read and to hear.
import type { Seat } from '#shared/engine/game.ts';
import { listed, words } from '#web/words/words.ts';
import type { Table } from '../host/table.ts';

export const winnersIn = (places: readonly number[]): Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

export function winnersSaid(table: Table, places: readonly number[]): string {
  const names = winnersIn(places).map((seat) => table.chairs[seat]!.name);
  return words().table.wins(listed(names), names.length);
}

/** Somebody has as many points as those who have won, and not the same place. */
export function isDecidedOtherwise(places: readonly number[], scores: readonly number[]): boolean {
  const best = scores[winnersIn(places)[0]!];
  return places.some((place, seat) => place !== 1 && scores[seat] === best);
}
