// Before the start: who sits where, the link for the others, the rules, the start.
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { catchFocus } from '#web/device/focus.ts';
import { aboutOf } from '#web/games/about.ts';
import { PageHead } from '#web/ui/controls.tsx';
import { words } from '#web/words/words.ts';
import { Held, PassWrong, Stopped } from '../at-table/held.tsx';
import { AnotherGame } from '../both/another-game.tsx';
import { Door } from '../both/door.tsx';
import { Evening } from '../both/evening.tsx';
import { Invitation } from '../both/invitation.tsx';
import { Join } from '../both/join.tsx';
import { roomsWords } from '../words/words.ts';
import { firstInLobby } from './first.ts';
import './lobby.css';
import { ReactionButtons } from '../at-table/reactions.tsx';
import { OtherDevice } from '../both/other-device.tsx';
import { Lost } from '../both/waiting.tsx';
import { createWishes, RefusedWords } from '../both/wishing.tsx';
import type { OnlineRoom } from '../connection/online-room.ts';
import { AboutGame } from './about.tsx';
import { Rules } from './rules.tsx';
import { LobbySeats } from './seats.tsx';
import { SitDown, YourSeat } from './sit-down.tsx';
import { Start } from './start.tsx';

interface InLobby {
  room: OnlineRoom;
  party: PartyView;
}
type WithReconnect = InLobby & { reconnect: (pass: string) => void };
type WithCode = WithReconnect & { mistyped: string };

/** The page is built anew around a code; what was typed outlives that, to be corrected when it was wrong. */
let typed = '';

export function Lobby(props: WithReconnect) {
  const seated = createMemo(() => props.room.seat() !== null);
  const mistyped = props.room.passed() === 'wrong' ? typed : '';
  typed = '';
  function reconnect(pass: string): void {
    typed = pass;
    props.reconnect(pass);
  }
  /**
   * A host begins with the link and then sees who comes, whoever has no seat with that. Only sitting down changes that: who
   * may host changes by itself, and nothing should move under somebody who is typing.
   */
  const columns = createMemo(
    on(seated, (sits) => (sits && props.room.mayHost() ? [Inviting, Seating] : [Seating, Inviting])),
  );
  let main!: HTMLElement;

  // Sitting down and leaving take away the form that had the focus.
  createEffect(on(seated, () => queueMicrotask(() => catchFocus(main)), { defer: true }));

  return (
    <main ref={main} class="page lobby">
      <PageHead title={roomsWords().title(aboutOf(props.party.game).name)} back={words().home.back} />
      <div class="lobby-notices">
        <Lost room={props.room} />
        <Stopped party={props.party} />
        <Held room={props.room} />
        <Show when={mistyped === ''}>
          <PassWrong room={props.room} />
        </Show>
      </div>
      <AboutGame room={props.room} party={props.party} />
      <div class="lobby-columns">
        <For each={columns()}>{(Column) => <Column room={props.room} party={props.party} />}</For>
        <Around room={props.room} party={props.party} reconnect={reconnect} mistyped={mistyped} />
      </div>
    </main>
  );
}

function Inviting(props: InLobby) {
  const isFirst = () =>
    firstInLobby({
      party: props.party,
      seated: props.room.seat() !== null,
      mayHost: props.room.mayHost(),
    }) === 'invite';
  return (
    <div class="lobby-column">
      <Invitation room={props.room} party={props.party} quiet={!isFirst()} />
    </div>
  );
}

function Seating(props: InLobby) {
  const wishes = createWishes(() => props.room);
  const seated = () => props.room.seat() !== null;
  const full = () => props.party.seats.every(({ kind }) => kind !== 'free');
  return (
    <div class="lobby-column seating">
      <Show when={!seated() && full()}>
        <section class="panel" aria-labelledby="join">
          <h2 id="join">{roomsWords().row.title}</h2>
          <Show when={props.room.row() === null}>
            <p class="soft">{roomsWords().row.full}</p>
          </Show>
          <Join room={props.room} party={props.party} />
        </section>
      </Show>
      <Show when={!seated() && !full()}>
        <SitDown room={props.room} party={props.party} />
      </Show>
      <LobbySeats room={props.room} party={props.party} />
      <Evening party={props.party} outcome={null} />
      <Show when={seated()}>
        <ReactionButtons wishes={wishes} />
        <RefusedWords wishes={wishes} />
      </Show>
      <Start room={props.room} party={props.party} />
    </div>
  );
}

function Around(props: WithCode) {
  return (
    <div class="lobby-column">
      <Door room={props.room} party={props.party} />
      <AnotherGame room={props.room} party={props.party} />
      <Rules room={props.room} party={props.party} />
      <Show
        when={props.room.seat() !== null}
        fallback={<OtherDevice room={props.room} take={props.reconnect} mistyped={props.mistyped} />}
      >
        <YourSeat room={props.room} party={props.party} />
      </Show>
    </div>
  );
}
