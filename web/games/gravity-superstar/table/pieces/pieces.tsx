// The pieces as they are drawn: stars in colours and shapes, pawns with feet, doors, tokens.
import { Show } from 'solid-js';
import { initialOf } from '#shared/engine/signs.ts';
import type { Chair } from '#shared/engine/table.ts';
import { seatPalette } from '#web/art/palette.ts';
import { seatOutlines } from '#web/art/shape.ts';
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

/** A star of a colour: each has points of its own number, and some something in the middle; no letter has to be read. */
export function Star(props: { colour: number; x: number; y: number; size?: number }) {
  const star = () => starPalette[props.colour]!;
  return (
    <g
      transform={`translate(${props.x} ${props.y}) scale(${(props.size ?? SIZE) / SIZE})`}
      stroke={star().edge}
      stroke-width="0.5"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={outlines[props.colour]!} fill={star().fill} />
      <Show when={star().middle}>
        {(middle) => <path d={middle()[0]} stroke={middle()[1]} stroke-width={middle()[2]} fill="none" />}
      </Show>
    </g>
  );
}

/** Somebody small who stands on their feet wherever these are; the head is the token of their seat and stays upright. */
export function PawnShape(props: { chair: Chair; turn?: number }) {
  const look = () => seatPalette[props.chair.colour]!;
  const turn = () => props.turn ?? 0;
  const outline = () => seatOutlines[look().shape];
  return (
    <g transform={`rotate(${turn()})`}>
      <g stroke={look().edge} stroke-width="0.5" stroke-linecap="round" stroke-linejoin="round">
        <path
          d="M-3.7 0.2L-1.8 1.3H1.8L3.7 0.2M-1.2 2V3M1.2 2V3"
          fill="none"
          stroke={look().fill}
          stroke-width="1.1"
        />
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
