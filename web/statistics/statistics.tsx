// What has become of all matches of this device: each game by whom one played against, and what it tells besides.
import { createResource, For, Match, Show, Switch } from 'solid-js';
import { GAME_IDS } from '#shared/games/registry.ts';
import { aboutOf } from '../games/about.ts';
import { PageHead } from '../ui/controls.tsx';
import { pagesWords } from '../words/pages/words.ts';
import { listed, words } from '../words/words.ts';
import { Empty } from './empty.tsx';
import { GameStatistics } from './game.tsx';
import { fetchKept, type GameKept } from './kept.ts';
import './statistics.css';

export default function StatisticsPage() {
  const [kept] = createResource<GameKept[] | null>(() =>
    fetchKept().catch((error: unknown) => {
      console.warn(error);
      return null;
    }),
  );
  const text = () => pagesWords().statistics;
  const unplayed = () => GAME_IDS.filter((game) => !kept()?.some((one) => one.game === game));
  return (
    <main class="page statistics">
      <PageHead title={words().home.statistics} back={words().home.back} />
      <Switch>
        <Match when={kept() === null}>
          <p class="notice">{pagesWords().notShown.noMemory.note}</p>
        </Match>
        <Match when={kept()?.length === 0}>
          <Empty />
        </Match>
        <Match when={kept()}>
          <p class="soft">{text().here}</p>
          <div class="statistics-games">
            <For each={kept()}>{(one) => <GameStatistics kept={one} />}</For>
          </div>
          <Show when={unplayed().length > 0}>
            <p>{text().unplayed(listed(unplayed().map((game) => aboutOf(game).name)))}</p>
            <div class="row">
              <For each={unplayed()}>
                {(game) => (
                  <a class="button" href={`/play/${game}`}>
                    {text().play(aboutOf(game).name)}
                  </a>
                )}
              </For>
            </div>
          </Show>
        </Match>
      </Switch>
      <p>
        <a href="/daily/calendar">{text().daily}</a>
      </p>
    </main>
  );
}
