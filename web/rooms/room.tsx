// The page of an online room: connected while it is open, drawn from what the connection knows.
import { useLocation, useParams } from '@solidjs/router';
import { createEffect, createMemo, createSignal, Match, onCleanup, Show, Switch, untrack } from 'solid-js';
import { PASS_FORM } from '#shared/rooms/link.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { CLOSE_REASONS } from '#shared/rooms/protocol.ts';
import { OnlineTable } from './at-table/table.tsx';
import { createGoHome } from './both/go-home.ts';
import { Closed } from './closed.tsx';
import { connectRoom } from './connection/connect.ts';
import type { OnlineRoom } from './connection/online-room.ts';
import { Lobby } from './lobby/lobby.tsx';
import { News } from './news.tsx';
import { createNotice } from './notice/notice.ts';
import { isRoomId } from './opening/room-link.ts';
import './room.css';
import { Waiting } from './both/waiting.tsx';

export default function RoomPage() {
  const params = useParams();
  return (
    <Show when={params.id} keyed>
      {(id) => (
        <Show when={isRoomId(id)} fallback={<Closed why="not-found" reconnect={() => {}} />}>
          <Connected id={id} />
        </Show>
      )}
    </Show>
  );
}

function Connected(props: { id: string }) {
  const location = useLocation();
  const inAddress = () => location.hash.slice(1);
  const [attempt, setAttempt] = createSignal({ pass: untrack(inAddress) });
  const room = createMemo(() => {
    const { pass } = attempt();
    const connected = untrack(() => connectRoom(props.id, PASS_FORM.test(pass) ? pass : undefined));
    onCleanup(() => connected.close());
    return connected;
  });
  const reconnect = (pass = '') => setAttempt({ pass });

  // A code is good once: left in the address, it would be tried again and shared with the link.
  createEffect(() => {
    const pass = inAddress();
    if (pass === '') return;
    history.replaceState(history.state, '', location.pathname);
    if (pass !== untrack(attempt).pass) reconnect(pass);
  });

  return (
    <Show when={room()} keyed>
      {(room) => <Drawn room={room} reconnect={reconnect} />}
    </Show>
  );
}

function Drawn(props: { room: OnlineRoom; reconnect: (pass?: string) => void }) {
  const goHome = createGoHome(() => props.room);
  const closed = () => CLOSE_REASONS.find((reason) => reason === props.room.state()) ?? null;
  return (
    <Switch fallback={<Waiting room={props.room} goHome={goHome()} />}>
      <Match when={closed()}>
        {(why) => <Closed why={why()} reconnect={() => props.reconnect()} goHome={goHome()} />}
      </Match>
      <Match when={props.room.party()}>
        {(party) => <Inside room={props.room} party={party()} reconnect={props.reconnect} />}
      </Match>
    </Switch>
  );
}

function Inside(props: { room: OnlineRoom; party: PartyView; reconnect: (pass: string) => void }) {
  const notice = createNotice(props.room, () => props.party);
  return (
    <>
      <News room={props.room} party={props.party} />
      <Switch fallback={<Waiting room={props.room} dealing />}>
        <Match when={props.party.stage === 'lobby'}>
          <Lobby room={props.room} party={props.party} reconnect={props.reconnect} />
        </Match>
        <Match when={(props.room.table() || props.party.stands) && props.party.match} keyed>
          <OnlineTable
            room={props.room}
            party={props.party}
            table={props.room.table()}
            notice={notice}
            reconnect={props.reconnect}
          />
        </Match>
      </Switch>
    </>
  );
}
