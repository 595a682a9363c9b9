// Looking back at a match step by step, from this device or from a link that holds the whole game.
import { useLocation, useNavigate, useParams } from '@solidjs/router';
import { createResource, createSignal, Match, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { outcomeOf } from '#shared/engine/match.ts';
import type { Room } from '#shared/engine/table.ts';
import { type GameId, isGameId } from '#shared/games/registry.ts';
import { loadMatch } from '../saves/load-match.ts';
import { pagesWords } from '../words/pages/words.ts';
import './match.css';
import { aboutOf } from '../games/about.ts';
import { GAME_PAGES } from '../games/registry.ts';
import { TABLES } from '../games/tables.tsx';
import type { MatchRecord } from '../saves/match-save.ts';
import { recordPath, unpackRecord } from '../saves/record-link.ts';
import { createReplayTable } from '../table/host/replay.ts';
import type { GamePages } from '../table/kit/game.ts';
import { Trouble } from './fetched-trouble.ts';
import { namedForOthers } from './named-for-others.ts';
import { openRecord } from './open.ts';
import type { MatchTrouble } from './trouble.tsx';

type Ready = { record: MatchRecord; room: Room };

async function find(id: string | undefined, hash: string): Promise<Ready | MatchTrouble> {
  const record = id ? await loadMatch(id).catch(() => null) : await unpackRecord(hash.replace(/^#/, ''));
  if (!record) return id ? 'missing' : 'badLink';
  if (record === 'newer') return 'newerRules';
  if (record === 'damaged') return record;
  const opened = await openRecord(record.save, record.log);
  if (typeof opened === 'string') return opened;
  // A match that is still on has secrets its players must not see.
  if (!outcomeOf(opened.room.match)) return 'unfinished';
  return { record, room: opened.room };
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
        {(result) => <Replaying ready={result as Ready} isOwn={id() !== undefined} />}
      </Match>
    </Switch>
  );
}

function Replaying(props: { ready: Ready; isOwn: boolean }) {
  const navigate = useNavigate();
  const { record } = props.ready;
  const text = () => pagesWords().replay;
  const opened = props.ready.room;
  const room = props.isOwn ? opened : { ...opened, chairs: namedForOthers(opened.chairs, text().player) };
  const game = record.save.header.game as GameId;
  const { stopsAt }: GamePages = GAME_PAGES[game];
  const table = createReplayTable<object>(room, record.log, stopsAt);
  const [said, setSaid] = createSignal('');
  /** The link itself, where it could be neither shared nor copied. */
  const [shown, setShown] = createSignal('');

  async function share(): Promise<void> {
    const url = location.origin + (await recordPath(record));
    setShown('');
    try {
      if (navigator.share) {
        await navigator.share({ url, title: aboutOf(game).name });
      } else {
        await navigator.clipboard.writeText(url);
        setSaid(text().copied);
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setSaid(text().notCopied);
      setShown(url);
    }
  }

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
      <section class="replay-bar" aria-label={text().title}>
        <button
          type="button"
          class="button"
          onClick={() => table.goTo(table.step() - 1)}
          aria-label={text().back}
        >
          ◀
        </button>
        <input
          type="range"
          min="0"
          max={table.steps}
          value={table.step()}
          aria-label={text().step}
          aria-valuetext={text().stepOf(table.step(), table.steps)}
          onInput={(event) => table.goTo(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class="button"
          onClick={() => table.goTo(table.step() + 1)}
          aria-label={text().forward}
        >
          ▶
        </button>
        <button type="button" class="button" onClick={share}>
          {text().share}
        </button>
        <Show when={said()}>
          <span role="status">{said()}</span>
        </Show>
        <Show when={shown()}>
          <input class="field" readOnly value={shown()} aria-label={text().share} />
        </Show>
      </section>
    </div>
  );
}
