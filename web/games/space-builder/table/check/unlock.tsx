// What the winner unlocks: pictures to choose from; the others see who chooses.
import { createSignal, For, Show } from 'solid-js';
import type { BuildingId } from '#shared/games/space-builder/components.ts';
import { CHOICE } from '#shared/games/space-builder/round.ts';
import { afterDoublePress } from '#web/table/kit/double-press.ts';
import { BuildingPicture } from '../../drawings/building.tsx';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';
import { buildingSaid } from '../model/speech.ts';
import './unlock.css';

export function Unlock(props: { model: Model }) {
  const text = () => builderWords().unlock;
  const phase = () => {
    const now = props.model.phase();
    return now.kind === 'unlock' ? now : null;
  };
  const isOwn = () => phase()?.seat === props.model.own();
  const left = () => Math.max(0, (phase()?.until ?? 0) - props.model.time());
  return (
    <Show when={phase()}>
      {(now) => (
        <section class="builder-unlock" aria-label={text().own}>
          <Show when={isOwn()} fallback={<p>{text().other(props.model.chair(now().seat).name)}</p>}>
            <p>
              <strong>{text().own}</strong> <span class="soft">{text().ownNote}</span>
            </p>
            <Choices model={props.model} locked={props.model.locked(now().seat)} />
          </Show>
          <progress max={CHOICE} value={left()} aria-label={text().left} />
        </section>
      )}
    </Show>
  );
}

function Choices(props: { model: Model; locked: readonly BuildingId[] }) {
  const [isOpen, setOpen] = createSignal(false);
  // A press meant for what lay here before would choose for good.
  afterDoublePress(() => setOpen(true));
  return (
    <div class="builder-choices">
      <For each={props.locked}>
        {(building, at) => (
          <button
            type="button"
            class="builder-choice"
            data-first={at() === 0 ? '' : undefined}
            onClick={() => isOpen() && void props.model.unlock(building)}
          >
            <BuildingPicture building={building} on="rock" />
            <span>{buildingSaid(building)}</span>
          </button>
        )}
      </For>
    </div>
  );
}
