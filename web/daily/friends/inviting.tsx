// Who is in no league yet is invited to one, in a line.
import { createResource, Show } from 'solid-js';
import { myLeagues } from '#web/saves/my-leagues.ts';
import { boardsWords } from '../boards/words/words.ts';

export function Inviting() {
  const text = () => boardsWords().leagues;
  const [leagues] = createResource(() => myLeagues().catch(() => null));
  return (
    <Show when={leagues.latest?.length === 0}>
      <section class="panel" aria-label={text().title}>
        <p>{boardsWords().friends.invite}</p>
        <div class="row">
          <a class="button" href="/leagues#make-league">
            {text().make}
          </a>
          <a class="button" href="/leagues#open-league">
            {text().open}
          </a>
        </div>
      </section>
    </Show>
  );
}
