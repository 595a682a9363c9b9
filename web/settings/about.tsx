// Who made the published games, and what this project is and is not.
import { For } from 'solid-js';
import { PageHead } from '../ui/controls.tsx';
import { pagesWords } from '../words/pages/words.ts';
import { words } from '../words/words.ts';

export default function About() {
  const text = () => pagesWords().about;
  return (
    <main class="page">
      <PageHead title={text().title} back={words().home.back} />
      <For each={text().text}>{(paragraph) => <p>{paragraph}</p>}</For>
      <h2>{text().creditsTitle}</h2>
      <For each={text().credits}>{(credit) => <p>{credit}</p>}</For>
      <p class="soft">{text().licence}</p>
    </main>
  );
}
