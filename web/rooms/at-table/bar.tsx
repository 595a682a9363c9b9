// The slim bar under a table: who is there and who is away, and the door to everything else of the room.
import { createSignal, Index, Match, Show, Switch } from 'solid-js';
import type { PartyView, SeatView } from '#shared/rooms/party.ts';
import { listed } from '#web/words/words.ts';
import { roomsWords } from '../words/words.ts';
import './bar.css';
import { ConfirmWish } from '../both/confirm.tsx';
import { PeopleSign } from '../both/signs.tsx';
import { WatchersSign } from '../both/watchers.tsx';
import { createWishes } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { BarSeat } from './bar-seat.tsx';
import { MoveSeat } from './move-seat.tsx';
import { Panel } from './panel.tsx';

export function Bar(props: { room: OnlineRoom; party: PartyView; reconnect: (pass: string) => void }) {
  const text = () => roomsWords().bar;
  const wishes = createWishes(() => props.room);
  const [open, setOpen] = createSignal<'panel' | 'move' | 'leave' | null>(null);
  let opener!: HTMLButtonElement;
  /** The panel that opened a sheet is gone when that sheet closes. */
  function close(): void {
    setOpen(null);
    queueMicrotask(() => opener.focus());
  }
  const away = () =>
    props.party.seats.flatMap((seat) => (isPerson(seat) && seat.presence === 'away' ? [seat.name] : []));
  const awayNames = () => listed(away());

  return (
    <section class="room-bar" aria-label={text().label}>
      <ul class="bar-seats" aria-label={roomsWords().seats.title}>
        <Index each={props.party.seats}>
          {(seat, at) => (
            <Show when={seat().kind !== 'free'}>
              <BarSeat seat={seat()} mine={at === props.room.seat()} host={at === props.party.host} />
            </Show>
          )}
        </Index>
      </ul>
      <p class="bar-said">
        <Switch>
          <Match when={props.room.seat() === null}>{text().watching}</Match>
          <Match when={away().length > 0}>{text().awayNow(awayNames())}</Match>
        </Switch>
      </p>
      <WatchersSign room={props.room} />
      <Show when={props.room.over() && props.room.mayHost()}>
        <button
          type="button"
          class="button"
          aria-busy={wishes.busy()}
          onClick={() => void wishes.ask({ type: 'reopen', match: props.party.match })}
        >
          {text().reopen}
        </button>
      </Show>
      <button
        ref={opener}
        type="button"
        class="button"
        aria-haspopup="dialog"
        onClick={() => setOpen('panel')}
      >
        <PeopleSign />
        {text().open}
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

const isPerson = (seat: SeatView): seat is Extract<SeatView, { kind: 'person' }> => seat.kind === 'person';
