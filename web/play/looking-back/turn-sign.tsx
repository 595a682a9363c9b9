// The signs of turning points, told apart by their shape.
import { Match, Switch } from 'solid-js';
import type { TurningPoint } from '#shared/engine/turning-points.ts';

type Kind = TurningPoint['kind'];

/** About the middle of what it is drawn in. */
export function TurnShape(props: { kind: Kind }) {
  return (
    <Switch>
      <Match when={props.kind === 'lead'}>
        <path class="turn-sign" d="M0-6 6 0 0 6-6 0Z" />
      </Match>
      <Match when={props.kind === 'gain'}>
        <path class="turn-sign" d="M0-6 6 5H-6Z" />
      </Match>
      <Match when={props.kind === 'last'}>
        <path class="turn-sign" d="M-5-6H6L2-2 6 2H-3V6H-5Z" />
      </Match>
    </Switch>
  );
}

export function TurnSign(props: { kind: Kind }) {
  return (
    <svg class="turn-icon" viewBox="-8 -8 16 16" aria-hidden="true">
      <TurnShape kind={props.kind} />
    </svg>
  );
}
