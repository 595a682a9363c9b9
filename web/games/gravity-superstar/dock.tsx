// What can be done now, in one place under the board: cards and moves, what to steal, and how it ended.
import { For, Match, Show, Switch } from 'solid-js';
import { lootOf } from '../../../shared/gravity-superstar/turn.ts';
import { gravityWords } from '../../words/gravity-words.ts';
import type { Desk } from './desk.ts';
import { Hand, Moves } from './hand.tsx';
import { LootSign } from './loot-sign.tsx';
import { News } from './news.tsx';
import { Over } from './over.tsx';
import { lootName } from './speech.ts';
import { statusOf } from './status.ts';

interface Exits {
  again: () => void;
  replay: () => void;
  leave: () => void;
}

export function Dock(props: { desk: Desk } & Exits) {
  const text = () => gravityWords();
  const stealing = () => {
    const { phase } = props.desk.view();
    return phase.kind === 'steal' && props.desk.mayAct() ? phase : null;
  };
  return (
    <div class="gravity-dock" tabIndex={-1} role="group" aria-label={gravityWords().turn}>
      <Show when={props.desk.phase().kind !== 'over'}>
        <Saying desk={props.desk} />
      </Show>
      <Switch>
        <Match when={props.desk.phase().kind === 'over'}>
          <Over {...props} />
        </Match>
        <Match when={stealing()}>
          {(phase) => (
            <div class="gravity-loots">
              <For each={lootOf(props.desk.view(), phase().victims[0]!)}>
                {(loot) => (
                  <button
                    type="button"
                    class="button"
                    onClick={() => void props.desk.act({ type: 'steal', loot })}
                  >
                    <LootSign loot={loot} /> {text().take(lootName(loot))}
                  </button>
                )}
              </For>
            </div>
          )}
        </Match>
        <Match when={props.desk.table.here.length > 0}>
          <Hand desk={props.desk} />
          <Moves desk={props.desk} />
        </Match>
      </Switch>
      <News desk={props.desk} />
    </div>
  );
}

/** Whose turn it is and what one can do, with what is done without a card beside it. */
function Saying(props: { desk: Desk }) {
  const text = () => gravityWords();
  return (
    <div class="gravity-saying">
      <p class="gravity-status">{statusOf(props.desk)}</p>
      <Show when={props.desk.narrowed()}>
        <button type="button" class="button" onClick={() => props.desk.choose(props.desk.card())}>
          {text().all}
        </button>
      </Show>
      <Show when={props.desk.may('end')}>
        <button
          type="button"
          class="button primary"
          aria-keyshortcuts="E"
          onClick={() => void props.desk.act({ type: 'end' })}
        >
          {text().end}
        </button>
      </Show>
      <Show when={props.desk.may('refill')}>
        <button
          type="button"
          class="button"
          aria-keyshortcuts="R"
          onClick={() => void props.desk.act({ type: 'refill' })}
        >
          {text().refill}
        </button>
      </Show>
      <Show when={props.desk.mayUndo()}>
        <button
          type="button"
          class="button"
          aria-keyshortcuts="Backspace"
          onClick={() => void props.desk.act({ type: 'undo' })}
        >
          {text().undo}
        </button>
      </Show>
    </div>
  );
}
