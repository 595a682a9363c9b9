// Six signs in a row: how each throw ended, and which one it is now.
import { For } from 'solid-js';
import { dailyWords } from '../words/words.ts';
import './progress.css';
import { ThrowSign } from '../parts/sign.tsx';
import type { DailyRun } from '../run/run.ts';

export function Progress(props: { run: DailyRun; at: number | null; of: number }) {
  const text = () => dailyWords();
  const mark = (at: number) => props.run.marks()[at] ?? null;
  const said = (at: number) => {
    const known = mark(at);
    return `${text().play.throwOf(at + 1, props.of)}: ${text().marks[known ?? (at === props.at ? 'now' : 'open')]}`;
  };
  return (
    <ol class="progress" aria-label={text().play.throws}>
      <For each={Array.from({ length: props.of }, (_, at) => at)}>
        {(at) => (
          <li classList={{ now: at === props.at }} aria-current={at === props.at ? 'step' : undefined}>
            <ThrowSign mark={mark(at)} />
            <span class="unseen">{said(at)}</span>
          </li>
        )}
      </For>
    </ol>
  );
}
