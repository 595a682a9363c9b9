// The score track to 18 and beyond, with everyone's token on it.
import { For } from 'solid-js';
import { LAST_SPACE } from '#shared/games/space-bowl/components.ts';

import type { Model } from './model/model.ts';
import './track.css';
import { ChairToken } from '#web/ui/seat-token.tsx';
import { bowlWords } from '../words/words.ts';

export function Track(props: { model: Model }) {
  const scores = () => props.model.view().scores;
  const last = () => Math.max(LAST_SPACE, ...scores());
  const on = (points: number) => [...scores().keys()].filter((seat) => scores()[seat] === points);
  const label = () =>
    scores()
      .map((points, seat) => bowlWords().table.scoreOf(props.model.chair(seat).name, points))
      .join(', ');
  return (
    <div class="track" role="img" aria-label={`${bowlWords().table.track}: ${label()}`}>
      <For each={Array.from({ length: last() + 1 }, (_, points) => points)}>
        {(points) => (
          <span class="track-space" classList={{ goal: points === LAST_SPACE }}>
            <span class="track-number">{points}</span>
            <span
              class="track-pile"
              classList={{ pair: on(points).length === 2, crowded: on(points).length > 2 }}
            >
              <For each={on(points)}>
                {(seat) => (
                  <span class="track-token">
                    <ChairToken chair={props.model.chair(seat)} />
                  </span>
                )}
              </For>
            </span>
          </span>
        )}
      </For>
    </div>
  );
}
