// The start, for those who may press it; for the others, who may.
import { createUniqueId, Match, Show, Switch } from 'solid-js';
import { GAMES } from '#shared/games/registry.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { createWishes, RefusedWords } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { firstInLobby } from './first.ts';

export function Start(props: { room: OnlineRoom; party: PartyView }) {
  const text = () => roomsWords().start;
  const wishes = createWishes(() => props.room);
  const reason = createUniqueId();
  const min = () => GAMES[props.party.game].seats.min;
  const tooFew = () => props.party.seats.filter(({ kind }) => kind !== 'free').length < min();
  const host = () => {
    const seat = props.party.seats[props.party.host ?? -1];
    return seat?.kind === 'person' ? seat : null;
  };
  /** The host has not sat down yet. */
  const opener = () => props.party.opener !== null && !props.room.opener();
  /** Whoever is host in name only now. */
  const absent = () => (props.room.mayHost() && props.party.host !== props.room.seat() ? host() : null);

  const first = () =>
    firstInLobby({
      party: props.party,
      seated: props.room.seat() !== null,
      mayHost: props.room.mayHost(),
    });

  function start(): void {
    if (!tooFew() && !wishes.busy()) void wishes.ask({ type: 'start', match: props.party.match });
  }

  return (
    <div class="stack room-start">
      <Switch fallback={<p class="soft">{opener() ? roomsWords().opener.waiting : text().nobody}</p>}>
        <Match when={props.room.mayHost()}>
          <Show when={opener()}>
            <p role="status">{roomsWords().opener.away}</p>
          </Show>
          <Show when={absent()}>{(host) => <p role="status">{text().hostAway(host().name)}</p>}</Show>
          <button
            type="button"
            class="button big"
            classList={{ primary: first() === 'start' }}
            aria-disabled={tooFew()}
            aria-busy={wishes.busy()}
            aria-describedby={reason}
            onClick={start}
          >
            {text().start}
          </button>
          <p id={reason} class="soft">
            <Show when={tooFew()}>{text().tooFew(min())}</Show>
          </p>
          <RefusedWords wishes={wishes} />
        </Match>
        <Match when={host()}>{(host) => <p class="panel">{text().waiting(host().name)}</p>}</Match>
      </Switch>
    </div>
  );
}
