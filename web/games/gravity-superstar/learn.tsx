// The rules of Gravity Superstar on one page.
import { For } from 'solid-js';
import { PageHead } from '../../ui/controls.tsx';
import { gravityWords } from '../../words/gravity-words.ts';
import { words } from '../../words/words.ts';

export default function LearnGravitySuperstar() {
  const text = () => gravityWords().learn;
  return (
    <main class="page">
      <PageHead title={text().title} back={words().home.back} />
      <For each={Object.values(text().parts)}>
        {(part) => (
          <section class="panel">
            <h2>{part.title}</h2>
            <ul>
              <For each={part.lines}>{(line) => <li>{line}</li>}</For>
            </ul>
          </section>
        )}
      </For>
    </main>
  );
}
