// Asks once more before something that cannot be taken back, and says so when the server has not done it.
import { createSignal, type JSX, Show } from 'solid-js';
import { Dialog } from '#web/ui/dialog.tsx';
import type { FailureCode } from './asked.ts';
import { boardsWords } from './words/words.ts';

export function Confirm(props: {
  title: string;
  sure: string;
  /** Null when it is done. */
  act: () => Promise<FailureCode | null>;
  done: () => void;
  close: () => void;
  children: JSX.Element;
}) {
  const [failure, setFailure] = createSignal<FailureCode | null>(null);
  const [busy, setBusy] = createSignal(false);
  let buttons!: HTMLDivElement;

  /** Closed as by Escape, so that the focus goes back to where it was. */
  const close = () => buttons.closest('dialog')!.close();

  async function act(): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setFailure(null);
    const failed = await props.act();
    setBusy(false);
    if (failed) {
      setFailure(failed);
      return;
    }
    close();
    props.done();
  }

  return (
    <Dialog title={props.title} close={props.close}>
      {props.children}
      <Show when={failure()}>{(code) => <p role="alert">{boardsWords().refusals[code()]}</p>}</Show>
      <div ref={buttons} class="row confirm-buttons">
        <button type="button" class="button" onClick={close}>
          {boardsWords().cancel}
        </button>
        <button type="button" class="button danger" aria-busy={busy()} onClick={() => void act()}>
          {props.sure}
        </button>
      </div>
    </Dialog>
  );
}
