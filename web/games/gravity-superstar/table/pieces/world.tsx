// A world as it is drawn, on fifty by fifty: its surface, its lattice, and light on its horizon.
import { For } from 'solid-js';
import { WORLDS } from './worlds.ts';
import './world.css';

/** As it is kept back from its neighbours, with the dark of space between. */
const OUTLINE = { x: 0.7, y: 0.7, width: 48.6, height: 48.6, rx: 9 };
/** The corners of cells, so that these can be counted. */
const LATTICE = [10, 20, 30, 40]
  .flatMap((x) => [10, 20, 30, 40].map((y) => `M${x} ${y - 0.9}v1.8M${x - 0.9} ${y}h1.8`))
  .join('');

/** What all worlds of a drawing share. */
export function WorldDefs(props: { id: string }) {
  return (
    <defs>
      <clipPath id={`${props.id}-round`}>
        <rect {...OUTLINE} />
      </clipPath>
      <radialGradient id={`${props.id}-shade`} cx="0.36" cy="0.3" r="0.86">
        <stop offset="0.45" stop-color="#05081a" stop-opacity="0" />
        <stop offset="1" stop-color="#05081a" stop-opacity="0.62" />
      </radialGradient>
    </defs>
  );
}

export function World(props: { id: string; kind: number }) {
  const world = () => WORLDS[props.kind]!;
  return (
    <>
      <rect {...OUTLINE} class="gravity-air" stroke={world().crust} />
      <g clip-path={`url(#${props.id}-round)`}>
        <rect {...OUTLINE} fill={world().ground} />
        <g fill="none" stroke-linecap="round">
          <For each={world().marks}>
            {([colour, path, width]) =>
              width ? <path d={path} stroke={colour} stroke-width={width} /> : <path d={path} fill={colour} />
            }
          </For>
        </g>
        <rect {...OUTLINE} class="gravity-horizon" stroke={world().crust} />
        <rect {...OUTLINE} fill={`url(#${props.id}-shade)`} />
      </g>
      <path d={LATTICE} class="gravity-lattice" stroke={world().crust} />
    </>
  );
}
