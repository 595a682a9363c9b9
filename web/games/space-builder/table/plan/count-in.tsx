// Three, two, one: so long the plan lies covered.
import { createMemo, Show } from 'solid-js';
import type { Model } from '../model/model.ts';
import './count-in.css';

export function CountIn(props: { model: Model }) {
  const left = createMemo(() => {
    const millis = props.model.countIn();
    return millis === null ? null : Math.min(3, Math.max(1, Math.ceil(millis / 1000)));
  });
  return (
    <Show when={left()} keyed>
      {(seconds) => (
        <span class="builder-count" aria-hidden="true">
          {seconds}
        </span>
      )}
    </Show>
  );
}
