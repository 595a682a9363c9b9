// The throw laid over the galaxy: the disc on a card, each marble on the card it falls on, or beyond the edge.
import { For, type JSX, onMount, Show } from 'solid-js';
import { cardAt, offset } from '#shared/games/space-bowl/geometry.ts';
import type { Fault, Field, Throw } from '#shared/games/space-bowl/solver.ts';
import { DestinationDisc, HoleDisc, Marble } from '#web/art/tokens.tsx';
import { reducedMotion } from '#web/device/motion.ts';
import { settings } from '#web/saves/settings.ts';
import './overlay.css';

export interface Laid {
  field: Field;
  thrown: Throw;
  card: number;
  /** Quarter turns of the pattern about the disc. */
  turn: number;
  faults: readonly Fault[];
  joker: number | null;
}

/** How far apart two marbles on one card are drawn, in parts of a card. */
const APART = 0.4;
/** Larger galaxies fill a phone from edge to edge, where a marble beyond it would be off the screen. */
const LARGEST_LESSON = 4;
const BEYOND = 0.2;
const WITHIN = -0.3;
/** Discs lie at the top of a card, marbles at its foot, so that most of its planets stay in sight. */
const TOP = 0.22;
const FOOT = 0.74;

export function Overlay(props: Laid) {
  const { field, thrown, card, turn } = props;

  /** The card under a cell, and where its upper left corner is, in cards. */
  function under(cell: number): { at: number | null; row: number; column: number } {
    const { down, right } = offset(thrown.disc, cell, turn);
    const [row, column] = [Math.floor(card / field.size) + down, (card % field.size) + right];
    const at = cardAt(field, row, column);
    return at === null
      ? { at, row, column }
      : { at, row: Math.floor(at / field.size), column: at % field.size };
  }
  const aside = thrown.hole === thrown.disc ? APART / 2 : 0;

  return (
    <div class={`overlay overlay-${field.size}`} aria-hidden="true">
      <Show when={thrown.hole !== null}>
        <Disc thing="hole" under={under(thrown.hole!)} aside={aside} size={field.size}>
          <HoleDisc />
        </Disc>
      </Show>
      <Disc thing="disc" under={under(thrown.disc)} aside={-aside} size={field.size}>
        <DestinationDisc />
      </Disc>
      <For each={thrown.marbles}>
        {(marble) => {
          const { at, row, column } = under(marble.cell);
          const mates = thrown.marbles.filter(({ cell }) => cell === marble.cell);
          const step = mates.length > 2 ? APART / 1.5 : APART;
          const shift = ((mates.indexOf(marble) - (mates.length - 1) / 2) * step * 100) / field.size;
          // Side by side beyond the left or right edge, one of two would be off the screen.
          const upright = column < 0 || column >= field.size;
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
              x={spot(column + 0.5, field.size, WITHIN) + (upright ? 0 : shift)}
              y={spot(row + FOOT, field.size) + (upright ? shift : 0)}
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

/** Per cent of the galaxy; what would lie outside is held just beyond the edge, or as far within as the screen ends there. */
function spot(cards: number, size: number, within = 0): number {
  const beyond = size > LARGEST_LESSON ? within : BEYOND;
  return (Math.min(size + beyond, Math.max(-beyond, cards)) / size) * 100;
}

function Disc(props: {
  thing: string;
  under: { row: number; column: number };
  aside: number;
  size: number;
  children: JSX.Element;
}) {
  return (
    <Flier
      thing={props.thing}
      class="overlay-disc"
      x={spot(props.under.column + 0.5 + props.aside, props.size, WITHIN)}
      y={spot(props.under.row + TOP, props.size)}
    >
      {props.children}
    </Flier>
  );
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
    flier.style.setProperty('left', `${props.x}%`);
    flier.style.setProperty('top', `${props.y}%`);
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
