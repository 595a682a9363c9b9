// One game: a table of whom one played against, and under it how it went against those that are chosen.
import { createMemo, createSignal, createUniqueId, onCleanup, onMount, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { aboutOf } from '../games/about.ts';
import { GAME_PAGES } from '../games/registry.ts';
import type { GamePages } from '../table/kit/game.ts';
import { part } from '../ui/fetched.tsx';
import { GameSign } from '../ui/game-sign.tsx';
import { AloneDetail, RivalsDetail } from './detail.tsx';
import type { GameKept, Row } from './kept.ts';
import type { Played } from './played.ts';
import { Rows } from './rows.tsx';
import { settle } from './settle.ts';

export function GameStatistics(props: { kept: GameKept }) {
  const { game, rows } = props.kept;
  const pages: GamePages = GAME_PAGES[game];
  const Insight = pages.insight ? part(pages.insight) : () => null;
  const [chosen, choose] = createSignal(mostPlayed(rows));
  /** What has turned out meanwhile of matches that ended with equal points. */
  const [settled, setSettled] = createStore<Record<string, boolean>>({});
  const heading = createUniqueId();
  const known = (played: readonly Played[]) =>
    played.map((one) => (one.won === null ? { ...one, won: settled[one.match] ?? null } : one));
  const shown = createMemo(() => rows.map((row): Row => ({ ...row, played: known(row.played) })));
  const own = () =>
    rows
      .filter(({ rivals }) => rivals !== 'people')
      .flatMap(({ played }) => played)
      .sort((one, other) => other.when - one.when);

  let isHere = true;
  onCleanup(() => {
    isHere = false;
  });
  onMount(() => {
    const open = rows.flatMap(({ played }) => played.filter(({ won }) => won === null));
    void settle(open, setSettled, () => isHere);
  });

  return (
    <section class="panel statistics-game" data-game={game} aria-labelledby={heading}>
      <h2 id={heading}>
        <GameSign />
        {aboutOf(game).name}
      </h2>
      <Rows game={game} rows={shown()} chosen={chosen()} choose={choose} heading={heading} />
      <Show when={shown()[chosen()]!.alone} fallback={<RivalsDetail row={shown()[chosen()]!} />}>
        {(alone) => <AloneDetail game={game} alone={alone()} />}
      </Show>
      <Insight matches={own()} />
    </section>
  );
}

function mostPlayed(rows: readonly Row[]): number {
  const most = Math.max(...rows.map(({ played }) => played.length));
  return rows.findIndex(({ played }) => played.length === most);
}
