// The pieces as they are drawn: stars in colours and shapes, pawns with feet, doors, tokens.

import { initialOf } from '#shared/engine/signs.ts';
import type { Chair } from '#shared/engine/table.ts';
import type { Side } from '#shared/games/gravity-superstar/components.ts';
import { seatPalette } from '#web/art/palette.ts';
import { seatOutlines } from '#web/art/shape.ts';
import { lying, type Point } from '../model/drawing.ts';
import './pieces.css';
import { starPalette } from './star-palette.ts';

/** A star of a colour: each colour has points of its own number, and a letter never has to be read. */
export function Star(props: { colour: number; x: number; y: number; size?: number }) {
  const star = () => starPalette[props.colour]!;
  const points = () => {
    const many = star().points;
    const size = props.size ?? 3.4;
    return Array.from({ length: many * 2 }, (_, at) => {
      const angle = (at * Math.PI) / many - Math.PI / 2;
      const length = at % 2 === 0 ? size : size * star().waist;
      return `${(props.x + Math.cos(angle) * length).toFixed(2)},${(props.y + Math.sin(angle) * length).toFixed(2)}`;
    }).join(' ');
  };
  return (
    <polygon
      points={points()}
      fill={star().fill}
      stroke={star().edge}
      stroke-width="0.5"
      stroke-linejoin="round"
    />
  );
}

/** Lies with its feet where it is turned to; its head is the token of its seat, and stays upright to be read. */
export function PawnShape(props: { chair: Chair; turn?: number }) {
  const look = () => seatPalette[props.chair.colour]!;
  const turn = () => props.turn ?? 0;
  const outline = () => seatOutlines[look().shape];
  return (
    <g transform={`rotate(${turn()})`}>
      <g stroke={look().edge} stroke-width="0.5" stroke-linejoin="round">
        <path d="M-3 3.8V1A3 3 0 0 1 3 1V3.8Z" fill={look().fill} />
        <path
          d="M-3.7 4.5V3.3A0.9 0.9 0 0 1 -2.8 2.4H-0.5V4.5ZM3.7 4.5V3.3A0.9 0.9 0 0 0 2.8 2.4H0.5V4.5Z"
          fill="#fff"
        />
      </g>
      <g transform={`translate(0 -1.1) rotate(${-turn()}) scale(0.078)`}>
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
