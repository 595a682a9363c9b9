// A match online: the game's own table, and under it the bar of the room and what the room has to say.
import { useNavigate } from '@solidjs/router';
import { onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameId } from '#shared/games/registry.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import type { MatchRecord } from '#shared/rooms/protocol.ts';
import { setInMatch } from '#web/device/moment.ts';
import { aboutOf } from '#web/games/about.ts';
import { TABLES } from '#web/games/tables.tsx';
import { newSave } from '#web/saves/matches.ts';
import { recordPath } from '#web/saves/record-link.ts';
import type { Table } from '#web/table/host/table.ts';
import { isCovered } from '../both/covered.ts';
import { Evening } from '../both/evening.tsx';
import { createGoHome } from '../both/go-home.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { roomsWords } from '../words/words.ts';
import { Bar } from './bar.tsx';
import { CourseLine } from './course-line.tsx';
import { FaultNotice } from './fault.tsx';
import { Held, PassWrong } from './held.tsx';
import './table.css';
import { createWishes } from '../both/wishing.tsx';
import { MissedLine } from '../notice/missed.tsx';
import type { Notice } from '../notice/notice.ts';
import { isReady, Ready } from './ready.tsx';
import { Cover } from './standing.tsx';
import { Wait } from './wait.tsx';

export function OnlineTable(props: {
  room: OnlineRoom;
  party: PartyView;
  /** Null while time stands still and nothing was shown here before. */
  table: Table | null;
  notice: Notice;
  reconnect: (pass: string) => void;
}) {
  const navigate = useNavigate();
  const wishes = createWishes(() => props.room);
  const goHome = createGoHome(() => props.room);
  let online!: HTMLDivElement;
  let foot!: HTMLDivElement;
  // Whatever is said there takes its room from the table, and covers nothing of it.
  const measuring = new ResizeObserver(() => online.style.setProperty('--foot', `${foot.offsetHeight}px`));
  onMount(() => measuring.observe(foot));
  onCleanup(() => measuring.disconnect());
  setInMatch(true);
  onCleanup(() => setInMatch(false));

  const covering = () => (isCovered(props.party) || !props.table ? props.party.stands : null);
  function again(): void {
    const wants = !isReady(props.room, props.party);
    void wishes.ask({ type: 'again', match: props.party.match, wants });
  }
  const inRoom = {
    takeBack: () => (isReady(props.room, props.party) ? roomsWords().again.takeBack : null),
    ready: () => <Ready room={props.room} party={props.party} />,
    score: () => <Evening party={props.party} outcome={props.table?.outcome() ?? null} />,
  };

  /** The start page asks at once what was seen here. */
  function leave(): void {
    props.room.keep();
    navigate('/');
  }

  async function replay(): Promise<void> {
    const granted = await wishes.ask({ type: 'record' });
    if (granted && 'record' in granted) navigate(await pathOf(granted.record));
  }

  return (
    <div ref={online} class="online" classList={{ covered: isCovered(props.party) }}>
      <Show when={props.table} fallback={<NoTable game={props.party.game} />}>
        {(table) => (
          <Dynamic
            component={TABLES[props.party.game]}
            game={props.party.game}
            table={table()}
            leave={leave}
            again={again}
            inRoom={inRoom}
            replay={() => void replay()}
          />
        )}
      </Show>
      <Show when={covering()}>
        {(stands) => <Cover room={props.room} party={props.party} stands={stands()} goHome={goHome()} />}
      </Show>
      <div ref={foot} class="room-foot">
        <div class="room-notices">
          <FaultNotice room={props.room} party={props.party} goHome={goHome()} />
          <Held room={props.room} />
          <PassWrong room={props.room} />
        </div>
        <Show when={props.table}>
          {(table) => <Wait room={props.room} party={props.party} wishes={wishes} table={table()} />}
        </Show>
        <CourseLine room={props.room} party={props.party} />
        <MissedLine notice={props.notice} />
        <Bar
          room={props.room}
          party={props.party}
          wishes={wishes}
          goHome={goHome()}
          reconnect={props.reconnect}
        />
      </div>
    </div>
  );
}

/** The tab has its name from the heading. */
function NoTable(props: { game: GameId }) {
  return (
    <main>
      <h1 class="unseen">{aboutOf(props.game).name}</h1>
    </main>
  );
}

/** Where the whole match is looked back at. */
function pathOf({ header, chairs, log }: MatchRecord): Promise<string> {
  const save = newSave(header, chairs, Date.now());
  const clock = log.at(-1)?.at ?? 0;
  return recordPath({ save: { ...save, length: log.length, clock, over: true }, log });
}
