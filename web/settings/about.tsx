// Who made the published games, and what this project is and is not.
import { For } from 'solid-js';
import { GAME_IDS, type GameId } from '#shared/games/registry.ts';
import { aboutOf } from '../games/about.ts';
import { GAME_PAGES } from '../games/registry.ts';
import { PageHead } from '../ui/controls.tsx';
import { pagesWords } from '../words/pages/words.ts';
import { listed, words } from '../words/words.ts';

export default function About() {
  const text = () => pagesWords().about;
  return (
    <main class="page">
      <PageHead title={text().title} back={words().home.back} />
      <For each={text().text}>{(paragraph) => <p>{paragraph}</p>}</For>
      <h2>{text().creditsTitle}</h2>
      <For each={GAME_IDS}>{(game) => <p>{creditOf(game)}</p>}</For>
      <p class="soft">{text().licence}</p>
    </main>
  );
}

function creditOf(game: GameId): string {
  const { authors, illustrators, publisher } = GAME_PAGES[game].credits;
  return pagesWords().about.credit(aboutOf(game).name, listed(authors), listed(illustrators), publisher);
}
