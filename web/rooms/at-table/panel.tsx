// Everything of the room during a match: who is there, votes, the link, one's own seat.
import { Index, Show } from 'solid-js';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Invitation } from '../both/invitation.tsx';
import { OtherDevice } from '../both/other-device.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import './panel.css';
import { AnotherGame } from '../both/another-game.tsx';
import { Door } from '../both/door.tsx';
import { Row } from '../both/row.tsx';
import { Lost } from '../both/waiting.tsx';
import { Watchers } from '../both/watchers.tsx';
import { createWishes, RefusedWords } from '../both/wishing.tsx';
import { PanelSeat } from './panel-seat.tsx';
import { AskPause } from './pause.tsx';
import { mayReopen, Reopen } from './reopen.tsx';
import { verdictText } from './verdict.tsx';

export function Panel(props: {
  room: OnlineRoom;
  party: PartyView;
  reconnect: (pass: string) => void;
  move: () => void;
  leave: () => void;
  close: () => void;
}) {
  const wishes = createWishes(() => props.room);
  const seated = () => props.room.seat() !== null;
  const verdict = () => verdictText(props.room.verdict(), props.party, props.room.seat());
  let end!: HTMLDivElement;
  const close = () => end.closest('dialog')?.close();

  return (
    <Dialog title={roomsWords().bar.label} close={props.close}>
      {/* The one on the table is under this sheet, and not heard. */}
      <Lost room={props.room} />
      <AskPause room={props.room} party={props.party} />
      <section class="stack" aria-labelledby="panel-seats">
        <h3 id="panel-seats">{roomsWords().seats.title}</h3>
        <ul class="room-seats">
          <Index each={props.party.seats}>
            {(seat, at) => (
              <PanelSeat
                seat={seat()}
                at={at}
                room={props.room}
                party={props.party}
                vote={() => void wishes.ask({ type: 'vote', seat: at })}
              />
            )}
          </Index>
        </ul>
        <Row party={props.party} />
        <Watchers room={props.room} />
        <RefusedWords wishes={wishes} />
      </section>
      <Show when={verdict()}>
        {(text) => (
          <section class="stack" aria-labelledby="panel-verdict">
            <h3 id="panel-verdict">{roomsWords().verdict.title}</h3>
            <p>{text()}</p>
          </section>
        )}
      </Show>
      <Show when={mayReopen(props.room)}>
        <Reopen party={props.party} wishes={wishes} />
      </Show>
      <AnotherGame room={props.room} party={props.party} chosen={close} />
      <Invitation room={props.room} party={props.party} quiet />
      <Door room={props.room} party={props.party} />
      <Show when={seated()} fallback={<OtherDevice room={props.room} take={props.reconnect} />}>
        <button type="button" class="button" onClick={() => props.move()}>
          {roomsWords().move.title}
        </button>
        <button type="button" class="button" onClick={() => props.leave()}>
          {roomsWords().leave.open}
        </button>
      </Show>
      <div ref={end} class="panel-end">
        <button type="button" class="button" onClick={close}>
          {roomsWords().close}
        </button>
      </div>
    </Dialog>
  );
}
