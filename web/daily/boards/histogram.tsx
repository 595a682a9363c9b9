// A histogram: columns to look at, and the same as a list of sentences to listen to.
import { createEffect, For, Show } from 'solid-js';
import { words } from '#web/words/words.ts';
import { percentText } from '../parts/numbers.ts';
import './histogram.css';

export interface Bar {
  count: number;
  said: string;
  /** Under the bar; empty where there is no room. */
  label: string;
  mine: boolean;
}

/** With more bars there is no room for their shares. */
const MOST_WITH_SHARES = 7;

export function Histogram(props: { title: string; bars: readonly Bar[] }) {
  const most = () => Math.max(1, ...props.bars.map(({ count }) => count));
  const all = () => props.bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure class="histogram">
      <figcaption>{props.title}</figcaption>
      <ol classList={{ narrow: props.bars.length > MOST_WITH_SHARES }}>
        <For each={props.bars}>{(bar) => <Column bar={bar} most={most()} all={all()} />}</For>
      </ol>
    </figure>
  );
}

function Column(props: { bar: Bar; most: number; all: number }) {
  let column!: HTMLSpanElement;
  /** As a number of results it would need more room than there is on a busy day. */
  const share = () =>
    props.bar.count === 0 ? '' : percentText(Math.round((100 * props.bar.count) / props.all));
  createEffect(() => column.style.setProperty('height', `${(100 * props.bar.count) / props.most}%`));
  return (
    <li classList={{ mine: props.bar.mine }}>
      <span class="unseen">{props.bar.said}</span>
      <span class="histogram-room" aria-hidden="true">
        <Show when={props.bar.mine}>
          <span class="histogram-you">{words().you}</span>
        </Show>
        <span class="histogram-share">{share()}</span>
        <span class="histogram-bar" ref={column} />
      </span>
      <span class="histogram-label" aria-hidden="true">
        {props.bar.label}
      </span>
    </li>
  );
}
