// Asks the room for something, and says why it was refused.
import { createSignal, Show } from 'solid-js';
import type { Granted, Wish } from '#shared/rooms/protocol.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

type RefusedWish = Extract<Granted, { ok: false }>['refused'];

export function createWishes(room: () => OnlineRoom) {
  const [refused, setRefused] = createSignal<RefusedWish | null>(null);
  const [pending, setPending] = createSignal(0);

  /** Null when the connection was given up before the answer came. */
  async function ask(wish: Wish): Promise<Granted | null> {
    setRefused(null);
    setPending((count) => count + 1);
    const granted = await room().wish(wish);
    setPending((count) => count - 1);
    if (granted && !granted.ok) setRefused(granted.refused);
    return granted;
  }
  return { ask, refused, forget: () => setRefused(null), busy: () => pending() > 0 };
}
export type Wishes = ReturnType<typeof createWishes>;

export function RefusedWords(props: { wishes: Wishes }) {
  return (
    <Show when={props.wishes.refused()}>
      {(why) => (
        <p class="room-fault" role="alert">
          {roomsWords().refusals[why()]}
        </p>
      )}
    </Show>
  );
}
