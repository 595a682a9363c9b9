// Above everything on a board: the way to one's leagues, for friends come before strangers.
import { createResource, For, Show } from 'solid-js';
import { type League, myLeagues } from '#web/saves/my-leagues.ts';
import { leaguePath } from '../parts/league-link.ts';
import { boardsWords } from './words/words.ts';

const MOST = 3;

export function MyLeagues() {
  const text = () => boardsWords().board;
  const [leagues] = createResource<League[] | null>(() => myLeagues().catch(() => []), {
    initialValue: null,
  });
  return (
    <Show when={leagues.latest}>
      {(mine) => (
        <nav class="panel board-leagues" aria-label={text().leagues}>
          <Show when={mine().length > 0} fallback={<p>{text().noLeague}</p>}>
            <h2>{text().leagues}</h2>
          </Show>
          <div class="row">
            <For each={mine().slice(0, MOST)}>
              {({ id, name }) => (
                <a class="button" href={leaguePath(id)}>
                  {name}
                </a>
              )}
            </For>
            <a class="board-all" href="/leagues">
              {mine().length > 0 ? text().toLeagues : text().makeLeague}
            </a>
          </div>
        </nav>
      )}
    </Show>
  );
}
