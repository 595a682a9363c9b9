// Buttons for what is done without a card: taking cards back, ending the turn, taking back, and what to steal.
import { For, Show } from 'solid-js';
import { lootOf } from '#shared/games/gravity-superstar/turn.ts';
import { gravityWords } from '../../words/words.ts';
import { KEYS } from '../model/keys.ts';
import type { Model } from '../model/model.ts';
import { lootName } from '../model/speech.ts';
import { LootSign } from '../pieces/loot-sign.tsx';

/** Only there while it can be done. */
export function ActionButton(props: { model: Model; action: 'end' | 'refill' | 'undo'; class?: string }) {
  /** Round one screen the last action may be somebody else's. */
  const label = () => {
    const text = gravityWords();
    const by = props.model.live().undo;
    const isOthers = props.model.several() && by !== null && by !== props.model.actor();
    return props.action === 'undo' && isOthers ? text.undoOf(props.model.chair(by).name) : text[props.action];
  };
  return (
    <Show when={props.action === 'undo' ? props.model.mayUndo() : props.model.may(props.action)}>
      <button
        type="button"
        class={`button ${props.class ?? ''}`}
        aria-keyshortcuts={KEYS[props.action][0]}
        onClick={() => void props.model.act({ type: props.action })}
      >
        {label()}
      </button>
    </Show>
  );
}

/** Everything that can be stolen from the first of those who were ejected. */
export function Loots(props: { model: Model; class?: string }) {
  /** Each time other buttons: held down on one, a key would decide for the next victim too. */
  const loots = () => {
    const { phase } = props.model.view();
    const all = phase.kind === 'steal' ? lootOf(props.model.view(), phase.victims[0]!) : [];
    return all.map((loot) => ({ loot }));
  };
  return (
    <For each={loots()}>
      {({ loot }) => (
        <button
          type="button"
          class={`button ${props.class ?? ''}`}
          // The second of two quick presses was meant for the first.
          onClick={({ detail }) => detail < 2 && void props.model.act({ type: 'steal', loot })}
        >
          <LootSign loot={loot} /> {gravityWords().take(lootName(loot))}
        </button>
      )}
    </For>
  );
}
