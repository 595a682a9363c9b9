// The shape of a day: its name, and a small drawing that tells it from the others.
import { For, type JSX, Show } from 'solid-js';
import type { Shape } from '#shared/daily/week.ts';
import { words } from '#web/words/words.ts';
import './shape.css';

export function shapeName({ id }: Shape): string {
  const { variants } = words().spaceBowl;
  if (id === 'plain') return words().daily.plain;
  return id === 'larger' ? `${variants.larger} · ${variants.blackHole}` : variants[id];
}

const SIDE = 48;
const HIDDEN: readonly number[] = [1, 3, 8];
const ARROW = 'M40 33A19 19 0 1 1 43 24M43 24l-5-5M43 24l4-6';
const WRAP = 'M6 15H2V4H46V15H42M6 33H2V44H46V33H42M6 15l-3-3M6 15l-3 3M42 33l3-3M42 33l3 3';

export function ShapeIcon(props: { shape: Shape }) {
  const along = () => (props.shape.size === 6 ? 4 : 3);
  const framed = () => props.shape.ring || props.shape.rotation;
  const inset = () => (framed() ? 12 : 4);
  const step = () => (SIDE - 2 * inset()) / along();
  const cells = () =>
    Array.from({ length: along() ** 2 }, (_, at) => ({
      x: inset() + (at % along()) * step() + 1,
      y: inset() + Math.floor(at / along()) * step() + 1,
      hidden: props.shape.void && HIDDEN.includes(at),
    }));
  return (
    <svg class="shape-icon" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <For each={cells()}>
        {({ x, y, hidden }): JSX.Element => (
          <rect
            class="shape-card"
            classList={{ hidden }}
            x={x}
            y={y}
            width={step() - 2}
            height={step() - 2}
            rx="2"
          />
        )}
      </For>
      <Show when={framed()}>
        <path class="shape-line" d={props.shape.ring ? WRAP : ARROW} />
      </Show>
      <Show when={props.shape.blackHole}>
        <circle class="shape-hole" cx="24" cy="24" r="10" />
      </Show>
    </svg>
  );
}
