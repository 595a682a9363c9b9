// A match online: the game's own table, and under it the bar of the room and what the room has to say.
import { useNavigate } from '@solidjs/router';
import { onCleanup, onMount } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { PartyView } from '#shared/rooms/party.ts';
import type { MatchRecord } from '#shared/rooms/protocol.ts';
import { setInMatch } from '#web/device/moment.ts';
import { TABLES } from '#web/games/tables.tsx';
import { newSave } from '#web/saves/matches.ts';
import { recordPath } from '#web/saves/record-link.ts';
import type { Table } from '#web/table/host/table.ts';
import { createGoHome } from '../both/go-home.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { Bar } from './bar.tsx';
import { Held, PassWrong } from './held.tsx';
import './table.css';
import { createWishes } from '../both/wishing.tsx';
import { MissedLine } from '../notice/missed.tsx';
import type { Notice } from '../notice/notice.ts';
import { Wait } from './wait.tsx';

export function OnlineTable(props: {
  room: OnlineRoom;
  party: PartyView;
  table: Table;
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
    <div ref={online} class="online">
      <Dynamic
        component={TABLES[props.party.game]}
        game={props.party.game}
        table={props.table}
        leave={leave}
        again={() => void wishes.ask({ type: 'again', match: props.party.match, wants: true })}
        replay={() => void replay()}
      />
      <div ref={foot} class="room-foot">
        <div class="room-notices">
          <Held room={props.room} />
          <PassWrong room={props.room} />
        </div>
        <Wait room={props.room} party={props.party} wishes={wishes} table={props.table} />
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

/** Where the whole match is looked back at. */
function pathOf({ header, chairs, log }: MatchRecord): Promise<string> {
  const save = newSave(header, chairs, Date.now());
  const clock = log.at(-1)?.at ?? 0;
  return recordPath({ save: { ...save, length: log.length, clock, over: true }, log });
}
