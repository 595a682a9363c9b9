// The slim bar under a table: who is there, what they say to each other, and the door to everything else of the room.
import { createSignal, Index, Show } from 'solid-js';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { roomsWords } from '../words/words.ts';
import './bar.css';
import { ConfirmWish } from '../both/confirm.tsx';
import type { GoHome } from '../both/go-home.ts';
import { PeopleSign } from '../both/signs.tsx';
import { GoHomeOffer } from '../both/waiting.tsx';
import { WatchersSign } from '../both/watchers.tsx';
import type { Wishes } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { BarLine } from './bar-line.tsx';
import { BarSeat } from './bar-seat.tsx';
import { JoinSheet, joinSaid } from './join-sheet.tsx';
import { MoveSeat } from './move-seat.tsx';
import { Panel } from './panel.tsx';
import { ReactionButtons } from './reactions.tsx';
import { mayReopen, Reopen } from './reopen.tsx';

export function Bar(props: {
  room: OnlineRoom;
  party: PartyView;
  wishes: Wishes;
  /** Where there is something to go on with. */
  goHome: GoHome | undefined;
  reconnect: (pass: string) => void;
}) {
  const text = () => roomsWords().bar;
  const lost = () => props.room.state() === 'lost';
  const [open, setOpen] = createSignal<'panel' | 'join' | 'move' | 'leave' | null>(null);
  let opener!: HTMLButtonElement;
  /** The panel that opened a sheet is gone when that sheet closes. */
  function close(): void {
    setOpen(null);
    queueMicrotask(() => opener.focus());
  }
  return (
    <section class="room-bar" aria-label={text().label}>
      <ul class="bar-seats" aria-label={roomsWords().seats.title}>
        <Index each={props.party.seats}>
          {(seat, at) => (
            <Show when={seat().kind !== 'free'}>
              <BarSeat
                seat={seat()}
                mine={at === props.room.seat()}
                host={at === props.party.host}
                reacts={props.room.reactions().some((reaction) => reaction.seat === at)}
              />
            </Show>
          )}
        </Index>
      </ul>
      <BarLine room={props.room} party={props.party} wishes={props.wishes} />
      <WatchersSign room={props.room} />
      <Show when={props.room.seat() !== null && !lost()}>
        <ReactionButtons wishes={props.wishes} />
      </Show>
      <Show when={lost() && props.goHome}>{(goHome) => <GoHomeOffer go={goHome()} />}</Show>
      <Show when={props.room.seat() === null && !lost() && !mayReopen(props.room)}>
        <button type="button" class="button bar-join" aria-haspopup="dialog" onClick={() => setOpen('join')}>
          {joinSaid(props.room)}
        </button>
      </Show>
      <Show when={mayReopen(props.room)}>
        <Reopen party={props.party} wishes={props.wishes} class="bar-reopen" />
      </Show>
      <button
        ref={opener}
        type="button"
        class="button bar-room"
        aria-label={text().open}
        aria-haspopup="dialog"
        onClick={() => setOpen('panel')}
      >
        <PeopleSign />
        <span class="bar-open">{text().open}</span>
      </button>
      <Show when={open() === 'panel'}>
        <Panel
          room={props.room}
          party={props.party}
          reconnect={props.reconnect}
          move={() => setOpen('move')}
          leave={() => setOpen('leave')}
          close={() => open() === 'panel' && close()}
        />
      </Show>
      <Show when={open() === 'join'}>
        <JoinSheet room={props.room} party={props.party} close={close} />
      </Show>
      <Show when={open() === 'move'}>
        <MoveSeat room={props.room} close={close} />
      </Show>
      <Show when={open() === 'leave'}>
        <ConfirmWish
          room={props.room}
          wish={{ type: 'leave' }}
          title={roomsWords().leave.title}
          sure={roomsWords().leave.sure}
          close={close}
        >
          <p>{roomsWords().leave.note}</p>
        </ConfirmWish>
      </Show>
    </section>
  );
}
