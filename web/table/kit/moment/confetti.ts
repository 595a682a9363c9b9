// Stars that fly up from where somebody has won and come down: where each is at any time of the moment.
import { dice } from '#web/art/spot.ts';

const MANY = 46;
/** In heights of the screen, for the whole of the moment. */
const FALL = 0.9;

interface Piece {
  /** How far from the left of where all come down it does. */
  across: number;
  /** For the whole of the moment, if nothing pulled it down. */
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
    across: roll(),
    up: 0.25 + roll() * 0.55,
    turns: (roll() - 0.5) * 4,
    size: 7 + roll() * 9,
    colour,
  }));
}

/** In heights of the screen. */
interface Start {
  x: number;
  wide: number;
}
/** They come down over as much, so that a winner at the edge throws none of them off the screen. */
const SPREAD = 1.1;

/** In heights of the screen from where they start; towards the end they fade. */
export function placed(piece: Piece, progress: number, start: Start): Placed {
  const { across, up, turns, size, colour } = piece;
  const spread = Math.min(SPREAD, start.wide);
  return {
    x: (across - start.x / start.wide) * spread * progress,
    y: FALL * progress * progress - up * progress,
    turn: turns * progress,
    size,
    shine: Math.min(1, (1 - progress) * 3),
    colour,
  };
}
