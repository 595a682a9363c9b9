// Stars that fly up from where somebody has won and come down: where each is at any time of the moment.
import { dice } from '#web/art/spot.ts';

const MANY = 46;
/** In heights of the screen, for the whole of the moment. */
const FALL = 0.9;

interface Piece {
  /** Sideways and up, for the whole of the moment, if nothing pulled it down. */
  across: number;
  up: number;
  turns: number;
  size: number;
  /** Which of the colours. */
  colour: number;
}

export interface Placed {
  x: number;
  y: number;
  turn: number;
  size: number;
  shine: number;
  colour: number;
}

export function piecesOf(seed: number): Piece[] {
  const roll = dice(seed);
  return Array.from({ length: MANY }, (_, colour) => ({
    across: (roll() - 0.5) * 1.1,
    up: 0.35 + roll() * 0.65,
    turns: (roll() - 0.5) * 4,
    size: 7 + roll() * 9,
    colour,
  }));
}

/** From where they start, in heights of the screen; towards the end they fade. */
export const placed = ({ across, up, turns, size, colour }: Piece, progress: number): Placed => ({
  x: across * progress,
  y: FALL * progress * progress - up * progress,
  turn: turns * progress,
  size,
  shine: Math.min(1, (1 - progress) * 3),
  colour,
});
