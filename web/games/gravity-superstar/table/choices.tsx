// What can be done now, in one place under the board: cards and moves, what to steal, and how it ended.
import { Match, Show, Switch } from 'solid-js';
import { gravityWords } from '../words/words.ts';
import { Hand, Moves } from './hand.tsx';
import type { Desk } from './model.ts';
import { News } from './news.tsx';
import { Over } from './over.tsx';
import { statusOf } from './status.ts';
import { ActionButton, Loots } from './without-card.tsx';

interface Exits {
  again: () => void;
  replay: () => void;
  leave: () => void;
}

export function Dock(props: { desk: Desk } & Exits) {
  const stealing = () => props.desk.phase().kind === 'steal' && props.desk.mayAct();
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
          <div class="gravity-loots">
            <Loots desk={props.desk} />
          </div>
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
      <ActionButton desk={props.desk} action="end" class="primary" />
      <ActionButton desk={props.desk} action="refill" />
      <ActionButton desk={props.desk} action="undo" />
    </div>
  );
}
