// One line that says whose turn it is and what they can do, or who has won.
import type { Seat } from '#shared/engine/game.ts';
import { gravityWords } from '../words/words.ts';
import type { Model } from './model.ts';
import { listed, moveName } from './speech.ts';

export function statusOf(model: Model): string {
  const text = gravityWords().status;
  const { phase } = model.view();
  const ride = model.motion.ride();
  if (ride)
    return gravityWords().says.rides(model.chair(ride.seat).name, moveName({ ...ride, type: ride.kind }));
  if (model.refusal()) return model.refusal();
  if (phase.kind === 'over') return '';
  if (model.mine() === null) return text.waits(model.chair(phase.seat).name);
  const asked = askedOf(model);
  // Round one screen everybody must know who is meant.
  return model.table.here.length > 1 ? `${model.chair(phase.seat).name}: ${asked}` : asked;
}

function askedOf(model: Model): string {
  const text = gravityWords().status;
  const { phase } = model.view();
  if (phase.kind === 'steal') return text.steal(model.chair(phase.victims[0]!).name);
  if (model.card()) return model.narrowed() ? text.several : text.where;
  return phase.kind === 'act' && phase.again ? text.again : text.choose;
}

export const winnersOf = (model: Model): Seat[] =>
  (model.view().places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));

export function winnersSaid(model: Model): string {
  const winners = winnersOf(model);
  return gravityWords().over.wins(listed(winners.map((seat) => model.chair(seat).name)), winners.length);
}
