// The draft: which of one's three objectives goes to the seat on the left.
import { createSignal, For } from 'solid-js';
import type { ObjectiveId } from '#shared/games/space-lab/components.ts';
import { Objective } from '../../drawings/objective.tsx';
import { labWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import { objectiveSaid } from '../model/speech.ts';

export function Pass(props: { model: Model }) {
  const [chosen, choose] = createSignal<ObjectiveId | null>(null);
  const dealt = () => props.model.ownCrew()?.dealt ?? [];
  const isOpen = () => props.model.may('pass');
  return (
    <div class="lab-pass">
      <ul>
        <For each={dealt()}>
          {(objective) => (
            <li>
              <button
                type="button"
                class="lab-pass-one"
                aria-pressed={chosen() === objective}
                aria-label={objectiveSaid(objective)}
                disabled={!isOpen()}
                onClick={() => choose(objective)}
              >
                <Objective objective={objective} />
              </button>
              <p class="lab-pass-said" aria-hidden="true">
                {objectiveSaid(objective)}
              </p>
            </li>
          )}
        </For>
      </ul>
      <button
        type="button"
        class="button primary big"
        disabled={!isOpen() || chosen() === null}
        onClick={() => void props.model.act({ type: 'pass', objective: chosen()! })}
      >
        {labWords().give}
      </button>
    </div>
  );
}
