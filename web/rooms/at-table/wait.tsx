// Whose turn it is without them being here: until when the table waits, and the vote for a bot.
import { createSignal, For, onCleanup, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import { majorityOf } from '#shared/rooms/party/party.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { onFocusGone } from '#web/device/focus.ts';
import type { Table } from '#web/table/host/table.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { timeSaid } from '#web/words/time.ts';
import type { Wishes } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { type Waiting, waitedFor, waitsUntil } from './waiting-for.ts';
import './wait.css';

interface InWait {
  room: OnlineRoom;
  party: PartyView;
  wishes: Wishes;
}

export function Wait(props: InWait & { table: Table }) {
  // Without a connection nobody knows who is there, and no vote arrives.
  const all = () =>
    props.room.state() === 'open' && !props.room.over()
      ? waitedFor(props.party, props.table.view('watcher'))
      : [];
  const seats = () => all().map(({ seat }) => seat);
  let place!: HTMLDivElement;
  // The last vote that was needed takes the button away, for everybody.
  onFocusGone(
    seats,
    () => place,
    () => place.parentElement?.querySelector<HTMLElement>('.bar-room')?.focus(),
  );
  return (
    <div ref={place} role="status">
      <For each={seats()}>
        {(seat) => (
          <Show when={all().find((waiting) => waiting.seat === seat)}>
            {(waiting) => <Line {...props} waiting={waiting()} />}
          </Show>
        )}
      </For>
    </div>
  );
}

function Line(props: InWait & { waiting: Waiting }) {
  const text = () => roomsWords().wait;
  const { room } = props;
  const person = () => props.waiting.person;
  const [now, setNow] = createSignal(room.now());
  const ticking = setInterval(() => setNow(room.now()), 250);
  onCleanup(() => clearInterval(ticking));
  /** Rounded up: at nothing the bot is there. */
  const left = () => timeSaid(Math.max(0, waitsUntil(person(), props.party) - now()) + 999);
  return (
    <div class="room-wait">
      <span class="room-token small away">
        <ChairToken chair={person() as Chair} />
      </span>
      <p>
        <strong>{text().waiting(person().name)}</strong> {/* Every second anew: too much to be heard. */}
        <span class="room-wait-left" aria-hidden="true">
          {text().left(left())}
        </span>
      </p>
      <Show when={room.seat() !== null}>
        <Vote {...props} seat={props.waiting.seat} />
      </Show>
    </div>
  );
}

function Vote(props: InWait & { waiting: Waiting; seat: Seat }) {
  const text = () => roomsWords().vote;
  const votes = () => props.waiting.person.votes;
  const voted = () => votes().includes(props.room.seat()!);
  const needed = () => majorityOf(props.party);
  return (
    <button
      type="button"
      class="button"
      aria-pressed={voted()}
      aria-label={`${text().ask(props.waiting.person.name)}, ${text().count(votes().length, needed())}`}
      onClick={() => !voted() && void props.wishes.ask({ type: 'vote', seat: props.seat })}
    >
      <span>
        {voted() ? text().done : roomsWords().wait.vote}
        <Show when={needed() > 1}>
          <small>{text().count(votes().length, needed())}</small>
        </Show>
      </span>
    </button>
  );
}
