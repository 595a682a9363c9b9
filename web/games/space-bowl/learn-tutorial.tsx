// The tutorial: six lessons and how a round runs, one after the other; it can be left at every step.
import { createMemo, createSignal, For, Show } from 'solid-js';
import { learnWords } from '../../words/learn-words.ts';
import { LessonView } from './learn-lesson.tsx';
import { RoundView } from './learn-round.tsx';
import { createTrial } from './learn-trial.ts';
import { LESSON_IDS, LESSONS } from './lessons.ts';

const STEPS = [...LESSON_IDS, 'round'] as const;

export function Tutorial(props: { rules: string }) {
  const [step, setStep] = createSignal(0);
  const text = () => learnWords().spaceBowl;
  const trial = createMemo(() => {
    const id = STEPS[step()]!;
    return id === 'round' ? null : createTrial(LESSONS[id]);
  });
  const title = () => trial()?.lesson.id;
  const last = () => step() === STEPS.length - 1;
  let heading!: HTMLHeadingElement;

  function go(to: number): void {
    setStep(to);
    scrollTo(0, 0);
    heading.focus();
  }

  return (
    <section class="learn-lesson" classList={{ last: last() }} data-flights>
      <header class="learn-head">
        <h2 ref={heading} tabIndex={-1}>
          <span class="unseen">{`${text().step(step() + 1, STEPS.length)}: `}</span>
          {title() ? text().lessons[title()!].title : text().round.title}
        </h2>
        <a class="button plain push" href={props.rules}>
          {last() ? text().toRules : text().skip}
        </a>
      </header>
      <Show when={trial()} keyed fallback={<RoundView />}>
        {(now) => <LessonView trial={now} />}
      </Show>
      <nav class="learn-nav" aria-label={text().tryIt}>
        <button type="button" class="button" disabled={step() === 0} onClick={() => go(step() - 1)}>
          {text().back}
        </button>
        <Dots step={step()} />
        <Show when={!last()}>
          <button
            type="button"
            class="button"
            classList={{ primary: trial()?.solved() === true }}
            onClick={() => go(step() + 1)}
          >
            {text().next}
          </button>
        </Show>
      </nav>
    </section>
  );
}

function Dots(props: { step: number }) {
  return (
    <span
      class="learn-dots"
      role="img"
      aria-label={learnWords().spaceBowl.step(props.step + 1, STEPS.length)}
    >
      <For each={STEPS}>
        {(_, at) => (
          <span class="learn-dot" classList={{ done: at() < props.step, now: at() === props.step }} />
        )}
      </For>
    </span>
  );
}
