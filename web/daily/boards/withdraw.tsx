// At the foot of a board: withdrawing everything, for whoever has something there.
import { createSignal, onMount, Show } from 'solid-js';
import { announce } from '#web/device/announcer.tsx';
import { catchFocus } from '#web/device/focus.ts';
import { Confirm } from './confirm.tsx';
import { withdrawAll, withdrawable } from './withdrawal.ts';
import { boardsWords } from './words/words.ts';

export function Withdraw(props: { done: () => void }) {
  const text = () => boardsWords().withdraw;
  const [count, setCount] = createSignal(0);
  const [asking, setAsking] = createSignal(false);
  const look = async () => setCount((await withdrawable()).length);
  onMount(look);

  async function done(): Promise<void> {
    announce(text().done);
    props.done();
    await look();
    catchFocus();
  }

  return (
    <Show when={count() > 0}>
      <section class="board-foot">
        <button type="button" class="button plain" onClick={() => setAsking(true)}>
          {text().open}
        </button>
      </section>
      <Show when={asking()}>
        <Confirm
          title={text().title}
          sure={text().sure}
          act={withdrawAll}
          done={() => void done()}
          close={() => setAsking(false)}
        >
          <p>{text().what(count())}</p>
          <p>{text().forGood}</p>
          <p>{text().stays}</p>
        </Confirm>
      </Show>
    </Show>
  );
}
