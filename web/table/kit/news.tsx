// What has happened, in words: the last things first, for whoever looked away; the earlier ones folded away.
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { keepTold, toldBefore } from './told-before.ts';
import { kitWords } from './words/words.ts';
import './news.css';

const MOST = 12;
/** So many are in sight. */
const LAST = 3;

type Line = () => string;

export function News<Event>(props: {
  /** Under which name the tab keeps it; nothing where one only looks back. */
  match: string | undefined;
  /** Grows with every step. */
  moment: number;
  /** What the last step did. */
  events: readonly Event[];
  said: (event: Event) => string;
}) {
  const [all, setAll] = createSignal<readonly Line[]>([]);
  // Whoever looks changes more often than what they look at.
  const moment = createMemo(() => props.moment);
  createEffect(
    on(moment, (now, before) => {
      const { match } = props;
      const kept = before === undefined && match ? toldBefore(match) : null;
      const known =
        kept?.lines.map(
          (line): Line =>
            () =>
              line,
        ) ?? all();
      const then = kept?.moment ?? before ?? now;
      // Looking back, what came later has not happened yet; and what was told before the page was loaded stays told.
      setAll(
        now < then ? lastStep() : now === kept?.moment ? known : [...lastStep(), ...known].slice(0, MOST),
      );
      if (match) keepTold(match, { moment: now, lines: all().map((said) => said()) });
    }),
  );
  function lastStep(): Line[] {
    // A store puts the next events into the same objects.
    const events = structuredClone([...unwrap(props.events)]);
    return events.reverse().map((event) => () => props.said(event));
  }
  return (
    <Show when={all().length > 0}>
      <section class="news" aria-labelledby="news">
        <h2 id="news">{kitWords().news}</h2>
        <Lines lines={all().slice(0, LAST)} />
        <Show when={all().length > LAST}>
          <details>
            <summary>{kitWords().earlier}</summary>
            <Lines lines={all().slice(LAST)} />
          </details>
        </Show>
      </section>
    </Show>
  );
}

function Lines(props: { lines: readonly Line[] }) {
  return (
    <ol>
      <For each={props.lines}>{(line) => <li>{line()}</li>}</For>
    </ol>
  );
}
