// The end: who has won, and what one can do next.
import { For, Show } from 'solid-js';
import { pairsOf, starsOf } from '#shared/games/gravity-superstar/score.ts';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { gravityWords } from '../words/words.ts';
import type { Model } from './model.ts';
import { winnersOf, winnersSaid } from './status.ts';

export function Over(props: { model: Model; again: () => void; replay: () => void; leave: () => void }) {
  const text = () => gravityWords();
  const view = () => props.model.view();
  const places = () => view().places ?? [];
  const ranking = () => [...places().keys()].sort((one, other) => places()[one]! - places()[other]!);
  /** Somebody has as many points as whoever won alone. */
  const isTied = () =>
    winnersOf(props.model).length === 1 &&
    view().scores.filter((points) => points === view().scores[winnersOf(props.model)[0]!]).length > 1;
  return (
    <section class="gravity-over" aria-labelledby="gravity-over">
      <h2 id="gravity-over">{winnersSaid(props.model)}</h2>
      <Show when={isTied()}>
        <p class="soft">{text().over.tie}</p>
      </Show>
      <ol class="gravity-places">
        <For each={ranking()}>
          {(seat) => (
            <li classList={{ first: places()[seat] === 1 }}>
              <span>{places()[seat]}.</span>
              <span class="gravity-token">
                <ChairToken chair={props.model.chair(seat)} />
              </span>
              <span>{props.model.chair(seat).name}</span>
              <strong>{text().points(view().scores[seat]!)}</strong>
              <span class="soft">
                {text().sum(starsOf(view(), seat), pairsOf(view(), seat), view().tokens[seat]!)}
              </span>
            </li>
          )}
        </For>
      </ol>
      <div class="row">
        <Show when={props.model.table.here.length > 0}>
          <button type="button" class="button primary big" data-first onClick={() => props.again()}>
            {text().over.again}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => props.replay()}>
          {text().over.replay}
        </button>
        <button type="button" class="button" onClick={() => props.leave()}>
          {text().over.home}
        </button>
      </div>
    </section>
  );
}
