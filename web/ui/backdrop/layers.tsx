// The page's background: three layers of stars at night, a chart of the sky on paper by day; now and then a comet.
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { dice } from '#web/art/spot.ts';
import { reducedMotion } from '#web/device/motion.ts';
import './layers.css';

const stars = (seed: number, count: number) => {
  const roll = dice(seed);
  let path = '';
  for (let i = 0; i < count; i++) path += `M${(roll() * 100).toFixed(1)} ${(roll() * 100).toFixed(1)}h0`;
  return path;
};
const LAYERS = [
  { depth: 'far', path: stars(7, 60), width: 0.16 },
  { depth: 'middle', path: stars(12, 26), width: 0.26 },
  { depth: 'near', path: stars(31, 9), width: 0.4 },
];
const ORBITS = [18, 34, 56, 84];
/** Rare, and nothing moves in between: an idle page takes nothing of the processor. */
const BETWEEN_COMETS = 50_000;

export default function Layers() {
  return (
    <div class="backdrop" aria-hidden="true">
      {LAYERS.map(({ depth, path, width }) => (
        <svg
          aria-hidden="true"
          class={`backdrop-layer ${depth}`}
          viewBox="0 0 100 100"
          preserveAspectRatio="xMidYMid slice"
          fill="none"
        >
          {depth === 'far' &&
            ORBITS.map((radius) => <circle class="backdrop-orbit" cx="86" cy="12" r={radius} />)}
          <path class="backdrop-stars" stroke-width={width} d={path} />
        </svg>
      ))}
      <Comet />
    </div>
  );
}

function Comet() {
  const [passing, setPassing] = createSignal(false);
  onMount(() => {
    const timer = setInterval(() => setPassing(!reducedMotion() && !document.hidden), BETWEEN_COMETS);
    onCleanup(() => clearInterval(timer));
  });
  return (
    <Show when={passing()}>
      <i class="backdrop-comet" onAnimationEnd={() => setPassing(false)} />
    </Show>
  );
}
