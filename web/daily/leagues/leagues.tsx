// Leagues: what they are, the ones you are in, making one, and opening one by its link.
import { createResource, For, onMount, Show } from 'solid-js';
import { myLeagues } from '#web/saves/my-leagues.ts';
import { PageHead } from '#web/ui/controls.tsx';
import { words } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import { leaguePath } from '../parts/league-link.ts';
import { MakeLeague } from './make.tsx';
import { OpenLeague } from './open.tsx';
import './league.css';

export default function LeaguesPage() {
  // Once the heading of the page has had the focus.
  onMount(() => requestAnimationFrame(goToPart));
  return (
    <main class="page">
      <PageHead title={boardsWords().leagues.title} back={words().home.back} />
      <p>{boardsWords().leagues.what}</p>
      <YourLeagues />
      <MakeLeague />
      <OpenLeague />
    </main>
  );
}

/** To the part that the link has named. */
function goToPart(): void {
  const heading = location.hash && document.getElementById(location.hash.slice(1));
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

function YourLeagues() {
  const text = () => boardsWords().leagues;
  const [leagues] = createResource(() => myLeagues().catch(() => []));
  return (
    <section class="stack" aria-labelledby="your-leagues">
      <h2 id="your-leagues">{text().yours}</h2>
      <Show when={leagues()?.length} fallback={<p class="soft">{text().none}</p>}>
        <ul class="league-links">
          <For each={leagues()}>
            {({ id, name }) => (
              <li>
                <a class="panel league-link" href={leaguePath(id)}>
                  {name}
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
