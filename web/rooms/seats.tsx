// The list of seats before the start, and what the host asks of the room about them.
import { createSignal, Index, Show } from 'solid-js';
import type { Level, Seat } from '../../shared/game.ts';
import type { PartyView } from '../../shared/party.ts';
import type { Chair } from '../../shared/room.ts';
import { newBot } from '../table/bots.ts';
import { roomsWords } from '../words/rooms-words.ts';
import { ConfirmWish } from './confirm.tsx';
import type { OnlineRoom } from './online-room.ts';
import './seats.css';
import { SeatLine } from './seat-line.tsx';
import { Watchers } from './watchers.tsx';
import { createWishes, RefusedWords } from './wishing.tsx';

const EASY: Level = 1;

export function LobbySeats(props: { room: OnlineRoom; party: PartyView }) {
  const wishes = createWishes(() => props.room);
  const [leaving, setLeaving] = createSignal<Seat | null>(null);
  const text = () => roomsWords().seats;

  let list!: HTMLUListElement;

  /** A bot that comes or goes takes the button that had the focus with it. */
  function focusLine(seat: Seat): void {
    if (document.activeElement !== document.body) return;
    list.children[seat]?.querySelector<HTMLElement>('select, button')?.focus();
  }
  async function addBot(seat: Seat): Promise<void> {
    const taken = props.party.seats.filter(({ kind }) => kind !== 'free') as Chair[];
    await wishes.ask({ type: 'fill', seat, level: EASY, name: newBot(taken, EASY).name });
    focusLine(seat);
  }
  async function removeBot(seat: Seat): Promise<void> {
    await wishes.ask({ type: 'remove', seat });
    focusLine(seat);
  }
  function closeConfirm(seat: Seat): void {
    setLeaving(null);
    queueMicrotask(() => focusLine(seat));
  }
  const nameOf = (seat: Seat) => {
    const found = props.party.seats[seat];
    return found && found.kind !== 'free' ? found.name : '';
  };

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
              addBot={() => void addBot(at)}
              level={(level) => void wishes.ask({ type: 'fill', seat: at, level, name: nameOf(at) })}
              remove={() => (seat().kind === 'bot' ? void removeBot(at) : setLeaving(at))}
            />
          )}
        </Index>
      </ul>
      <RefusedWords wishes={wishes} />
      <Watchers room={props.room} />
      <Show when={leaving() !== null}>
        <ConfirmWish
          room={props.room}
          wish={{ type: 'remove', seat: leaving()! }}
          title={text().removeTitle(nameOf(leaving()!))}
          sure={text().removeSure}
          close={() => closeConfirm(leaving()!)}
        >
          <p>{text().removeNote}</p>
        </ConfirmWish>
      </Show>
    </section>
  );
}
