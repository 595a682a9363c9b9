// Who is ready for another match, who waits to play in it, and when it begins without the others.
import { Show } from 'solid-js';
import { LAST_CALL } from '#shared/rooms/again.ts';
import { seatsHere } from '#shared/rooms/party/party.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { listed } from '#web/words/words.ts';
import { Countdown } from '../both/countdown.tsx';
import { namesOf } from '../both/names.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import './ready.css';

export function isReady(room: OnlineRoom, party: PartyView): boolean {
  const seat = room.seat();
  return seat !== null && party.again?.ready.includes(seat) === true;
}

/** In the bar, where it is seen without scrolling. */
export function readySaid(party: PartyView): string | null {
  const ready = party.again?.ready ?? [];
  return ready.length > 0 ? roomsWords().again.ready(namesOf(party, ready)) : null;
}

export function Ready(props: { room: OnlineRoom; party: PartyView }) {
  const text = () => roomsWords().again;
  const ready = () => props.party.again?.ready ?? [];
  const open = () => seatsHere(props.party).filter((seat) => !ready().includes(seat));
  return (
    <Show when={ready().length > 0 || props.party.row.length > 0}>
      <div class="again-ready">
        <Show when={props.party.again?.at}>
          {(at) => <Countdown room={props.room} until={at()} of={LAST_CALL} small />}
        </Show>
        <div>
          <Show when={ready().length > 0}>
            <p>
              <strong>{text().ready(namesOf(props.party, ready()))}</strong>
            </p>
            <p class="soft">{text().open(namesOf(props.party, open()))}</p>
          </Show>
          <Show when={props.party.row.length > 0}>
            <p class="soft">{roomsWords().row.listed(listed(props.party.row.map(({ name }) => name)))}</p>
          </Show>
        </div>
      </div>
    </Show>
  );
}
