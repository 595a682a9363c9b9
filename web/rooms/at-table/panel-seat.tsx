// A seat during a match: who has it, and the vote for a bot while that person is away.
import { Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import type { Chair } from '#shared/engine/table.ts';
import { majorityOf } from '#shared/rooms/party/party.ts';
import type { PartyView, SeatView } from '#shared/rooms/party/view.ts';
import { catchFocus, onFocusGone } from '#web/device/focus.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import '../lobby/seats.css';
import { SeatFacts } from '../both/seat-facts.tsx';

export function PanelSeat(props: {
  seat: SeatView;
  at: Seat;
  room: OnlineRoom;
  party: PartyView;
  vote: () => void;
}) {
  const text = () => roomsWords().vote;
  const taken = () => (props.seat.kind === 'free' ? null : props.seat);
  const away = () => (props.seat.kind === 'person' && props.seat.presence !== 'here' ? props.seat : null);
  /** Somebody whom a bot could still help. */
  const votable = () => {
    const mine = props.room.seat();
    const person = away();
    return mine !== null && mine !== props.at && person?.standIn === null ? person : null;
  };
  const voted = () => votable()?.votes.includes(props.room.seat()!) ?? false;
  let line!: HTMLLIElement;
  // The last vote that was needed takes the button away, for everybody.
  onFocusGone(
    () => votable(),
    () => line,
    () => catchFocus(line),
  );
  return (
    <Show when={taken()}>
      {(chair) => (
        <li ref={line} class="room-seat">
          <span class="room-token" classList={{ away: away() !== null }}>
            <ChairToken chair={chair() as Chair} />
          </span>
          <span class="room-seat-who">
            <strong>{chair().name}</strong>
            <SeatFacts
              seat={props.seat}
              mine={props.at === props.room.seat()}
              host={props.at === props.party.host}
            />
          </span>
          <Show when={votable()}>
            {(person) => (
              <div class="panel-vote">
                <button
                  type="button"
                  class="button"
                  aria-pressed={voted()}
                  onClick={() => !voted() && props.vote()}
                >
                  {voted() ? text().done : text().ask(person().name)}
                </button>
                <span class="soft">{text().count(person().votes.length, majorityOf(props.party))}</span>
              </div>
            )}
          </Show>
        </li>
      )}
    </Show>
  );
}
