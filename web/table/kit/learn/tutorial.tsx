// The tutorial of a game: its lessons and a last step, one after the other; it can be left at every step.
import { type Component, createMemo, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { useStep } from './step.ts';
import { tutorialWords } from './words/words.ts';

export function Tutorial<Lesson extends string, Trial extends object>(props: {
  class: string;
  lessons: readonly Lesson[];
  title: (lesson: Lesson) => string;
  /** Somebody who tries it, anew each time. */
  start: (lesson: Lesson) => Trial;
  solved: (trial: Trial) => boolean;
  lesson: Component<{ trial: Trial }>;
  lastTitle: string;
  last: Component;
  rules: string;
}) {
  const [step, setStep] = useStep();
  const lesson = () => props.lessons[step()];
  const trial = createMemo(() => {
    const now = lesson();
    return now === undefined ? null : props.start(now);
  });
  const isSolved = () => {
    const now = trial();
    return now !== null && props.solved(now);
  };
  return (
    <Steps
      class={props.class}
      step={step()}
      many={props.lessons.length + 1}
      title={lesson() === undefined ? props.lastTitle : props.title(lesson()!)}
      solved={isSolved()}
      rules={props.rules}
      go={setStep}
    >
      <Show when={trial()} keyed fallback={<Dynamic component={props.last} />}>
        {(now) => <Dynamic component={props.lesson} trial={now} />}
      </Show>
    </Steps>
  );
}

/** A heading, what is to be done, and the way back and on. */
function Steps(props: {
  class: string;
  step: number;
  many: number;
  title: string;
  /** What was to be done is done: the way on is the main thing now. */
  solved: boolean;
  rules: string;
  go: (step: number) => void;
  children: JSX.Element;
}) {
  const text = () => tutorialWords();
  const last = () => props.step === props.many - 1;
  let heading!: HTMLHeadingElement;

  function go(to: number): void {
    props.go(to);
    scrollTo(0, 0);
    heading.focus();
  }

  return (
    <section class={last() ? 'learn-last' : props.class} data-flights>
      <header class="learn-head">
        <h2 ref={heading} tabIndex={-1}>
          <span class="unseen">{`${text().step(props.step + 1, props.many)}. `}</span>
          {props.title}
        </h2>
        <a class="button plain push" href={props.rules}>
          {last() ? text().toRules : text().skip}
        </a>
      </header>
      {props.children}
      <nav class="learn-nav" aria-label={text().tryIt}>
        <button type="button" class="button" disabled={props.step === 0} onClick={() => go(props.step - 1)}>
          {text().back}
        </button>
        <Dots step={props.step} many={props.many} />
        <Show when={!last()}>
          <button
            type="button"
            class="button"
            classList={{ primary: props.solved }}
            onClick={() => go(props.step + 1)}
          >
            {text().next}
          </button>
        </Show>
      </nav>
    </section>
  );
}

function Dots(props: { step: number; many: number }) {
  return (
    <span class="learn-dots" role="img" aria-label={tutorialWords().step(props.step + 1, props.many)}>
      <For each={Array.from({ length: props.many }, (_, at) => at)}>
        {(at) => <span class="learn-dot" classList={{ done: at < props.step, now: at === props.step }} />}
      </For>
    </span>
  );
}
