// What has come of coming back: what a bot did for this seat meanwhile, that the match is gone, or the code was wrong.
import { createSignal, Show } from 'solid-js';
import type { PartyView } from '../../shared/party.ts';
import { roomsWords } from '../words/rooms-words.ts';
import { words } from '../words/words.ts';
import type { OnlineRoom } from './online-room.ts';

export function Held(props: { room: OnlineRoom }) {
  return (
    <div role="status">
      <Show when={props.room.held()}>
        {(held) => (
          <div class="notice">
            <span>{roomsWords().held(held().level, held().actions)}</span>
            <button type="button" class="button" onClick={() => props.room.dismissHeld()}>
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
  const isShown = () => props.room.passed() === 'wrong' && props.room.seat() === null && !known();
  return (
    <div role="alert">
      <Show when={isShown()}>
        <div class="notice">
          <span>{roomsWords().other.wrong}</span>
          <button type="button" class="button" onClick={() => setKnown(true)}>
            {words().notices.dismiss}
          </button>
        </div>
      </Show>
    </div>
  );
}
