// What the people at the screen can say now: the buttons below the galaxy.
import { Match, Show, Switch } from 'solid-js';
import { JokerToken, RedButton } from '#web/art/tokens.tsx';
import './controls.css';
import { words } from '#web/words/words.ts';
import { bowlWords } from '../../words/words.ts';
import { KEYS } from '../model/keys.ts';
import type { Model } from '../model/model.ts';
import { statusOf } from '../model/status.ts';
import { CountdownRing } from './countdown.tsx';
import { offered } from './offered.ts';
import { ReadyButton } from './ready.tsx';

export function Controls(props: { model: Model }) {
  return (
    <div class="controls">
      <Status model={props.model} />
      <Switch>
        <Match when={props.model.kind() === 'rest'}>
          <ReadyButton model={props.model}>{bowlWords().table.throwMarbles}</ReadyButton>
        </Match>
        {/* Round one screen everyone calls from a corner. */}
        <Match when={props.model.kind() === 'search' && !props.model.several() && !props.model.watching()}>
          <CallButtons model={props.model} />
        </Match>
        <Match when={props.model.countdown()}>
          <ClaimButtons model={props.model} />
        </Match>
      </Switch>
    </div>
  );
}

/** The countdown, and what is going on. */
function Status(props: { model: Model }) {
  return (
    <div class="controls-now">
      <CountdownRing model={props.model} />
      <p class="controls-status" classList={{ refused: props.model.refusal() !== '' }}>
        {props.model.refusal() || statusOf(props.model)}
      </p>
    </div>
  );
}

function CallButtons(props: { model: Model }) {
  const text = () => bowlWords().table;
  return (
    <>
      <button
        type="button"
        class="button primary big"
        disabled={props.model.rolling() || props.model.claiming()}
        onClick={() => props.model.claim('go')}
        aria-keyshortcuts={KEYS.go[0]}
      >
        {props.model.claiming() ? text().claimed : text().go}
      </button>
      <button
        type="button"
        class="button danger"
        disabled={props.model.rolling() || props.model.claiming()}
        onClick={() => props.model.claim('doom')}
        aria-keyshortcuts={KEYS.doom[0]}
      >
        <span class="controls-token">
          <RedButton />
        </span>
        {text().doom}
      </button>
    </>
  );
}

/** Following, the joker and the confirmation, each only while it is possible. */
function ClaimButtons(props: { model: Model }) {
  const text = () => bowlWords().table;
  const has = (name: ReturnType<typeof offered>[number]) => offered(props.model).includes(name);
  return (
    <div class="controls-claims">
      <Show when={has('go') || has('doom')}>
        <button
          type="button"
          class="button big follow"
          classList={{ primary: has('go'), danger: has('doom') }}
          onClick={() => props.model.act({ type: 'follow' })}
          aria-keyshortcuts={KEYS.follow[0]}
        >
          {has('doom') ? text().followDoom : text().follow}
        </button>
      </Show>
      <Show when={has('confirm')}>
        <button type="button" class="button primary big" onClick={() => props.model.act({ type: 'confirm' })}>
          {words().spaceBowl.confirm}
        </button>
      </Show>
      <Show when={has('joker')}>
        <button
          type="button"
          class="button"
          aria-pressed={props.model.aiming()}
          onClick={() => props.model.aim()}
          aria-keyshortcuts={KEYS.joker[0]}
        >
          <span class="controls-token">
            <JokerToken />
          </span>
          {props.model.aiming() ? text().jokerCancel : text().joker}
        </button>
      </Show>
    </div>
  );
}
