// A world as it is drawn, on fifty by fifty: its surface, its lattice, and light on its horizon.
import { type Mark, WORLDS } from './worlds.ts';
import './world.css';

/** Round at the corners, and kept back from its neighbours, with the dark of space between. */
const ROUND = 'M9.7 0.7H40.3a9 9 0 0 1 9 9V40.3a9 9 0 0 1-9 9H9.7a9 9 0 0 1-9-9V9.7a9 9 0 0 1 9-9Z';
/** In space, where corners of worlds meet. */
const STARS = 'M0 0h0m1.3-1.6h0m-3 2.5h0';
/** Dashed into crosses at the corners of cells, so that these can be counted. */
const LATTICE = 'M10 0V50M20 0V50M30 0V50M40 0V50M0 10H50M0 20H50M0 30H50M0 40H50';

/** What all worlds of a drawing share. */
export function WorldDefs(props: { id: string }) {
  return (
    <defs>
      <clipPath id={`${props.id}-round`}>
        <path d={ROUND} />
      </clipPath>
      <radialGradient id={`${props.id}-shade`} cx="0.36" cy="0.3" r="0.86">
        <stop offset="0.45" stop-color="#05081a" stop-opacity="0" />
        <stop offset="1" stop-color="#05081a" stop-opacity="0.62" />
      </radialGradient>
    </defs>
  );
}

const Drawn = (props: { marks: readonly Mark[] }) =>
  props.marks.map(([paint, path, width, opacity]) => (
    <path
      d={path}
      fill={width ? 'none' : paint}
      stroke={width ? paint : 'none'}
      stroke-width={width}
      stroke-opacity={opacity}
      stroke-linecap="round"
    />
  ));

export function World(props: { id: string; kind: number }) {
  const { ground, crust, marks } = WORLDS[props.kind]!;
  // The shade takes the light of the horizon from its far side.
  const all: Mark[] = [
    [ground, ROUND],
    ...marks,
    [crust, ROUND, 1.5, 0.7],
    [`url(#${props.id}-shade)`, ROUND],
  ];
  return (
    <>
      <Drawn
        marks={[
          [crust, ROUND, 2.6, 0.16],
          ['#fff', STARS, 0.5],
        ]}
      />
      <g clip-path={`url(#${props.id}-round)`}>
        <Drawn marks={all} />
        <path d={LATTICE} stroke={crust} class="gravity-lattice" />
      </g>
    </>
  );
}

/** Ledges of its crust, drawn in lines. */
export function Ledges(props: { kind: number; lines: string }) {
  const crust = WORLDS[props.kind]!.crust;
  return (
    <Drawn
      marks={[
        ['#070a1a', props.lines, 2.7],
        [crust, props.lines, 1.8],
        ['#fff', props.lines, 0.5, 0.75],
      ]}
    />
  );
}
