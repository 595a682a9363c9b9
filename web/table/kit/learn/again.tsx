// After a miss: once more, and for whoever has missed often, how it is done.
import { Show } from 'solid-js';
import { tutorialWords } from './words/words.ts';

export function Again(props: { class: string; again: () => void; help: () => void; canHelp: boolean }) {
  return (
    <span class="stack">
      <button type="button" class={`button primary ${props.class}`} onClick={() => props.again()}>
        {tutorialWords().tryAgain}
      </button>
      <Show when={props.canHelp}>
        <button type="button" class="button" onClick={() => props.help()}>
          {tutorialWords().showMe}
        </button>
      </Show>
    </span>
  );
}
