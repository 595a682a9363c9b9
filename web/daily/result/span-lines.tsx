// The six times, each against what one is used to for that throw.
import { createEffect, For, Show } from 'solid-js';
import type { Millis } from '#shared/engine/game.ts';
import { locale } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import { tenthsText } from '../parts/numbers.ts';
import { shapeName } from '../parts/shape.tsx';
import { ThrowSign } from '../parts/sign.tsx';
import type { Solved } from '../parts/solved.ts';
import type { DailyRun } from '../run/run.ts';
import { dailyWords } from '../words/words.ts';
import { averagesBefore } from './averages.ts';
import './span-lines.css';

export function SpanLines(props: { run: DailyRun; solved: readonly Solved[] }) {
  const text = () => dailyWords();
  const { shape } = props.run.puzzle;
  const usual = () => averagesBefore(props.solved, shape, props.run.save()?.finished ?? 0)?.spans ?? null;
  const most = () => Math.max(1, ...props.run.spans(), ...(usual() ?? []));
  return (
    <section class="panel" aria-labelledby="spans">
      <h2 id="spans">{boardsWords().over.spans}</h2>
      <ol class="span-lines">
        <For each={props.run.marks()}>
          {(mark, at) => {
            const span = () => props.run.spans()[at()] ?? 0;
            const average = () => usual()?.[at()] ?? null;
            return (
              <li>
                <span class="span-sign">
                  <ThrowSign mark={mark} />
                  <span class="unseen">{text().marks[mark]}</span>
                </span>
                <Bar span={span()} average={average()} most={most()} />
                <span class="span-time">{tenthsText(span())}</span>
                <Show when={average() !== null}>
                  <span class="span-change soft">
                    <span aria-hidden="true">{changeText(span() - average()!)}</span>
                    <span class="unseen">{changeSaid(span() - average()!)}</span>
                  </span>
                </Show>
              </li>
            );
          }}
        </For>
      </ol>
      <p class="soft span-note">
        {usual() ? boardsWords().own.againstAverage(shapeName(shape)) : boardsWords().own.noAverage}
      </p>
    </section>
  );
}

/** One's own time as a bar, the average as a line across it. */
function Bar(props: { span: Millis; average: Millis | null; most: Millis }) {
  let bar!: HTMLSpanElement;
  let line: HTMLSpanElement | undefined;
  const part = (time: Millis) => `${(100 * time) / props.most}%`;
  createEffect(() => bar.style.setProperty('width', part(props.span)));
  createEffect(() => line?.style.setProperty('left', part(props.average ?? 0)));
  return (
    <span class="span-room" aria-hidden="true">
      <span class="span-bar" ref={bar} />
      <Show when={props.average !== null}>
        <span class="span-average" ref={line} />
      </Show>
    </span>
  );
}

/** With the sign for seconds that all languages share: German would write three letters and a full stop. */
function changeText(change: Millis): string {
  const seconds = new Intl.NumberFormat(locale(), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(change / 1000);
  return `${seconds.replace('-', '−')}\u202fs`;
}

function changeSaid(change: Millis): string {
  const { slower, faster } = boardsWords().over;
  const time = tenthsText(Math.abs(change));
  return change > 0 ? slower(time) : faster(time);
}
