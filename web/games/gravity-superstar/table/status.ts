// One line that says whose turn it is and what they can do, or who has won.
import type { Seat } from '#shared/engine/game.ts';
import { gravityWords } from '../words/words.ts';
import type { Desk } from './model.ts';
import { listed, moveName } from './speech.ts';

export function statusOf(desk: Desk): string {
  const text = gravityWords().status;
  const { phase } = desk.view();
  const ride = desk.motion.ride();
  if (ride)
    return gravityWords().says.rides(desk.chair(ride.seat).name, moveName({ ...ride, type: ride.kind }));
  if (desk.refusal()) return desk.refusal();
  if (phase.kind === 'over') return '';
  if (desk.mine() === null) return text.waits(desk.chair(phase.seat).name);
  const asked = askedOf(desk);
  // Round one screen everybody must know who is meant.
  return desk.table.here.length > 1 ? `${desk.chair(phase.seat).name}: ${asked}` : asked;
}

function askedOf(desk: Desk): string {
  const text = gravityWords().status;
  const { phase } = desk.view();
  if (phase.kind === 'steal') return text.steal(desk.chair(phase.victims[0]!).name);
  if (desk.card()) return desk.narrowed() ? text.several : text.where;
  return phase.kind === 'act' && phase.again ? text.again : text.choose;
}

export const winnersOf = (desk: Desk): Seat[] =>
  (desk.view().places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));

export function winnersSaid(desk: Desk): string {
  const winners = winnersOf(desk);
  return gravityWords().over.wins(listed(winners.map((seat) => desk.chair(seat).name)), winners.length);
}
