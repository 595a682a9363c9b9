// What stands in for an answer of the server: that it is asked, or why there is none; and asking again.
import { Match, Switch } from 'solid-js';
import { announce } from '#web/device/announcer.tsx';
import { catchFocus } from '#web/device/focus.ts';
import type { Asked } from './asked.ts';
import { RefreshSign } from './signs.tsx';
import { boardsWords } from './words/words.ts';

type Question = Asked<{ ok: true }>;

async function askAgain(asked: Question): Promise<void> {
  if (asked.busy()) return;
  const before = asked.failure();
  await asked.ask();
  const failure = asked.failure();
  if (!failure) announce(boardsWords().refreshed);
  // The same words where they stood already would be said by nobody.
  else if (failure === before) announce(boardsWords().refusals[failure]);
}

export function Unanswered(props: { asked: Question }) {
  let place!: HTMLDivElement;
  const isNeeded = () => props.asked.failure() !== null || props.asked.answer() === null;

  async function again(): Promise<void> {
    await askAgain(props.asked);
    catchFocus(place);
  }

  return (
    <div ref={place} role="status" classList={{ unseen: !isNeeded() }}>
      <Switch>
        <Match when={props.asked.failure()}>
          {(code) => (
            <div class="notice">
              <span>{boardsWords().refusals[code()]}</span>
              <button type="button" class="button" onClick={() => void again()}>
                {boardsWords().again}
              </button>
            </div>
          )}
        </Match>
        <Match when={!props.asked.answer()}>
          <p class="soft">{boardsWords().asking}</p>
        </Match>
      </Switch>
    </div>
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
