// Six quick reactions: their buttons, and those of the last seconds with whoever sent them.
import { For, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { REACTIONS } from '#shared/rooms/protocol.ts';
import type { Wishes } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { ReactionSign } from './reaction-sign.tsx';
import './reactions.css';

export function ReactionButtons(props: { wishes: Wishes }) {
  const text = () => roomsWords().react;
  return (
    <div class="reaction-buttons" role="group" aria-label={text().title}>
      <For each={REACTIONS}>
        {(kind) => (
          <button
            type="button"
            class="button plain"
            aria-label={text().names[kind]}
            title={text().names[kind]}
            onClick={() => void props.wishes.ask({ type: 'react', kind })}
          >
            <ReactionSign kind={kind} />
          </button>
        )}
      </For>
    </div>
  );
}

/** More of them would not be read. */
const SHOWN = 2;

/** Said aloud by news.tsx. */
export function ReactionsShown(props: { room: OnlineRoom; party: PartyView }) {
  const text = () => roomsWords().react;
  const nameOf = (seat: Seat) => {
    const found = props.party.seats[seat];
    return found && found.kind !== 'free' ? found.name : '';
  };
  return (
    <For each={props.room.reactions().slice(-SHOWN)}>
      {({ seat, kind }) => (
        <p class="reaction-shown" aria-hidden="true">
          <ReactionSign kind={kind} />
          <span>{text().said(nameOf(seat), text().names[kind])}</span>
        </p>
      )}
    </For>
  );
}

/** At somebody's own seat. */
export function SeatReaction(props: { room: OnlineRoom; seat: Seat }) {
  const newest = () => props.room.reactions().findLast(({ seat }) => seat === props.seat);
  return (
    <Show when={newest()}>
      {(reaction) => (
        <span class="reaction-shown" aria-hidden="true">
          <ReactionSign kind={reaction().kind} />
          <span>{roomsWords().react.names[reaction().kind]}</span>
        </span>
      )}
    </Show>
  );
}
