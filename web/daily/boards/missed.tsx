// How many missed each throw: bars to look at, sentences to listen to, and one's own marks beside them.
import { createEffect, For, Show } from 'solid-js';
import type { BoardAnswer } from '#shared/daily/protocol.ts';
import type { Mark } from '#shared/daily/score.ts';
import { percentText } from '../parts/numbers.ts';
import { ThrowSign } from '../parts/sign.tsx';
import { boardsWords } from './words/words.ts';
import './missed.css';

type Missed = Pick<BoardAnswer, 'total' | 'missed'>;

/** `marks` are one's own; null without a result. */
export function MissedThrows(props: { board: Missed; marks: readonly Mark[] | null }) {
  const text = () => boardsWords().board;
  return (
    <Show when={props.board.total > 0}>
      <figure class="panel missed">
        <figcaption>{text().missed}</figcaption>
        <ol>
          <For each={props.board.missed}>
            {(many, at) => (
              <Throw
                index={at()}
                percent={Math.round((100 * many) / props.board.total)}
                mark={props.marks?.[at()] ?? null}
              />
            )}
          </For>
        </ol>
      </figure>
    </Show>
  );
}

function Throw(props: { index: number; percent: number; mark: Mark | null }) {
  const text = () => boardsWords().board;
  let bar!: HTMLSpanElement;
  createEffect(() => bar.style.setProperty('width', `${props.percent}%`));
  const said = () => {
    const missed = text().missedBy(props.index + 1, percentText(props.percent));
    if (!props.mark) return missed;
    return `${missed}, ${props.mark === 'wrong' ? text().missedToo : text().notMissed}`;
  };
  return (
    <li classList={{ mine: props.mark === 'wrong' }}>
      <span class="unseen">{said()}</span>
      <span class="missed-throw" aria-hidden="true">
        {props.index + 1}
      </span>
      <span class="missed-sign" aria-hidden="true">
        <Show when={props.mark}>{(mark) => <ThrowSign mark={mark()} />}</Show>
      </span>
      <span class="missed-room" aria-hidden="true">
        <span class="missed-bar" ref={bar} />
      </span>
      <span class="missed-share" aria-hidden="true">
        {percentText(props.percent)}
      </span>
    </li>
  );
}
