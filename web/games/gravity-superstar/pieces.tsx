// The pieces as they are drawn: stars in colours and shapes, pawns with feet, doors, tokens.
import type { Chair } from '../../../shared/room.ts';
import { seatPalette } from '../../art/palette.ts';
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

/** Lying with the feet to one side: drawn upright, and turned by whoever uses it. */
export function PawnShape(props: { chair: Chair }) {
  const look = () => seatPalette[props.chair.colour]!;
  return (
    <g stroke={look().edge} stroke-width="0.5" stroke-linejoin="round">
      <path d="M-3.2 3.6V1.2A3.2 3.2 0 0 1 3.2 1.2V3.6Z" fill={look().fill} />
      <path
        d="M-3.7 4.4V3A0.8 0.8 0 0 1 -2.9 2.2H-0.5V4.4ZM3.7 4.4V3A0.8 0.8 0 0 0 2.9 2.2H0.5V4.4Z"
        fill="#fff"
      />
      <circle cy="-1.3" r="3.1" fill={look().fill} />
      <circle cy="-1.3" r="2.2" fill="#f4f7ff" />
    </g>
  );
}

/** The face in the helmet's window, upright however the pawn lies. */
export function PawnLetter(props: { chair: Chair }) {
  return (
    <text text-anchor="middle" y="0" font-size="3.6" font-weight="800" fill="#14213f">
      {props.chair.name.slice(0, 1).toUpperCase()}
    </text>
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
