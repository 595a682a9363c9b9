// Round one screen with a curtain: what the others did since one looked last, told when the curtain opens.
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import type { Seat } from '#shared/engine/game.ts';
import { announce } from '#web/device/announcer.tsx';
import { kitWords } from './words/words.ts';
import './meanwhile.css';

export function Meanwhile(props: {
  /** Who looks at the screen; null while nobody does. */
  looking: Seat | null;
  /** Grows with every step. */
  moment: number;
  /** What the last step did, in words. */
  said: () => readonly string[];
}) {
  /** What each seat has not seen yet; nobody has seen anything before they have looked once. */
  const unseen = new Map<Seat, string[]>();
  const [lines, setLines] = createSignal<readonly string[]>([]);

  // Whoever looks changes more often than what they look at.
  const moment = createMemo(() => props.moment);
  createEffect(
    on(
      moment,
      () => {
        setLines([]);
        for (const [seat, missed] of unseen) if (seat !== props.looking) missed.push(...props.said());
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => props.looking,
      (seat) => {
        const missed = seat === null ? [] : (unseen.get(seat) ?? []);
        if (seat !== null) unseen.set(seat, []);
        setLines(missed);
        if (missed.length > 0) announce([kitWords().meanwhile, ...missed].join(' '));
      },
    ),
  );
  return (
    <Show when={lines().length > 0}>
      <section class="meanwhile" aria-labelledby="meanwhile">
        <h2 id="meanwhile">{kitWords().meanwhile}</h2>
        <ul>
          <For each={lines()}>{(line) => <li>{line}</li>}</For>
        </ul>
        <button type="button" class="button" onClick={() => setLines([])}>
          {kitWords().goOn}
        </button>
      </section>
    </Show>
  );
}
