// One seat before the start: who has it, and what the host may do about it.
import { For, Match, Show, Switch } from 'solid-js';
import { LEVELS, type Level, type Seat } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import type { PartyView, SeatView } from '#shared/rooms/party/view.ts';
import { catchFocus, onFocusGone } from '#web/device/focus.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { SeatReaction } from '../at-table/reactions.tsx';
import { SeatFacts } from '../both/seat-facts.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';

export function SeatLine(props: {
  seat: SeatView;
  at: Seat;
  room: OnlineRoom;
  party: PartyView;
  addBot: () => void;
  level: (level: Level) => void;
  remove: () => void;
}) {
  const text = () => roomsWords().seats;
  const bot = () => (props.seat.kind === 'bot' ? props.seat : null);
  const taken = () => (props.seat.kind === 'free' ? null : props.seat);
  const mine = () => props.at === props.room.seat();
  let line!: HTMLLIElement;
  // Whoever sits down or goes takes the button that had the focus away: to the next one of this seat.
  onFocusGone(
    () => [props.seat, props.room.mayHost()],
    () => line,
    () => {
      line.querySelector<HTMLElement>('select, button')?.focus();
      catchFocus(line);
    },
  );
  return (
    <li ref={line} class="room-seat" classList={{ free: !taken() }}>
      <Switch>
        <Match when={taken()}>
          {(chair) => (
            <>
              <span class="room-token" classList={{ away: isAway(props.seat) }}>
                <ChairToken chair={chair() as Chair} />
              </span>
              <span class="room-seat-who">
                <strong>{chair().name}</strong>
                <SeatFacts
                  seat={props.seat}
                  mine={mine()}
                  host={props.at === props.party.host}
                  chosen={bot() !== null && props.room.mayHost()}
                />
              </span>
              <SeatReaction room={props.room} seat={props.at} />
            </>
          )}
        </Match>
        <Match when={!taken()}>
          <span class="room-token empty" aria-hidden="true" />
          <span class="room-seat-who soft">{text().free}</span>
        </Match>
      </Switch>
      <Show when={props.room.mayHost()}>
        <Show when={bot()}>
          {(bot) => (
            <select
              class="field"
              aria-label={text().levelOf(bot().name)}
              value={bot().level}
              onChange={(event) => props.level(Number(event.currentTarget.value) as Level)}
            >
              <For each={LEVELS}>
                {(level) => <option value={level}>{roomsWords().levels[level]}</option>}
              </For>
            </select>
          )}
        </Show>
        <Show when={!taken()}>
          <button
            type="button"
            class="button"
            aria-label={text().addBotHere(props.at + 1)}
            onClick={() => props.addBot()}
          >
            {text().addBot}
          </button>
        </Show>
        <Show when={!mine() && props.at !== props.party.host && taken()}>
          {(chair) => (
            <button
              type="button"
              class="button plain"
              aria-label={text().remove(chair().name)}
              onClick={() => props.remove()}
            >
              ✕
            </button>
          )}
        </Show>
      </Show>
    </li>
  );
}

const isAway = (seat: SeatView) => seat.kind === 'person' && seat.presence !== 'here';
