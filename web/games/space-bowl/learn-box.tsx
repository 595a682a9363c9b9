// The box of a lesson or drawing, with what lies in it; cells at fault light up.
import { For, onMount, Show } from 'solid-js';
import type { Throw } from '../../../shared/space-bowl/solver.ts';
import { BoxGround } from '../../art/box.tsx';
import { DestinationDisc, Marble } from '../../art/tokens.tsx';
import { settings } from '../../saves/settings.ts';
import { words } from '../../words/words.ts';
import './box.css';
import { settledAt } from './rolling.ts';
import { throwName } from './speech.ts';

export function LearnBox(props: { thrown: Throw; litCell: number | null }) {
  const mates = (cell: number) => props.thrown.marbles.filter((other) => other.cell === cell);
  return (
    <div class="box" role="img" aria-label={`${words().spaceBowl.box}. ${throwName(props.thrown)}`}>
      <BoxGround />
      <Show when={props.litCell !== null}>
        <span class={`box-cell cell-${props.litCell}`} />
      </Show>
      <span class="box-disc" data-thing="disc" ref={(disc) => lay(disc, settledAt(props.thrown.disc, 0, 1))}>
        <DestinationDisc />
      </span>
      <For each={props.thrown.marbles}>
        {(marble) => (
          <span
            class="box-marble"
            data-thing={marble.planet}
            ref={(thing) => {
              const together = mates(marble.cell);
              lay(thing, settledAt(marble.cell, together.indexOf(marble), together.length));
            }}
          >
            <Marble kind={marble.planet} letter={settings().letters} />
          </span>
        )}
      </For>
    </div>
  );
}

/** Puts a thing where it belongs, in per cent of what it lies on. */
export function lay(thing: HTMLElement, { x, y }: { x: number; y: number }): void {
  onMount(() => {
    thing.style.setProperty('left', `${x}%`);
    thing.style.setProperty('top', `${y}%`);
  });
}
