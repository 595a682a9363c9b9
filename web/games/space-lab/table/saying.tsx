// What can be done now or what is looked at, in a line that keeps its place, with the buttons of the moment.
import { Show } from 'solid-js';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { labWords } from '../words/words.ts';
import type { Model } from './model/model.ts';
import type { Placing } from './model/placing.ts';
import { statusOf } from './model/status.ts';

export function Saying(props: { model: Model; placing: Placing }) {
  const status = () => statusOf(props.model, props.placing);
  const aim = () => props.placing.aim();
  const label = () => {
    const cost = LABS[aim()!.lab]!.cost;
    return cost === 0 ? labWords().confirm.place : labWords().confirm.pay(cost);
  };
  const isLast = () => props.model.phase().kind === 'turn';
  return (
    <div class="lab-saying" classList={{ wide: aim() !== null }}>
      <p
        class="lab-status"
        classList={{ refused: status().kind === 'refused', card: status().kind === 'card' }}
      >
        <span>{status().said}</span>
        <Show when={status().more}>
          <span class="lab-more"> {status().more}</span>
        </Show>
      </p>
      <div class="lab-buttons">
        <Show when={aim()}>
          <button
            type="button"
            class="button"
            aria-keyshortcuts="Escape"
            onClick={() => props.placing.back()}
          >
            {labWords().confirm.back}
          </button>
          <button
            type="button"
            class="button primary"
            data-first
            disabled={!props.placing.isPaid()}
            onClick={() => void props.placing.confirm()}
          >
            {label()}
          </button>
        </Show>
        <Show when={props.placing.carried() !== null}>
          <button type="button" class="button" onClick={() => props.placing.drag.make({ type: 'back' })}>
            {labWords().confirm.back}
          </button>
        </Show>
        <Show when={!aim() && props.placing.carried() === null}>
          <Show when={props.model.may('undo')}>
            <button
              type="button"
              class="button"
              aria-keyshortcuts="Backspace"
              onClick={() => void props.model.act({ type: 'undo' })}
            >
              {labWords().undo}
            </button>
          </Show>
          <Show when={props.model.may('done')}>
            <button
              type="button"
              class="button"
              classList={{ primary: !props.model.may('place') }}
              aria-keyshortcuts="E"
              onClick={({ detail }) => detail < 2 && void props.model.act({ type: 'done' })}
            >
              {isLast() ? labWords().finish : labWords().done}
            </button>
          </Show>
        </Show>
      </div>
    </div>
  );
}
