// A pause that people agree on: asking for it, and going on again. More than half of those who are here decide.
import { Show } from 'solid-js';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { createWishes, RefusedWords, type Wishes } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

interface InMatch {
  room: OnlineRoom;
  party: PartyView;
}

/** Asked for a pause, or in one to go on. */
export function wantsIt({ room, party }: InMatch): boolean {
  const seat = room.seat();
  return seat !== null && party.pausing.includes(seat);
}

export function askToggled({ room, party }: InMatch, wishes: Wishes): void {
  if (wishes.busy()) return;
  void wishes.ask({ type: 'pause', match: party.match, wants: !wantsIt({ room, party }) });
}

export function GoOn(props: InMatch) {
  const wishes = createWishes(() => props.room);
  const text = () => roomsWords().course;
  return (
    <>
      <button
        type="button"
        class="button big"
        classList={{ primary: !wantsIt(props) }}
        aria-busy={wishes.busy()}
        onClick={() => askToggled(props, wishes)}
      >
        {wantsIt(props) ? text().notYet : text().goOn}
      </button>
      <RefusedWords wishes={wishes} />
    </>
  );
}

/** In the sheet of the room, for every game. */
export function AskPause(props: InMatch) {
  const wishes = createWishes(() => props.room);
  const text = () => roomsWords().course;
  const isOffered = () => props.room.seat() !== null && !props.room.over() && props.party.stands === null;
  return (
    <Show when={isOffered()}>
      <button
        type="button"
        class="button"
        aria-busy={wishes.busy()}
        onClick={() => askToggled(props, wishes)}
      >
        {wantsIt(props) ? text().askOff : text().ask}
      </button>
      <RefusedWords wishes={wishes} />
    </Show>
  );
}
