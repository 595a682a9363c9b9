// Six quick reactions: the buttons, and those of the last seconds with whoever sent them.
import { For, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import type { PartyView } from '#shared/rooms/party.ts';
import { REACTIONS } from '#shared/rooms/protocol.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { ReactionSign } from './reaction-sign.tsx';
import './reactions.css';
import { createWishes, RefusedWords } from '../both/wishing.tsx';

export function ReactionButtons(props: { room: OnlineRoom; sent?: () => void }) {
  const text = () => roomsWords().react;
  const wishes = createWishes(() => props.room);
  return (
    <section class="stack" aria-label={text().title}>
      <div class="reaction-buttons">
        <For each={REACTIONS}>
          {(kind) => (
            <button
              type="button"
              class="button"
              onClick={() => {
                void wishes.ask({ type: 'react', kind });
                props.sent?.();
              }}
            >
              <ReactionSign kind={kind} />
              {text().names[kind]}
            </button>
          )}
        </For>
      </div>
      <RefusedWords wishes={wishes} />
    </section>
  );
}

/** More of them would cover the table. */
const SHOWN = 2;

/** Said aloud by news.tsx. */
export function ReactionsShown(props: { room: OnlineRoom; party: PartyView }) {
  const chair = (seat: Seat) => {
    const found = props.party.seats[seat];
    return found && found.kind !== 'free' ? (found as Chair) : null;
  };
  return (
    <For each={props.room.reactions().slice(-SHOWN)}>
      {(reaction) => (
        <Show when={chair(reaction.seat)}>
          {(chair) => (
            <p class="room-float reaction-shown" aria-hidden="true">
              <span class="room-token small">
                <ChairToken chair={chair()} />
              </span>
              <ReactionSign kind={reaction.kind} />
              <span>{roomsWords().react.said(chair().name, roomsWords().react.names[reaction.kind])}</span>
            </p>
          )}
        </Show>
      )}
    </For>
  );
}
