// Where somebody overlooks destinations: their last matches are folded one by one, and each kind of answer is counted.
import {
  createMemo,
  createSignal,
  createUniqueId,
  For,
  Match,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import { breathe } from '#web/saves/fold-match.ts';
import type { InsightProps } from '#web/table/kit/game.ts';
import { shareText } from '#web/words/share.ts';
import { bowlWords } from '../words/words.ts';
import { createCount, type Found } from './count.ts';
import './overlooked.css';

/** What was long ago says little of today. */
const MATCHES = 100;
/** Of fewer rounds nothing can be told. */
const ROUNDS = 10;

export default function OverlookedInMatches(props: InsightProps) {
  const text = () => bowlWords().overlooked;
  const matches = props.matches.slice(0, MATCHES);
  const [found, setFound] = createSignal<Found | null>(null);
  const heading = createUniqueId();
  const kinds = createMemo(() => found()?.kinds ?? []);

  let isHere = true;
  onCleanup(() => {
    isHere = false;
  });
  onMount(async () => {
    const count = createCount();
    for (const { match, seat } of matches) {
      await breathe();
      if (!isHere) return;
      await count.add(match, seat);
    }
    setFound(count.found());
  });

  return (
    <Show when={matches.length > 0}>
      <section class="overlooked" aria-labelledby={heading} aria-busy={found() === null}>
        <h3 id={heading}>{text().title}</h3>
        <Switch fallback={<p class="soft">{text().looking}</p>}>
          <Match when={found() && found()!.rounds < ROUNDS}>
            <p class="soft">{text().few}</p>
          </Match>
          <Match when={found()}>
            {(all) => (
              <>
                <p>{text().from(all().matches, all().right, all().rounds)}</p>
                <Show when={kinds()[0]}>{(most) => <p>{text().most(text().kinds[most().kind])}</p>}</Show>
                <ul class="overlooked-kinds">
                  <For each={kinds()}>
                    {({ kind, share }) => (
                      <li>
                        <span>{text().kinds[kind]}</span>
                        <svg class="overlooked-bar" aria-hidden="true">
                          <rect class="overlooked-room" width="100%" height="14" rx="7" />
                          <rect class="overlooked-part" width={`${100 * share}%`} height="14" rx="7" />
                        </svg>
                        <strong>{text().share(shareText(share))}</strong>
                      </li>
                    )}
                  </For>
                </ul>
              </>
            )}
          </Match>
        </Switch>
      </section>
    </Show>
  );
}
