// What stands there without a connection: that it is being made, or that it is lost.
import { createSignal, onCleanup, Show } from 'solid-js';
import { PageHead } from '#web/ui/controls.tsx';
import { words } from '#web/words/words.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

/** After so long it is no longer a matter of course that a connection comes. */
const PATIENCE = 5000;

/** Instead of the room. What comes at once should not flash: it appears a moment later. */
export function Waiting(props: { room: OnlineRoom; dealing?: boolean }) {
  const text = () => roomsWords().state;
  const [late, setLate] = createSignal(false);
  const timer = setTimeout(() => setLate(true), PATIENCE);
  onCleanup(() => clearTimeout(timer));
  return (
    <main class="page room-waiting">
      <PageHead title={roomsWords().anyTitle} back={words().home.back} />
      <p role="status">
        <Show
          when={props.room.state() === 'lost' || (props.room.state() === 'connecting' && late())}
          fallback={props.dealing ? text().dealing : text().connecting}
        >
          {text().lost}
        </Show>
      </p>
    </main>
  );
}

/** Over the room. */
export function Lost(props: { room: OnlineRoom; goHome?: (() => void) | undefined }) {
  const text = () => roomsWords().state;
  return (
    <div role="status">
      <Show when={props.room.state() === 'lost'}>
        <div class="notice room-lost">
          <LostSign />
          <span>{props.room.seat() === null ? text().lost : text().lostSeat}</span>
          <Show when={props.goHome}>{(goHome) => <GoHome go={goHome()} />}</Show>
        </div>
      </Show>
    </div>
  );
}

/** What it means is said beside the button, before it is pressed. */
export function GoHome(props: { go: () => void }) {
  const text = () => roomsWords().state;
  return (
    <span class="room-go-home">
      <button type="button" class="button" onClick={() => props.go()}>
        {text().goHome}
      </button>
      <small class="soft">{text().goHomeNote}</small>
    </span>
  );
}

function LostSign() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M3 9a13 13 0 0 1 18 0M6.5 12.5a8 8 0 0 1 11 0M10 16a3 3 0 0 1 4 0M4 4l16 16"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
      />
    </svg>
  );
}
