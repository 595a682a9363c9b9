// How many others watch: in words, and as a sign for the bar.
import { Show } from 'solid-js';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { EyeSign } from './signs.tsx';

/** Whoever watches is told so, and not counted here. */
const others = (room: OnlineRoom) => room.watchers() - (room.seat() === null ? 1 : 0);

export function Watchers(props: { room: OnlineRoom }) {
  return (
    <Show when={others(props.room) > 0}>
      <p class="soft">{roomsWords().seats.watchers(others(props.room))}</p>
    </Show>
  );
}

export function WatchersSign(props: { room: OnlineRoom }) {
  return (
    <Show when={others(props.room) > 0}>
      <p class="bar-watchers soft">
        <EyeSign />
        <span aria-hidden="true">{others(props.room)}</span>
        <span class="unseen">{roomsWords().seats.watchers(others(props.room))}</span>
      </p>
    </Show>
  );
}
