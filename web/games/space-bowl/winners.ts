// Who has won, to read and to hear.
import type { Seat } from '../../../shared/game.ts';
import { placesOf } from '../../../shared/space-bowl/places.ts';
import type { Desk } from './desk.ts';
import { listed } from './speech.ts';
import { bowlWords } from './words/words.ts';

export function winnersOf(desk: Desk): Seat[] {
  const { scores, stock } = desk.view();
  return placesOf(scores, stock).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

export function winnersSaid(desk: Desk): string {
  const winners = winnersOf(desk);
  return bowlWords().over.wins(listed(winners.map((seat) => desk.chair(seat).name)), winners.length);
}
