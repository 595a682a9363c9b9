// What is to be said about the last thing tried: with a sign, never by colour alone, and read aloud.
import { type JSX, Show } from 'solid-js';
import './feedback.css';

export function Feedback(props: { kind: string; sign: string | undefined; children: JSX.Element }) {
  return (
    <p class="learn-feedback" classList={{ [props.kind]: true }} role="status">
      <Show when={props.sign}>
        {(sign) => (
          <span class="learn-sign" aria-hidden="true">
            {sign()}
          </span>
        )}
      </Show>
      <span>{props.children}</span>
    </p>
  );
}
