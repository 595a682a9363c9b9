// What stands in for an answer of the server: that it is asked, or why there is none; and asking again.
import { Show } from 'solid-js';
import { announce } from '../ui/announcer.tsx';
import { boardsWords } from '../words/boards-words.ts';
import { dailyWords } from '../words/daily-words.ts';
import type { Asked } from './board-asked.ts';
import { RefreshSign } from './board-signs.tsx';

type Question = Asked<{ ok: true }>;

async function askAgain(asked: Question): Promise<void> {
  if (asked.busy()) return;
  await asked.ask();
  if (!asked.failure()) announce(boardsWords().refreshed);
}

export function Unanswered(props: { asked: Question }) {
  return (
    <>
      <Show when={props.asked.failure()}>
        {(code) => (
          <div class="notice" role="alert">
            <span>{dailyWords().refusals[code()]}</span>
            <button type="button" class="button" onClick={() => void askAgain(props.asked)}>
              {boardsWords().again}
            </button>
          </div>
        )}
      </Show>
      <Show when={!props.asked.answer() && !props.asked.failure()}>
        <p class="soft" role="status">
          {boardsWords().asking}
        </p>
      </Show>
    </>
  );
}

export function RefreshButton(props: { asked: Question }) {
  return (
    <button
      type="button"
      class="button plain push refresh"
      classList={{ busy: props.asked.busy() }}
      aria-label={boardsWords().refresh}
      onClick={() => void askAgain(props.asked)}
    >
      <RefreshSign />
    </button>
  );
}
