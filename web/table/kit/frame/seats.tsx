// Everybody at the table: whose token and name, with what each game says of them.
import { For, type JSX } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { words } from '#web/words/words.ts';
import type { Table } from '../../host/table.ts';
import './seats.css';

export function Seats(props: {
  table: Table;
  class: string;
  classList?: Record<string, boolean>;
  /** Whose turn it is, where one plays after the other. */
  turn?: Seat | null;
  /** Who has just said something. */
  speaks?: (seat: Seat) => boolean;
  children: (seat: Seat) => JSX.Element;
}) {
  return (
    <ul class={`seats ${props.class}`} classList={props.classList ?? {}} aria-label={words().table.seats}>
      <For each={[...props.table.chairs.keys()]}>
        {(seat) => (
          <li
            class="seat"
            data-seat={seat}
            classList={{
              here: props.table.here.includes(seat),
              turn: props.turn === seat,
              speaking: props.speaks?.(seat) === true,
            }}
            aria-current={props.turn === seat ? 'true' : undefined}
          >
            <span class="seat-token">
              <ChairToken chair={props.table.chairs[seat]!} />
            </span>
            <span class="seat-name">{props.table.chairs[seat]!.name}</span>
            {props.children(seat)}
          </li>
        )}
      </For>
    </ul>
  );
}
