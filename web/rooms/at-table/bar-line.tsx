// The line of the bar: no connection, what was refused, who was first, who reacts, who is away, that one watches.
import { createEffect, Match, onCleanup, Show, Switch } from 'solid-js';
import type { PartyView, SeatView } from '#shared/rooms/party/view.ts';
import { listed } from '#web/words/words.ts';
import { LostSign, lostSaid } from '../both/waiting.tsx';
import { RefusedWords, type Wishes } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { ReactionsShown } from './reactions.tsx';
import { readySaid } from './ready.tsx';
import { createLastVerdict } from './verdict.tsx';

const REFUSAL_SHOWN = 8_000;

export function BarLine(props: { room: OnlineRoom; party: PartyView; wishes: Wishes }) {
  const text = () => roomsWords().bar;
  const verdict = createLastVerdict(props);
  const lost = () => props.room.state() === 'lost';
  const away = () =>
    props.party.seats.flatMap((seat) => (isPerson(seat) && seat.presence === 'away' ? [seat.name] : []));
  // What else there is to say needs the line.
  createEffect(() => {
    if (props.wishes.refused() === null) return;
    const timer = setTimeout(props.wishes.forget, REFUSAL_SHOWN);
    onCleanup(() => clearTimeout(timer));
  });
  const isHeard = () => lost() || verdict() !== null;
  return (
    <div class="bar-line">
      <div role="status">
        <Switch>
          <Match when={lost()}>
            <p class="bar-lost">
              <LostSign />
              {lostSaid(props.room)}
            </p>
          </Match>
          <Match when={verdict()}>{(said) => <p class="bar-verdict">{said()}</p>}</Match>
        </Switch>
      </div>
      <Show when={!isHeard()}>
        <Switch>
          <Match when={props.wishes.refused()}>
            <RefusedWords wishes={props.wishes} />
          </Match>
          <Match when={props.room.reactions().length > 0}>
            <ReactionsShown room={props.room} party={props.party} />
          </Match>
          <Match when={readySaid(props.party)}>{(said) => <p>{said()}</p>}</Match>
          <Match when={props.room.seat() === null}>
            <p>{text().watching}</p>
          </Match>
          <Match when={away().length > 0}>
            <p>{text().awayNow(listed(away()))}</p>
          </Match>
        </Switch>
      </Show>
    </div>
  );
}

const isPerson = (seat: SeatView): seat is Extract<SeatView, { kind: 'person' }> => seat.kind === 'person';
