// The button before a round; whoever has pressed it sees for whom everybody waits.
import { createSignal, Show } from 'solid-js';
import { afterDoublePress } from '#web/table/kit/double-press.ts';
import { builderWords } from '../../words/words.ts';
import type { Model } from '../model/model.ts';

export function ReadyButton(props: { model: Model; children: string }) {
  const [isOpen, setOpen] = createSignal(false);
  // A press meant for what lay here before would say that somebody is ready who still reads.
  afterDoublePress(() => setOpen(true));
  const waited = () => props.model.waitedFor();
  return (
    <Show when={!props.model.watching()}>
      <button
        type="button"
        class="button primary big builder-ready"
        data-first
        aria-disabled={waited().length > 0}
        onClick={() => isOpen() && waited().length === 0 && props.model.ready()}
      >
        {waited().length > 0 ? builderWords().status.waitingFor(waited()) : props.children}
      </button>
    </Show>
  );
}
