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

/** More names than these end in dots in the bar of a phone, and are a paragraph at the end of a match. */
const FEW = 3;

/** In the bar, where it is seen without scrolling. */
export function readySaid(party: PartyView): string | null {
  const here = seatsHere(party);
  const ready = here.filter((seat) => party.again?.ready.includes(seat));
  if (ready.length === 0) return null;
  const text = roomsWords().again;
  return ready.length < FEW ? text.ready(namesOf(party, ready)) : text.readyOf(ready.length, here.length);
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
              <strong>
                {props.party.again?.at ? text().soon : text().ready(namesOf(props.party, ready()))}
              </strong>
            </p>
            <Show when={open().length <= FEW}>
              <p class="soft">{text().open(namesOf(props.party, open()))}</p>
            </Show>
          </Show>
          <Show when={props.party.row.length > 0}>
            <p class="soft">{roomsWords().row.listed(listed(props.party.row.map(({ name }) => name)))}</p>
          </Show>
        </div>
      </div>
    </Show>
  );
}
