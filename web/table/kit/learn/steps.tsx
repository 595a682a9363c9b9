// The steps of a tutorial, one after the other: a heading, what is to be done, and the way back and on.
import { For, type JSX, Show } from 'solid-js';
import { tutorialWords } from './words/words.ts';

export function Steps(props: {
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
          <span class="unseen">{`${text().step(props.step + 1, props.many)}: `}</span>
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
