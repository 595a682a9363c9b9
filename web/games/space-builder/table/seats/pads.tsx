// How far somebody is: a pad for each building.
import { For } from 'solid-js';
import { BUILDINGS } from '#shared/games/space-builder/components.ts';
import { builderWords } from '../../words/words.ts';
import './pads.css';

/** Built on, held, or still locked. */
export function Pads(props: { held: number; placed: number; of?: number }) {
  const text = () => builderWords();
  return (
    <>
      <span class="builder-pads" aria-hidden="true">
        <For each={[...Array(props.of ?? BUILDINGS.length).keys()]}>
          {(pad) => <span classList={{ built: pad < props.placed, held: pad < props.held }} />}
        </For>
      </span>
      <span class="unseen">
        {props.placed > 0
          ? text().placed(props.placed, props.held)
          : text().holds(props.held, BUILDINGS.length)}
      </span>
    </>
  );
}
