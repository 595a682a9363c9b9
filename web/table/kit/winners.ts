// Who has won, to read and to hear.
import type { Outcome, Seat } from '#shared/engine/game.ts';
import type { Sound } from '#web/device/sound.ts';
import { listed, words } from '#web/words/words.ts';
import type { Table } from '../host/table.ts';

export const winnersIn = ({ places }: Outcome): Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** Nothing while the match is on. */
export function winnersSaid(table: Pick<Table, 'chairs' | 'outcome'>): string {
  const outcome = table.outcome();
  if (!outcome) return '';
  const names = winnersIn(outcome).map((seat) => table.chairs[seat]!.name);
  return words().table.wins(listed(names), names.length);
}

/** How a match that is over sounds at this screen; whoever is alone is first among nobody. */
export function endSound(outcome: Outcome, { here }: Pick<Table, 'here'>): Sound {
  const isFirst = winnersIn(outcome).some((seat) => here.includes(seat));
  return isFirst && outcome.places.length > 1 ? 'first' : 'result';
}

/** Somebody has as many points as those who have won, and not the same place. */
export function isDecidedOtherwise(outcome: Outcome): boolean {
  const { places, scores } = outcome;
  const best = scores[winnersIn(outcome)[0]!];
  return places.some((place, seat) => place !== 1 && scores[seat] === best);
}
