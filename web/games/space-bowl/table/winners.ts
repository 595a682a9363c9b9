// Who has won, to read and to hear.
import type { Seat } from '#shared/engine/game.ts';
import { listed } from '../drawings/speech.ts';
import { bowlWords } from '../words/words.ts';
import type { Model } from './model.ts';

export function winnersOf(model: Model): Seat[] {
  const places = model.table.outcome()?.places ?? [];
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

export function winnersSaid(model: Model): string {
  const winners = winnersOf(model);
  return bowlWords().over.wins(listed(winners.map((seat) => model.chair(seat).name)), winners.length);
}
