// Above everything on a board: the way to one's leagues, for friends come before strangers.
import { createResource, For, Show } from 'solid-js';
import { myLeagues } from '#web/saves/my-leagues.ts';
import { boardsWords } from './words/words.ts';

const MOST = 3;

export function MyLeagues() {
  const text = () => boardsWords().board;
  const [leagues] = createResource(() => myLeagues().catch(() => []));
  return (
    <nav class="panel board-leagues" aria-label={text().leagues}>
      <Show when={leagues()}>
        {(mine) => (
          <Show when={mine().length > 0} fallback={<p>{text().noLeague}</p>}>
            <h2>{text().leagues}</h2>
          </Show>
        )}
      </Show>
      <div class="row">
        <For each={leagues()?.slice(0, MOST)}>
          {({ id, name }) => (
            <a class="button" href={`/l/${id}`}>
              {name}
            </a>
          )}
        </For>
        <a class="board-all" href="/leagues">
          {leagues()?.length ? text().toLeagues : text().makeLeague}
        </a>
      </div>
    </nav>
  );
}
