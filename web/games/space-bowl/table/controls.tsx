// What the people at the screen can say now: the buttons below the galaxy.
import { Match, Show, Switch } from 'solid-js';
import { JokerToken, RedButton } from '#web/art/tokens.tsx';
import { words } from '#web/words/words.ts';
import './controls.css';
import { CountdownRing } from './countdown.tsx';
import type { Desk } from './model.ts';
import { ReadyButton } from './ready.tsx';
import { statusOf } from './status.ts';

export function Controls(props: { desk: Desk }) {
  return (
    <div class="controls">
      <Status desk={props.desk} />
      <Switch>
        <Match when={props.desk.kind() === 'rest'}>
          <ReadyButton desk={props.desk}>{words().spaceBowl.throwMarbles}</ReadyButton>
        </Match>
        {/* Round one screen everyone calls from a corner. */}
        <Match when={props.desk.kind() === 'search' && !props.desk.shared}>
          <CallButtons desk={props.desk} />
        </Match>
        <Match when={props.desk.countdown()}>
          <ClaimButtons desk={props.desk} />
        </Match>
      </Switch>
    </div>
  );
}

/** The countdown, and what is going on. */
function Status(props: { desk: Desk }) {
  return (
    <div class="controls-now">
      <CountdownRing desk={props.desk} />
      <p class="controls-status" classList={{ refused: props.desk.refusal() !== '' }}>
        {props.desk.refusal() || statusOf(props.desk)}
      </p>
    </div>
  );
}

function CallButtons(props: { desk: Desk }) {
  const text = () => words().spaceBowl;
  return (
    <>
      <button
        type="button"
        class="button primary big"
        disabled={props.desk.rolling() || props.desk.claiming()}
        onClick={() => props.desk.claim(props.desk.active(), 'go')}
        aria-keyshortcuts="G"
      >
        {props.desk.claiming() ? text().claimed : text().go}
      </button>
      <button
        type="button"
        class="button danger"
        disabled={props.desk.rolling() || props.desk.claiming()}
        onClick={() => props.desk.claim(props.desk.active(), 'doom')}
        aria-keyshortcuts="D"
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
function ClaimButtons(props: { desk: Desk }) {
  const text = () => words().spaceBowl;
  const can = () => claimable(props.desk);
  return (
    <div class="controls-claims">
      <Show when={can().follow}>
        <button
          type="button"
          class="button big"
          classList={{
            primary: props.desk.countdown()?.call.kind === 'go',
            danger: props.desk.countdown()?.call.kind === 'doom',
          }}
          onClick={() => props.desk.act(props.desk.active(), { type: 'follow' })}
          aria-keyshortcuts="F"
        >
          {props.desk.countdown()?.call.kind === 'doom' ? text().followDoom : text().follow}
        </button>
      </Show>
      <Show when={can().confirm}>
        <button
          type="button"
          class="button primary big"
          onClick={() => props.desk.act(props.desk.active(), { type: 'confirm' })}
        >
          {text().confirm}
        </button>
      </Show>
      <Show when={can().joker}>
        <button
          type="button"
          class="button"
          aria-pressed={props.desk.aiming()}
          onClick={() => props.desk.setAiming(!props.desk.aiming())}
          aria-keyshortcuts="J"
        >
          <span class="controls-token">
            <JokerToken />
          </span>
          {props.desk.aiming() ? text().jokerCancel : text().joker}
        </button>
      </Show>
    </div>
  );
}

function claimable(desk: Desk): { follow: boolean; joker: boolean; confirm: boolean; pick: boolean } {
  const now = desk.countdown();
  const actions = now ? desk.legal() : [];
  const has = (type: string) => actions.some((action) => action.type === type);
  return { follow: has('follow'), joker: has('joker'), confirm: has('confirm'), pick: has('pick') };
}
