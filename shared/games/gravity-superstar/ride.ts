// A pawn on its way: where a move leads, and what it meets in every cell it comes into.
import type { Seat } from '#shared/engine/game.ts';
import type { Move } from './actions.ts';
import { type Board, isBlocked } from './board.ts';
import type { Colour, Pawn, Side, Trick, Way } from './components.ts';
import { feetAfter, neighboursOf, turned } from './geometry.ts';
import type { Draft, Entered, Pieces } from './state.ts';

/** The cells of a step or jump, so many, then those of the fall, until a platform stops it. */
export interface Course {
  cells: number[];
  steps: number;
  end: Pawn;
}

export interface Trip {
  path: Entered[];
  /** In the order in which they were ejected. */
  ejected: Seat[];
}
/** A trip, and the pieces after it. */
export interface Ride extends Trip {
  pieces: Pieces;
}

/** A platform, by the cell before it and the side of that cell it is on. */
export interface Wall {
  cell: number;
  side: Side;
}

export interface Blocked {
  refused: 'blocked';
  where: { platform: Wall };
}

/** The course of a move, or what is in its way. */
export function courseOf(board: Board, pawn: Pawn, move: Move): Course | Blocked {
  const trick = move.type === 'special' ? move.trick : 'simple';
  const feet = trick === 'rotate' ? feetAfter(pawn.feet, move.way) : pawn.feet;
  const beyond = neighboursOf(board);
  const cells: number[] = [];
  let { cell } = pawn;
  for (const quarters of STEPS[trick][move.way]!) {
    const side = turned(pawn.feet, quarters);
    if (trick !== 'drop' && isBlocked(board, cell, side))
      return { refused: 'blocked', where: { platform: { cell, side } } };
    cell = beyond[cell * 4 + side]!;
    cells.push(cell);
  }
  const steps = cells.length;
  while (!isBlocked(board, cell, feet)) {
    cell = beyond[cell * 4 + feet]!;
    cells.push(cell);
  }
  return { cells, steps, end: { cell, feet } };
}

/** The ways a move goes before the fall: for each step, how many quarters clockwise from where the feet point. */
const STEPS: Record<Trick | 'simple', Partial<Record<Way, readonly number[]>>> = {
  simple: { left: [1], right: [3] },
  long: { left: [1, 1], right: [3, 3] },
  high: { left: [2, 1], right: [2, 3] },
  drop: { down: [0] },
  rotate: { left: [], right: [], round: [] },
};

/** A pawn comes in by the open door, where somebody may lie. */
export function entrance({ doors }: Board, open: number): Course {
  const end = doors[open]!;
  return { cells: [end.cell], steps: 1, end };
}

/** Goes a course: the pieces are put anew. */
export function ride(pieces: Draft<Pieces>, board: Board, seat: Seat, { cells, steps, end }: Course): Trip {
  const { doors, symbols } = board;
  const pawns = pieces.pawns.slice();
  pawns[seat] = null;
  const path = new Array<Entered>(cells.length);
  const ejected: Seat[] = [];
  let stars: (Colour | null)[] | null = null;
  let taken: number[] | null = null;
  let tokens = 0;
  let { open } = pieces;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at]!;
    const falling = at >= steps;
    const star = (stars ?? pieces.stars)[cell] ?? null;
    const entered: Entered = star === null ? { cell, falling } : { cell, falling, star };
    path[at] = entered;
    if (star !== null) {
      stars ??= pieces.stars.slice();
      stars[cell] = null;
      taken ??= pieces.taken[seat]!.slice();
      taken[star]!++;
    }
    const other = lyingOn(pawns, cell);
    if (other >= 0) {
      entered.ejected = other;
      ejected.push(other);
      pawns[other] = null;
    } else if (star === null && symbols[cell] === 'replay' && tokens < pieces.supply) {
      entered.token = true;
      tokens++;
    }
    if (doors[open]!.cell === cell) {
      const next = nextDoor(board, pawns, open);
      if (next !== open) entered.open = next;
      open = next;
    }
  }
  pawns[seat] = end;
  pieces.pawns = pawns;
  pieces.open = open;
  if (stars) pieces.stars = stars;
  if (taken) pieces.taken = pieces.taken.with(seat, taken);
  if (tokens > 0) {
    pieces.tokens = pieces.tokens.with(seat, pieces.tokens[seat]! + tokens);
    pieces.supply -= tokens;
  }
  return { path, ejected };
}

/** Whose pawn lies on a cell; -1 where none does. */
function lyingOn(pawns: readonly (Pawn | null)[], cell: number): number {
  for (let seat = 0; seat < pawns.length; seat++) {
    const pawn = pawns[seat]!;
    if (pawn !== null && pawn.cell === cell) return seat;
  }
  return -1;
}

/** Clockwise, the next door without a pawn; the same when there is none. */
function nextDoor({ doors }: Board, pawns: readonly (Pawn | null)[], open: number): number {
  for (let step = 1; step < doors.length; step++) {
    const door = (open + step) % doors.length;
    if (lyingOn(pawns, doors[door]!.cell) < 0) return door;
  }
  return open;
}
