// The pieces as they are drawn: stars in colours and shapes, pawns with feet, doors, tokens.
import { Show } from 'solid-js';
import { initialOf } from '#shared/engine/signs.ts';
import type { Chair } from '#shared/engine/table.ts';
import type { Side } from '#shared/games/gravity-superstar/components.ts';
import { seatPalette } from '#web/art/palette.ts';
import { seatOutlines } from '#web/art/shape.ts';
import { lying, type Point } from '../model/drawing.ts';
import './pieces.css';
import { starPalette } from './star-palette.ts';

/** The outlines of the stars, each as large as a cell has room for. */
const SIZE = 3.6;
const outlines = starPalette.map(({ points, waist }) => {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at * Math.PI) / points - Math.PI / 2;
    const length = at % 2 === 0 ? SIZE : SIZE * waist;
    return `${(Math.cos(angle) * length).toFixed(2)} ${(Math.sin(angle) * length).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
});
const MIDDLES = {
  face: 'M-0.75-0.5v0.5M0.75-0.5v0.5M-0.6 0.85q0.6 0.6 1.2 0',
  hole: 'M0 0h0',
  core: 'M0 0h0',
} as const;

/** A star of a colour: each has points of its own number, and some something in the middle; no letter has to be read. */
export function Star(props: { colour: number; x: number; y: number; size?: number }) {
  const star = () => starPalette[props.colour]!;
  const middle = () => {
    const one = star();
    return 'middle' in one ? one : null;
  };
  return (
    <g
      transform={`translate(${props.x} ${props.y}) scale(${(props.size ?? SIZE) / SIZE})`}
      stroke={star().edge}
      stroke-width="0.5"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={outlines[props.colour]!} fill={star().fill} />
      <Show when={middle()}>
        {(one) => <path d={MIDDLES[one().middle]} fill="none" class={`gravity-star-${one().middle}`} />}
      </Show>
    </g>
  );
}

const LIMBS = 'M-1.8 1.3L-3.7 0.2M1.8 1.3L3.7 0.2M-1.2 2V3M1.2 2V3';

/** Somebody small who stands on their feet wherever these are; the head is the token of their seat and stays upright. */
export function PawnShape(props: { chair: Chair; turn?: number }) {
  const look = () => seatPalette[props.chair.colour]!;
  const turn = () => props.turn ?? 0;
  const outline = () => seatOutlines[look().shape];
  return (
    <g transform={`rotate(${turn()})`}>
      <g stroke={look().edge} stroke-width="0.5" stroke-linecap="round" stroke-linejoin="round">
        <path class="gravity-limbs" d={LIMBS} />
        <path class="gravity-limbs skin" d={LIMBS} stroke={look().fill} />
        <path d="M-2.1 2.4V0.6H2.1V2.4Q0 3.1-2.1 2.4Z" fill={look().fill} />
        <path d="M-0.35 4.15V2.7H-1.7Q-3.6 2.8-3.7 4.15ZM0.35 4.15V2.7H1.7Q3.6 2.8 3.7 4.15Z" fill="#fff" />
      </g>
      <g transform={`translate(0 -1.75) rotate(${-turn()}) scale(0.066)`}>
        <path
          d={outline().path}
          fill={look().fill}
          stroke={look().edge}
          stroke-width="7"
          stroke-linejoin="round"
        />
        <text class="art-seat-letter" y={outline().letterY}>
          {initialOf(props.chair.name)}
        </text>
      </g>
    </g>
  );
}

/** On one side of the cell with this middle. */
export function Platform(props: { at: Point; side: Side }) {
  return (
    <rect
      x="-4.7"
      y="4.2"
      width="9.4"
      height="1.6"
      rx="0.8"
      class="gravity-platform"
      transform={lying(props.at, props.side)}
    />
  );
}

/** An arch on its platform; the open one shines. */
export function Door(props: { open: boolean }) {
  return (
    <g>
      <path
        d="M-3.4 4.6V0A3.4 3.4 0 0 1 3.4 0V4.6Z"
        fill={props.open ? '#ffd76a' : '#2a3764'}
        stroke={props.open ? '#fff4cf' : '#7f8fc4'}
        stroke-width="0.7"
      />
      <path
        d="M-1.2 1.4L0 2.8L1.2 1.4M0 2.6V-1.4"
        fill="none"
        stroke={props.open ? '#6a4a00' : '#a9b6e0'}
        stroke-width="0.8"
        stroke-linecap="round"
      />
    </g>
  );
}

/** Two arrows in a round: another action. */
export function ReplaySign(props: { x: number; y: number; size?: number }) {
  const scale = () => (props.size ?? 3) / 3;
  return (
    <g
      transform={`translate(${props.x} ${props.y}) scale(${scale()})`}
      fill="none"
      stroke="#9fe8ff"
      stroke-width="0.8"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d="M-2.2 -0.6A2.3 2.3 0 0 1 1.9 -1.3M2.2 0.6A2.3 2.3 0 0 1 -1.9 1.3" />
      <path d="M2.3 -2.6L2 -1.1L0.6 -1.5M-2.3 2.6L-2 1.1L-0.6 1.5" />
    </g>
  );
}
