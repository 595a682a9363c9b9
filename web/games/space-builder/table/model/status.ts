// One line that says what is going on, and what somebody at this screen can do next.
import { builderWords } from '../../words/words.ts';
import type { Model } from './model.ts';
import type { Placing } from './placing.ts';
import { lyingSaid } from './speech.ts';

export function statusOf(model: Model, placing: Placing): string {
  const text = builderWords().status;
  if (model.refusal()) return model.refusal();
  if (model.kind() === 'rest') return model.isAlone() ? text.firstAlone : text.first;
  if (model.countIn() !== null) return text.soon;
  if (model.own() === null) return text.watch;
  if (model.tapping()) return text.sending;
  if (model.hasTapped()) return text.tapped;
  if (model.isHalted()) return text.halted;
  if (model.kind() === 'stop') return text.stopped;
  const carried = placing.carried();
  if (carried !== null) return lyingSaid(model.hand.lying(carried));
  const missing = model.missing().length;
  if (missing === 0) return text.all;
  if (missing < model.held().length) return text.more(missing);
  return model.view().lie === 0 ? text.pick : text.pickTurned;
}
