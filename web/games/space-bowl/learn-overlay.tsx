// The throw laid over the galaxy: the disc on a card, each marble on the card it falls on, or beyond the edge.
import { For, type JSX, onMount, Show } from 'solid-js';
import { cardAt, offset } from '../../../shared/space-bowl/geometry.ts';
import type { Fault, Field, Throw } from '../../../shared/space-bowl/solver.ts';
import { DestinationDisc, Marble } from '../../art/tokens.tsx';
import { settings } from '../../saves/settings.ts';
import { reducedMotion } from '../../settings/look.ts';
import { lay } from './learn-box.tsx';
import './learn-stage.css';

interface Laid {
  field: Field;
  thrown: Throw;
  card: number;
  faults: readonly Fault[];
  joker: number | null;
}

/** How far beyond the edge a marble is drawn, and how far apart two on one card, in parts of a card. */
const BEYOND = 0.2;
const APART = 0.4;

export function Overlay(props: Laid) {
  const { field, thrown, card } = props;
  const row = Math.floor(card / field.size);
  const column = card % field.size;
  return (
    <div class={`overlay overlay-${field.size}`} aria-hidden="true">
      <Flier
        thing="disc"
        class="overlay-disc"
        x={spot(column + 0.5, field.size)}
        y={spot(row + 0.17, field.size)}
      >
        <DestinationDisc />
      </Flier>
      <For each={thrown.marbles}>
        {(marble) => {
          const { down, right } = offset(thrown.disc, marble.cell, 0);
          const at = cardAt(field, row + down, column + right);
          const mates = thrown.marbles.filter(({ cell }) => cell === marble.cell);
          const shift = (mates.indexOf(marble) - (mates.length - 1) / 2) * APART;
          const fault = () =>
            props.faults.some(
              ({ cell, planet }) => cell === marble.cell && (planet ?? marble.planet) === marble.planet,
            );
          const lacks = at !== null && (field.planets[at]! & (1 << marble.planet)) === 0;
          const byJoker = () => lacks && at === props.joker && !fault();
          return (
            <Flier
              thing={String(marble.planet)}
              class="overlay-marble"
              x={spot(column + right + 0.5 + shift, field.size)}
              y={spot(row + down + 0.83, field.size)}
              badge={fault() ? '!' : byJoker() ? '★' : '✓'}
            >
              <Marble kind={marble.planet} letter={settings().letters} />
            </Flier>
          );
        }}
      </For>
    </div>
  );
}

/** Per cent of the galaxy; what would lie outside is held just beyond the edge. */
function spot(cards: number, size: number): number {
  return (Math.min(size + BEYOND, Math.max(-BEYOND, cards)) / size) * 100;
}

const BADGES: Record<string, string> = { '!': 'bad', '★': 'by-joker', '✓': 'good' };

/** Comes flying out of the box. */
function Flier(props: {
  thing: string;
  class: string;
  x: number;
  y: number;
  badge?: string;
  children: JSX.Element;
}) {
  let flier!: HTMLSpanElement;
  onMount(() => {
    lay(flier, props);
    const source = flier.closest('[data-flights]')?.querySelector(`[data-thing="${props.thing}"]`);
    if (!source || reducedMotion()) return;
    queueMicrotask(() => {
      const from = source.getBoundingClientRect();
      const to = flier.getBoundingClientRect();
      if (to.width === 0) return;
      const x = from.x + from.width / 2 - to.x - to.width / 2;
      const y = from.y + from.height / 2 - to.y - to.height / 2;
      const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
      flier.animate([{ transform: start }, { transform: 'none' }], {
        duration: 450,
        easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
      });
    });
  });
  return (
    <span ref={flier} class={props.class}>
      {props.children}
      <Show when={props.badge}>
        {(badge) => <span class={`overlay-badge ${BADGES[badge()]}`}>{badge()}</span>}
      </Show>
    </span>
  );
}
