// Who waits in the row for the next match, for everybody to see.
import { For, Show } from 'solid-js';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { roomsWords } from '../words/words.ts';
import './row.css';

export function Row(props: { party: PartyView }) {
  return (
    <Show when={props.party.row.length > 0}>
      <section class="room-row" aria-label={roomsWords().row.list}>
        <p class="soft" aria-hidden="true">
          {roomsWords().row.list}
        </p>
        <ol>
          <For each={props.party.row}>
            {({ name, colour, away }) => (
              <li>
                <span class="room-token small" classList={{ away: away !== null }}>
                  <ChairToken chair={{ kind: 'person', name, colour }} />
                </span>
                <span>{name}</span>
                <Show when={away !== null}>
                  <span class="soft">{roomsWords().seats.away}</span>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  );
}
