// The button between rounds; whoever has pressed it sees for whom everybody waits.
import { Show } from 'solid-js';
import { bowlWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';

export function ReadyButton(props: { model: Model; children: string }) {
  const waited = () => props.model.waitedFor();
  return (
    <Show when={!props.model.watching()}>
      <button
        type="button"
        class="button primary big ready"
        data-first
        aria-disabled={waited().length > 0}
        onClick={() => props.model.ready()}
      >
        {waited().length > 0 ? bowlWords().status.waitingFor(waited()) : props.children}
      </button>
    </Show>
  );
}
