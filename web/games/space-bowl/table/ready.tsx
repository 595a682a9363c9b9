// The button between rounds; whoever has pressed it sees for whom everybody waits.
import { Show } from 'solid-js';
import { bowlWords } from '../words/words.ts';
import type { Desk } from './model.ts';

export function ReadyButton(props: { desk: Desk; children: string }) {
  const waited = () => props.desk.waitedFor();
  return (
    <Show when={props.desk.table.here.length > 0}>
      <button
        type="button"
        class="button primary big ready"
        data-first
        aria-disabled={waited().length > 0}
        onClick={() => props.desk.ready()}
      >
        {waited().length > 0 ? bowlWords().status.waitingFor(waited()) : props.children}
      </button>
    </Show>
  );
}
