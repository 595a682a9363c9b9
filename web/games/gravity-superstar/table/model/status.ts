// One line that says whose turn it is and what they can do, or who has won.
import { gravityWords } from '../../words/words.ts';
import type { Model } from './model.ts';
import { moveName } from './speech.ts';

export function statusOf(model: Model): string {
  const text = gravityWords().status;
  const { phase } = model.view();
  const ride = model.motion.ride();
  if (ride)
    return gravityWords().says.rides(model.chair(ride.seat).name, moveName({ ...ride, type: ride.kind }));
  if (model.refusal()) return model.refusal();
  if (phase.kind === 'over') return '';
  if (model.actor() === null) return text.waits(model.chair(phase.seat).name);
  const asked = askedOf(model);
  // Round one screen everybody must know who is meant.
  return model.several() ? `${model.chair(phase.seat).name}: ${asked}` : asked;
}

function askedOf(model: Model): string {
  const text = gravityWords().status;
  const { phase } = model.view();
  if (phase.kind === 'steal') return text.steal(model.chair(phase.victims[0]!).name);
  if (model.tapped()) return text.sure;
  if (model.card()) return model.narrowed() ? text.several : text.where;
  return phase.kind === 'act' && phase.again ? text.again : text.choose;
}
