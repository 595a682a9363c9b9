// Looking back at a match, from this device or from a link that holds the whole game: found, and drawn as it went.
import { useLocation, useNavigate, useParams } from '@solidjs/router';
import { createEffect, createResource, Match, on, onCleanup, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { outcomeOf } from '#shared/engine/match.ts';
import type { Room } from '#shared/engine/table.ts';
import { type GameId, isGameId } from '#shared/games/registry.ts';
import { setQuiet } from '../device/announcer.tsx';
import { reducedMotion } from '../device/motion.ts';
import { GAME_PAGES } from '../games/registry.ts';
import { TABLES } from '../games/tables.tsx';
import { loadMatch } from '../saves/load-match.ts';
import type { MatchRecord } from '../saves/match-save.ts';
import { recordPath, unpackRecord } from '../saves/record-link.ts';
import { createReplayTable } from '../table/host/replay.ts';
import type { GamePages } from '../table/kit/game.ts';
import { type LookingBack, PLAIN } from '../table/kit/looking-back.ts';
import { pagesWords } from '../words/pages/words.ts';
import './match.css';
import { Trouble } from './fetched-trouble.ts';
import { ReplayBar } from './looking-back/bar.tsx';
import { entriesIn, keepMoment, stepAfter, withMoment } from './looking-back/moment-link.ts';
import { namedForOthers } from './named-for-others.ts';
import { openRecord } from './open.ts';
import type { MatchTrouble } from './trouble.tsx';

interface Ready {
  record: MatchRecord;
  room: Room;
  lookingBack: LookingBack<object>;
}

async function find(id: string | undefined, hash: string): Promise<Ready | MatchTrouble> {
  const record = id ? await loadMatch(id).catch(() => null) : await unpackRecord(hash.replace(/^#/, ''));
  if (!record) return id ? 'missing' : 'badLink';
  if (record === 'newer') return 'newerRules';
  if (record === 'damaged') return record;
  const opened = await openRecord(record.save, record.log);
  if (typeof opened === 'string') return opened;
  // A match that is still on has secrets its players must not see.
  if (!outcomeOf(opened.room.match)) return 'unfinished';
  const { lookingBack }: GamePages = GAME_PAGES[record.save.header.game as GameId];
  return { record, room: opened.room, lookingBack: (await lookingBack?.())?.default ?? PLAIN };
}

export default function ReplayPage() {
  const params = useParams();
  const location = useLocation();
  // Where a match of this device has its id, a link has its game, or nothing.
  const id = () => (isGameId(params.id ?? '') ? undefined : params.id);
  const [found] = createResource(
    () => ({ id: id(), hash: location.hash }),
    ({ id, hash }) => find(id, hash),
  );
  const trouble = () => {
    const result = found();
    return typeof result === 'string' ? result : null;
  };
  return (
    <Switch>
      <Match when={trouble()}>{(why) => <Trouble why={why()} />}</Match>
      <Match when={found()} keyed>
        {(result) => <Replaying ready={result as Ready} />}
      </Match>
    </Switch>
  );
}

function Replaying(props: { ready: Ready }) {
  const navigate = useNavigate();
  const { record, lookingBack } = props.ready;
  const text = () => pagesWords().replay;
  const game = record.save.header.game as GameId;
  const { stopsAt }: GamePages = GAME_PAGES[game];
  const room = { ...props.ready.room, chairs: namedForOthers(props.ready.room.chairs, text().player) };
  const table = createReplayTable<object>(room, record.log, {
    stopsAt,
    moves: (seen) => lookingBack.pause(seen).moves,
    isStill: reducedMotion,
  });
  table.goTo(stepAfter(table, entriesIn(location.search) ?? 0));
  setQuiet(true);
  onCleanup(() => setQuiet(false));

  createEffect(on(table.step, () => onCleanup(keepMoment(table.entriesAt(table.step()))), { defer: true }));

  const link = async () =>
    withMoment(location.origin + (await recordPath(record)), table.entriesAt(table.step()));
  return (
    <div class="replaying">
      <div class="replay-table">
        <Dynamic
          component={TABLES[game]}
          game={game}
          table={table}
          leave={() => navigate('/')}
          lookingBack={text().title}
          again={() => navigate(`/play/${game}`)}
          replay={() => table.goTo(0)}
        />
      </div>
      <ReplayBar table={table} lookingBack={lookingBack} link={link} />
    </div>
  );
}
