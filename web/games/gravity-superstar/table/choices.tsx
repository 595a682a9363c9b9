// What can be done now, in one place under the board: cards and moves, what to steal, and how it ended.
import { Match, Show, Switch } from 'solid-js';
import type { TableProps } from '#web/table/kit/game.ts';
import { News } from '#web/table/kit/news.tsx';
import { gravityWords } from '../words/words.ts';
import { MatchEnd } from './end.tsx';
import { Hand, Moves } from './hand/hand.tsx';
import { ActionButton, Loots } from './hand/without-card.tsx';
import type { Model } from './model/model.ts';
import { told } from './model/speech.ts';
import { statusOf } from './model/status.ts';

export function Choices(props: { model: Model; exits: TableProps }) {
  const stealing = () => props.model.phase().kind === 'steal' && props.model.mayAct();
  return (
    <div class="gravity-choices" tabIndex={-1} role="group" aria-label={gravityWords().turn}>
      <Show when={props.model.phase().kind !== 'over'}>
        <Saying model={props.model} />
      </Show>
      <Switch>
        <Match when={props.model.ended()}>{(outcome) => <MatchEnd {...props} outcome={outcome()} />}</Match>
        <Match when={stealing()}>
          <div class="gravity-loots">
            <Loots model={props.model} />
          </div>
        </Match>
        <Match when={!props.model.watching()}>
          <Hand model={props.model} />
        </Match>
      </Switch>
      {/* What has happened scrolls by keys, too, where there is little room. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it no key could scroll it */}
      <div class="gravity-room" tabIndex={0}>
        <Show when={!props.model.watching()}>
          <Moves model={props.model} />
        </Show>
        <News
          match={props.model.table.match}
          moment={props.model.view().since}
          events={props.model.view().events}
          said={(event) => told(event, (seat) => props.model.chair(seat).name)}
        />
      </div>
    </div>
  );
}

/** Whose turn it is and what one can do, with what is done without a card beside it. */
function Saying(props: { model: Model }) {
  const text = () => gravityWords();
  return (
    <div class="gravity-saying">
      <p class="gravity-status">{statusOf(props.model)}</p>
      <Show when={props.model.narrowed()}>
        <button type="button" class="button" onClick={() => props.model.choose(props.model.card())}>
          {text().all}
        </button>
      </Show>
      <ActionButton model={props.model} action="end" class="primary" />
      <ActionButton model={props.model} action="refill" />
      <ActionButton model={props.model} action="undo" />
    </div>
  );
}
