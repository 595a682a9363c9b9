// After an answer: right or wrong, every destination, and why the card that is looked at is one or not.
import { createEffect, For, type JSX, on, onMount, Show } from 'solid-js';
import { announce } from '#web/device/announcer.tsx';
import { boardsWords } from '../boards/words/words.ts';
import type { Hand } from '../hand/hand.ts';
import type { InPlay } from '../hand/in-play.ts';
import { tenthsText } from '../parts/numbers.ts';
import { ThrowSign } from '../parts/sign.tsx';
import { dailyWords } from '../words/words.ts';
import './truth.css';
import { headline, lookedLines } from './truth-words.ts';

interface TruthProps {
  run: InPlay;
  hand: Hand;
}

export default function TruthView(props: TruthProps & { next: string; children?: JSX.Element }) {
  let next!: HTMLButtonElement;
  // Whoever plays by keyboard goes on from here; it is not on the page yet.
  onMount(() => queueMicrotask(() => next.focus()));
  announce([headline(props.run), ...lookedLines(props.run, props.hand)].join(' '));
  return (
    <div class="truth">
      <TruthHead run={props.run} hand={props.hand} />
      <TruthLines run={props.run} hand={props.hand} />
      <div class="truth-next">
        <button
          ref={next}
          type="button"
          class="button primary big"
          data-first
          disabled={props.hand.busy()}
          aria-keyshortcuts="N"
          onClick={props.hand.next}
        >
          {props.hand.busy() ? dailyWords().intro.wait : props.next}
        </button>
        {props.children}
      </div>
    </div>
  );
}

export function TruthHead(props: TruthProps) {
  const text = () => boardsWords().truth;
  const mark = () => props.run.mark();
  return (
    <div class="truth-head">
      <p class="truth-said" classList={{ wrong: mark() === 'wrong' }}>
        <span class="truth-sign">
          <ThrowSign mark={mark()} />
        </span>
        <span>
          <strong>{headline(props.run)}</strong>{' '}
          <Show when={mark() !== 'wrong' && props.run.span() !== null}>
            <span class="soft">{text().time(tenthsText(props.run.span()!))}</span>
          </Show>
        </span>
      </p>
      <p>{text().answers(props.run.truth()!.answers.length)}</p>
    </div>
  );
}

export function TruthLines(props: TruthProps) {
  const lines = () => lookedLines(props.run, props.hand);
  createEffect(
    on(
      () => props.hand.looked()?.card,
      (card, before) => {
        if (card !== undefined && before !== undefined) announce(lines().join(' '));
      },
      { defer: true },
    ),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it no key could scroll the explanation
    <section class="truth-lines" aria-label={boardsWords().truth.why} tabIndex={0}>
      <Show when={lines().length > 0}>
        <div class="truth-card">
          <For each={lines()}>{(line, at) => <p classList={{ first: at() === 0 }}>{line}</p>}</For>
        </div>
      </Show>
      <p class="soft">{boardsWords().truth.tap}</p>
    </section>
  );
}
