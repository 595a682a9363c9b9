// The list of seats before the start, and what the host asks of the room about them.
import { createEffect, createSignal, Index, Show } from 'solid-js';
import type { Level, Seat } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { catchFocus } from '#web/device/focus.ts';
import { newBot } from '#web/table/host/bots.ts';
import { ConfirmWish } from '../both/confirm.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import './seats.css';
import { Row } from '../both/row.tsx';
import { Watchers } from '../both/watchers.tsx';
import { createWishes, RefusedWords } from '../both/wishing.tsx';
import { SeatLine } from './seat-line.tsx';

const EASY: Level = 1;

export function LobbySeats(props: { room: OnlineRoom; party: PartyView }) {
  const wishes = createWishes(() => props.room);
  /** Asked before it is done; under the name it had, as it may soon be another's seat. */
  const [removing, setRemoving] = createSignal<{ seat: Seat; name: string } | null>(null);
  const text = () => roomsWords().seats;

  let list!: HTMLUListElement;

  function addBot(seat: Seat): void {
    const taken = props.party.seats.filter(({ kind }) => kind !== 'free') as Chair[];
    void wishes.ask({ type: 'fill', seat, level: EASY, name: newBot(taken, EASY).name });
  }
  const remove = (seat: Seat) => void wishes.ask({ type: 'remove', seat });
  function closeConfirm(seat: Seat): void {
    setRemoving(null);
    queueMicrotask(() => {
      // Otherwise the button that asked is there again, and has the focus.
      if (document.activeElement !== document.body) return;
      list.children[seat]?.querySelector<HTMLElement>('select, button')?.focus();
      catchFocus(list);
    });
  }
  const nameOf = (seat: Seat) => {
    const found = props.party.seats[seat];
    return found && found.kind !== 'free' ? found.name : '';
  };
  createEffect(() => {
    const asked = removing();
    if (asked && nameOf(asked.seat) !== asked.name) closeConfirm(asked.seat);
  });

  return (
    <section class="panel" aria-labelledby="room-seats">
      <h2 id="room-seats">{text().title}</h2>
      <ul ref={list} class="room-seats">
        <Index each={props.party.seats}>
          {(seat, at) => (
            <SeatLine
              seat={seat()}
              at={at}
              room={props.room}
              party={props.party}
              addBot={() => addBot(at)}
              level={(level) => void wishes.ask({ type: 'fill', seat: at, level, name: nameOf(at) })}
              remove={() =>
                seat().kind === 'bot' ? remove(at) : setRemoving({ seat: at, name: nameOf(at) })
              }
            />
          )}
        </Index>
      </ul>
      <RefusedWords wishes={wishes} />
      <Row party={props.party} />
      <Watchers room={props.room} />
      <Show when={removing()} keyed>
        {({ seat, name }) => (
          <ConfirmWish
            room={props.room}
            wish={{ type: 'remove', seat }}
            title={text().removeTitle(name)}
            sure={text().removeSure}
            close={() => closeConfirm(seat)}
          >
            <p>{text().removeNote}</p>
          </ConfirmWish>
        )}
      </Show>
    </section>
  );
}
