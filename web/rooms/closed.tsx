// Why the room has closed the connection, and what can be done about it.
import { Show } from 'solid-js';
import type { CloseReason } from '#shared/rooms/protocol.ts';
import { applyUpdate, checkNow, updateReady } from '../device/updates.ts';
import { PageHead } from '../ui/controls.tsx';
import { words } from '../words/words.ts';
import type { GoHome } from './both/go-home.ts';
import { GoHomeOffer } from './both/waiting.tsx';
import { roomsWords } from './words/words.ts';

type Todo = keyof ReturnType<typeof roomsWords>['todo'];
const TODO: Record<CloseReason, Todo | null> = {
  'too-old': 'reload',
  'too-new': 'again',
  full: 'again',
  'not-found': null,
  removed: 'watch',
  replaced: 'here',
  moved: 'watch',
  malformed: 'reload',
  'too-many': 'again',
  wiped: null,
  unreadable: 'again',
  locked: 'again',
};

/** The match is played on, there or by others: a second one at home would be another. */
const ELSEWHERE: readonly CloseReason[] = ['removed', 'replaced', 'moved'];

export function Closed(props: { why: CloseReason; reconnect: () => void; goHome?: GoHome | undefined }) {
  const text = () => roomsWords().closed[props.why];
  const act = (todo: Todo) => (todo === 'reload' ? void reload() : props.reconnect());
  return (
    <main class="page">
      <PageHead title={text().title} back={words().home.back} />
      <p role="status">{text().note}</p>
      <div class="row">
        <Show when={TODO[props.why]}>
          {(todo) => (
            <button type="button" class="button primary big" onClick={() => act(todo())}>
              {roomsWords().todo[todo()]}
            </button>
          )}
        </Show>
        <a class="button big" href="/">
          {words().home.back}
        </a>
      </div>
      <Show when={!ELSEWHERE.includes(props.why) && props.goHome}>
        {(goHome) => <GoHomeOffer go={goHome()} />}
      </Show>
    </main>
  );
}

/** With a version waiting, a reload alone would show the old one again. */
async function reload(): Promise<void> {
  await checkNow();
  if (updateReady()) applyUpdate();
  else location.reload();
}
