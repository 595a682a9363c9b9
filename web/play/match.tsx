// The page of a match at home: opens it, holds it for this tab, and draws the game's own table.
import { useNavigate, useParams } from '@solidjs/router';
import { createResource, createSignal, Match, onCleanup, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Room } from '#shared/engine/table.ts';
import type { GameId } from '#shared/games/registry.ts';
import { setInMatch } from '../device/moment.ts';
import { type Hold, holdForTab } from '../device/tab-lock.ts';
import { aboutOf } from '../games/about.ts';
import { GAME_PAGES } from '../games/registry.ts';
import { beginMatch } from '../table/host/begin.ts';
import { createHomeTable } from '../table/host/home.ts';
import type { GamePages } from '../table/kit/game.ts';
import { words } from '../words/words.ts';
import './match.css';
import { TABLES } from '../games/tables.tsx';
import { holdOf } from '../saves/matches.ts';
import { isAlone } from '../saves/results.ts';
import { thinkIn } from '../table/host/thinker.ts';
import { Trouble } from './fetched-trouble.ts';
import { type Opened, type OpenFault, openMatch } from './open.ts';
import type { MatchTrouble } from './trouble.tsx';

export default function MatchPage() {
  const params = useParams();
  return (
    <Show when={params.id} keyed>
      {(id) => <Opening id={id} />}
    </Show>
  );
}

/** Taken over from another tab, everything is read anew: that tab may have gone on. */
function Opening(props: { id: string }) {
  const [attempt, setAttempt] = createSignal(1);
  return (
    <Show when={attempt()} keyed>
      {(now) => <Loaded id={props.id} steal={now > 1} takeOver={() => setAttempt(now + 1)} />}
    </Show>
  );
}

function Loaded(props: { id: string; steal: boolean; takeOver: () => void }) {
  const [lost, setLost] = createSignal(false);
  let hold: Hold | null = null;
  let gone = false;
  onCleanup(() => {
    gone = true;
    hold?.release();
  });
  const [opened] = createResource(async (): Promise<Opened | OpenFault | 'elsewhere'> => {
    hold = await holdForTab(holdOf(props.id), () => setLost(true), props.steal);
    if (gone) hold?.release();
    return hold ? openMatch(props.id, (game) => TABLES[game].preload()) : 'elsewhere';
  });
  const fault = (): MatchTrouble | null => {
    const result = opened();
    return lost() ? 'moved' : typeof result === 'string' ? result : null;
  };
  return (
    <Switch>
      <Match when={fault()}>{(why) => <Trouble why={why()} takeOver={props.takeOver} />}</Match>
      <Match when={opened()}>{(result) => <Playing opened={result() as Opened} />}</Match>
    </Switch>
  );
}

function Playing(props: { opened: Opened }) {
  const navigate = useNavigate();
  const { room, save } = props.opened;
  const game = save.header.game as GameId;
  const table = createHomeTable(room, save, thinkOf(game, room));
  setInMatch(true);

  // Where nothing runs there is nothing to pause: the table is simply open.
  if (table.still() || save.length === 0 || !table.canPause()) table.resume();
  const away = () => {
    if (document.visibilityState === 'hidden') {
      table.pause();
    } else if (table.still()) {
      table.resume();
    }
  };
  document.addEventListener('visibilitychange', away);
  addEventListener('pagehide', table.keep);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', away);
    removeEventListener('pagehide', table.keep);
    table.close();
    setInMatch(false);
  });

  /** Home lists what is kept by then. */
  async function leave(): Promise<void> {
    await table.close();
    navigate('/');
  }

  const options = save.header.options as object;

  async function again(): Promise<void> {
    navigate(await beginMatch(game, save.chairs, options));
  }
  const { id: match, toBeat } = save;
  const { seed } = save.header;
  const from = toBeat === undefined ? { seed } : { seed, toBeat };
  async function sameAgain(): Promise<void> {
    navigate(await beginMatch(game, save.chairs, options, from));
  }
  return (
    <Show when={!table.failed()} fallback={<Trouble why="failed" />}>
      <Dynamic
        component={TABLES[game]}
        game={game}
        table={table}
        leave={leave}
        again={again}
        replay={() => navigate(`/replay/${save.id}`)}
        alone={
          isAlone(save) ? { match, name: aboutOf(game).name, options, seed, toBeat, sameAgain } : undefined
        }
      />
      <Show when={table.paused()}>
        <Paused resume={table.resume} leave={leave} />
      </Show>
    </Show>
  );
}

/** Bots that think long get a worker of their own, when there are any at this table. */
function thinkOf(game: GameId, { chairs }: Room) {
  const pages: GamePages = GAME_PAGES[game];
  return pages.thinker && chairs.some(({ kind }) => kind === 'bot') ? thinkIn(pages.thinker()) : undefined;
}

function Paused(props: { resume: () => void; leave: () => void }) {
  return (
    <div class="paused" role="dialog" aria-modal="true" aria-label={words().table.paused}>
      <div class="panel">
        <h2>{words().table.paused}</h2>
        <p class="soft">{words().table.pausedNote}</p>
        <button
          type="button"
          class="button primary big"
          ref={(button) => queueMicrotask(() => button.focus())}
          onClick={() => props.resume()}
        >
          {words().table.resume}
        </button>
        <button type="button" class="button" onClick={() => props.leave()}>
          {words().table.leave}
        </button>
      </div>
    </div>
  );
}
