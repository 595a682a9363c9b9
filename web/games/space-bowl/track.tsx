// The score track to 18 and beyond, with everyone's token on it.
import { For } from 'solid-js';
import { LAST_SPACE } from '../../../shared/space-bowl/components.ts';

import { words } from '../../words/words.ts';
import type { Desk } from './desk.ts';
import './track.css';
import { ChairToken } from '../../ui/chair-token.tsx';

export function Track(props: { desk: Desk }) {
  const scores = () => props.desk.view().scores;
  const last = () => Math.max(LAST_SPACE, ...scores());
  const label = () =>
    scores()
      .map((points, seat) => words().spaceBowl.scoreOf(props.desk.chair(seat).name, points))
      .join(', ');
  return (
    <div class="track" role="img" aria-label={`${words().spaceBowl.track}: ${label()}`}>
      <For each={Array.from({ length: last() + 1 }, (_, points) => points)}>
        {(points) => (
          <span class="track-space" classList={{ goal: points === LAST_SPACE }}>
            <span class="track-number">{points}</span>
            <For each={[...scores().keys()].filter((seat) => scores()[seat] === points)}>
              {(seat) => (
                <span class="track-token">
                  <ChairToken chair={props.desk.chair(seat)} />
                </span>
              )}
            </For>
          </span>
        )}
      </For>
    </div>
  );
}
