// What the people of a lesson have taken so far.
import { For, Show } from 'solid-js';
import { ChairToken } from '../../ui/chair-token.tsx';
import { gravityWords } from '../../words/gravity-words.ts';
import type { Desk } from './desk.ts';
import { ReplaySign, Star } from './pieces.tsx';
import { listed, lootName } from './speech.ts';

export function Holdings(props: { desk: Desk }) {
  const view = () => props.desk.view();
  const stars = (seat: number) =>
    view().taken[seat]!.flatMap((many, colour) => Array.from({ length: many }, () => colour));
  const tokens = (seat: number) => Array.from({ length: view().tokens[seat]! }, (_, at) => at);
  const said = (seat: number) =>
    listed([...stars(seat).map(lootName), ...tokens(seat).map(() => gravityWords().token)]);
  return (
    <ul class="lesson-held" aria-label={gravityWords().seats}>
      <For each={[0, 1]}>
        {(seat) => (
          <Show when={said(seat)}>
            <li>
              <span class="lesson-token">
                <ChairToken chair={props.desk.chair(seat)} />
              </span>
              <span class="unseen">{`${props.desk.chair(seat).name}: ${said(seat)}`}</span>
              <For each={stars(seat)}>
                {(colour) => (
                  <svg viewBox="-4 -4 8 8" aria-hidden="true">
                    <Star colour={colour} x={0} y={0} />
                  </svg>
                )}
              </For>
              <For each={tokens(seat)}>
                {() => (
                  <svg class="lesson-replay" viewBox="-4 -4 8 8" aria-hidden="true">
                    <ReplaySign x={0} y={0} />
                  </svg>
                )}
              </For>
            </li>
          </Show>
        )}
      </For>
    </ul>
  );
}
