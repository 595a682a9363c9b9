// Who has won, to read and to hear.
import type { Seat } from '#shared/engine/game.ts';
import { listed } from '../drawings/speech.ts';
import { bowlWords } from '../words/words.ts';
import type { Desk } from './model.ts';

export function winnersOf(desk: Desk): Seat[] {
  const places = desk.table.outcome()?.places ?? [];
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

export function winnersSaid(desk: Desk): string {
  const winners = winnersOf(desk);
  return bowlWords().over.wins(listed(winners.map((seat) => desk.chair(seat).name)), winners.length);
}
