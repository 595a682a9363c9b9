// A match online: the game's own table, and the bar of the room under it.
import { useNavigate } from '@solidjs/router';
import { onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { PartyView } from '#shared/rooms/party.ts';
import type { MatchRecord } from '#shared/rooms/protocol.ts';
import { setInMatch } from '#web/device/moment.ts';
import { TABLES } from '#web/games/tables.ts';
import { newSave } from '#web/saves/matches.ts';
import { recordPath } from '#web/saves/record-link.ts';
import type { Table } from '#web/table/host/table.ts';
import { createGoHome } from '../both/go-home.ts';
import type { OnlineRoom } from '../connection/online-room.ts';
import { Bar } from './bar.tsx';
import { Held, PassWrong } from './held.tsx';
import { ReactionsShown } from './reactions.tsx';
import './table.css';
import { Lost } from '../both/waiting.tsx';
import { createWishes, RefusedWords } from '../both/wishing.tsx';
import { MissedLine } from '../notice/missed.tsx';
import type { Notice } from '../notice/notice.ts';
import { VerdictShown } from './verdict.tsx';

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
    <>
      <div class="online">
        <Dynamic
          component={TABLES[props.party.game]}
          game={props.party.game}
          table={props.table}
          leave={leave}
          again={() => void wishes.ask({ type: 'again', match: props.party.match, wants: true })}
          replay={() => void replay()}
        />
        <MissedLine notice={props.notice} />
        <Bar room={props.room} party={props.party} reconnect={props.reconnect} />
      </div>
      <div class="room-notices">
        <Lost room={props.room} goHome={goHome()} />
        <Held room={props.room} />
        <PassWrong room={props.room} />
      </div>
      <div class="room-floats">
        <VerdictShown room={props.room} party={props.party} />
        <ReactionsShown room={props.room} party={props.party} />
        <Show when={wishes.refused()}>
          <div class="room-float">
            <RefusedWords wishes={wishes} />
          </div>
        </Show>
      </div>
    </>
  );
}

/** Where the whole match is looked back at. */
function pathOf({ header, chairs, log }: MatchRecord): Promise<string> {
  const save = newSave(header, chairs, Date.now());
  const clock = log.at(-1)?.at ?? 0;
  return recordPath({ save: { ...save, length: log.length, clock, over: true }, log });
}
