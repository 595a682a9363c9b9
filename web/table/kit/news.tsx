// What has happened, in words: the last things first, for whoever looked away; the earlier ones folded away.
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { kitWords } from './words/words.ts';
import './news.css';

const MOST = 12;
/** So many are in sight. */
const LAST = 3;

export function News<Event>(props: {
  /** Grows with every step. */
  moment: number;
  /** What the last step did. */
  events: readonly Event[];
  said: (event: Event) => string;
}) {
  const [all, setAll] = createSignal<readonly Event[]>([]);
  // Whoever looks changes more often than what they look at.
  const moment = createMemo(() => props.moment);
  createEffect(
    on(moment, (now, before = now) => {
      // A store puts the next events into the same objects.
      const last = structuredClone([...unwrap(props.events)]).reverse();
      // Looking back, what came later has not happened yet.
      setAll(now < before ? last : [...last, ...all()].slice(0, MOST));
    }),
  );
  return (
    <Show when={all().length > 0}>
      <section class="news" aria-labelledby="news">
        <h2 id="news">{kitWords().news}</h2>
        <Lines events={all().slice(0, LAST)} said={props.said} />
        <Show when={all().length > LAST}>
          <details>
            <summary>{kitWords().earlier}</summary>
            <Lines events={all().slice(LAST)} said={props.said} />
          </details>
        </Show>
      </section>
    </Show>
  );
}

function Lines<Event>(props: { events: readonly Event[]; said: (event: Event) => string }) {
  return (
    <ol>
      <For each={props.events}>{(event) => <li>{props.said(event)}</li>}</For>
    </ol>
  );
}
