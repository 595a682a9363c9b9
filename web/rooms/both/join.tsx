// For whoever came too late: a place in the row for the next match, or a bot's seat at once.
import { createSignal, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { takeableIn } from '#shared/rooms/party/shown.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import type { Wish } from '#shared/rooms/protocol.ts';
import { settings } from '#web/saves/settings.ts';
import { Choices } from '#web/ui/controls.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { nameAt } from './names.ts';
import { SeatForm } from './seat-form.tsx';
import { createWishes, RefusedWords } from './wishing.tsx';

interface InRoom {
  room: OnlineRoom;
  party: PartyView;
}

const NEXT = -1;

export function Join(props: InRoom & { done?: () => void }) {
  const text = () => roomsWords().row;
  const [chosen, choose] = createSignal(NEXT);
  const seats = () => (props.room.over() ? [] : takeableIn(props.party));
  const waits = () => props.room.row() !== null;
  /** Whoever waits has said already who they are. */
  const known = () => props.party.row[props.room.row() ?? -1] ?? settings();
  const when = (): number => {
    if (seats().includes(chosen())) return chosen();
    return waits() ? (seats()[0] ?? NEXT) : NEXT;
  };
  const items = () => [
    ...(waits() ? [] : [{ value: NEXT, label: text().next }]),
    ...seats().map((seat) => ({ value: seat, label: text().now(nameAt(props.party, seat)) })),
  ];
  const wish = (who: { name: string; colour: number }): Wish =>
    when() === NEXT ? { type: 'sit', ...who } : { type: 'takeOver', seat: when() as Seat, ...who };
  return (
    <>
      <Show when={waits()}>
        <InRow room={props.room} />
      </Show>
      <Show when={items().length > 0}>
        <SeatForm
          room={props.room}
          party={props.party}
          name={known().name}
          colour={known().colour}
          submit={when() === NEXT ? text().submit : text().takeOver}
          wish={wish}
          done={props.done}
          first
        >
          <Show when={items().length > 1 || waits()}>
            <Choices label={text().when} items={items()} value={when()} change={choose} />
          </Show>
        </SeatForm>
      </Show>
    </>
  );
}

function InRow(props: { room: OnlineRoom }) {
  const text = () => roomsWords().row;
  const wishes = createWishes(() => props.room);
  return (
    <>
      <p>
        <strong>{text().yours(props.room.row()! + 1)}</strong>
      </p>
      <p class="soft">{text().yoursNote}</p>
      <RefusedWords wishes={wishes} />
      <div class="row">
        <button
          type="button"
          class="button"
          aria-busy={wishes.busy()}
          onClick={() => void wishes.ask({ type: 'leave' })}
        >
          {text().leave}
        </button>
      </div>
    </>
  );
}
