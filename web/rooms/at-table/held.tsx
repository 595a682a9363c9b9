// What has come of coming back: what a bot did for this seat meanwhile, that the match is gone, or the code was wrong.
import { createEffect, createSignal, onCleanup, Show, untrack } from 'solid-js';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { catchFocus } from '#web/device/focus.ts';
import { words } from '#web/words/words.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

export function Held(props: { room: OnlineRoom }) {
  let known: ReturnType<OnlineRoom['held']> = null;
  createEffect(() => {
    known = props.room.held();
    if (props.room.seat() === null) props.room.dismissHeld();
  });
  // It is over with this lobby or match. What came with the next one was not yet known here, and stays.
  onCleanup(() => {
    if (known === untrack(() => props.room.held())) props.room.dismissHeld();
  });
  const shown = () => {
    const held = props.room.held();
    return held && held.actions > 0 && props.room.seat() !== null ? held : null;
  };
  let place!: HTMLDivElement;
  function dismiss(): void {
    props.room.dismissHeld();
    catchFocus(place);
  }
  return (
    <div ref={place} role="status">
      <Show when={shown()}>
        {(held) => (
          <div class="notice">
            <span>{roomsWords().held(held().level, held().actions)}</span>
            <button type="button" class="button" onClick={dismiss}>
              {words().notices.dismiss}
            </button>
          </div>
        )}
      </Show>
    </div>
  );
}

/** Said to everybody in the lobby: nobody there has ended the match. */
export function Stopped(props: { party: PartyView }) {
  return (
    <div role="status">
      <Show when={props.party.stopped}>
        <p class="notice">{roomsWords().state.stopped}</p>
      </Show>
    </div>
  );
}

/** A wrong code changes nothing else: whoever came with it must hear of it. */
export function PassWrong(props: { room: OnlineRoom }) {
  const [known, setKnown] = createSignal(false);
  let place!: HTMLDivElement;
  function dismiss(): void {
    setKnown(true);
    catchFocus(place);
  }
  const isShown = () => props.room.passed() === 'wrong' && props.room.seat() === null && !known();
  return (
    <div ref={place} role="alert">
      <Show when={isShown()}>
        <div class="notice">
          <span>{roomsWords().other.wrong}</span>
          <button type="button" class="button" onClick={dismiss}>
            {words().notices.dismiss}
          </button>
        </div>
      </Show>
    </div>
  );
}
