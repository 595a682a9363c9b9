// The signs of the throws: a ringed planet, a red octagon, a cross; each told apart by its shape.
import { Match, Switch } from 'solid-js';
import type { Mark } from '#shared/daily/score.ts';
import './sign.css';

/** Null is a throw that is not answered yet. */
export function ThrowSign(props: { mark: Mark | null }) {
  return (
    <svg class="throw-sign" viewBox="0 0 32 32" aria-hidden="true">
      <Switch fallback={<circle class="sign-open" cx="16" cy="16" r="11" />}>
        <Match when={props.mark === 'found'}>
          <g transform="rotate(-22 16 16)">
            <path class="sign-ring" d="M1.5 16a14.5 4.6 0 0 1 29 0" />
            <circle class="sign-planet" cx="16" cy="16" r="9" />
            <path class="sign-ring" d="M1.5 16a14.5 4.6 0 0 0 29 0" />
          </g>
        </Match>
        <Match when={props.mark === 'rightlyNone'}>
          <path class="sign-stop" d="M11 4h10l7 7v10l-7 7H11l-7-7V11z" />
          <path class="sign-bar" d="M10 16h12" />
        </Match>
        <Match when={props.mark === 'wrong'}>
          <path class="sign-cross" d="M8 8l16 16M24 8L8 24" />
        </Match>
      </Switch>
    </svg>
  );
}
