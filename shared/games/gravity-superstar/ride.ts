// A pawn on its way: where a move leads, and what it meets in every cell it comes into.
import type { Seat } from '#shared/engine/game.ts';
import type { Move } from './actions.ts';
import { type Board, isBlocked } from './board.ts';
import type { Colour, Pawn, Side } from './components.ts';
import { feetAfter, neighboursOf, opposite, sideOf } from './geometry.ts';
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
  const dropped = move.type === 'special' && move.trick === 'drop';
  const turned = move.type === 'special' && move.trick === 'rotate';
  const feet = turned ? feetAfter(pawn.feet, move.way) : pawn.feet;
  const beyond = neighboursOf(board);
  const cells: number[] = [];
  let { cell } = pawn;
  for (const side of stepsOf(pawn, move)) {
    if (!dropped && isBlocked(board, cell, side))
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

/** A pawn comes in by the open door, where somebody may lie. */
export function entrance({ doors }: Board, open: number): Course {
  const end = doors[open]!;
  return { cells: [end.cell], steps: 1, end };
}

/** The ways a move goes before the fall. */
function stepsOf({ feet }: Pawn, move: Move): Side[] {
  if (move.type === 'simple') return [sideOf(feet, move.way)];
  switch (move.trick) {
    case 'long':
      return [sideOf(feet, move.way as 'left'), sideOf(feet, move.way as 'left')];
    case 'high':
      return [opposite(feet), sideOf(feet, move.way as 'left')];
    case 'drop':
      return [feet];
    case 'rotate':
      return [];
  }
}

/** Goes a course: the pieces are put anew. */
export function ride(pieces: Draft<Pieces>, board: Board, seat: Seat, { cells, steps, end }: Course): Trip {
  const { doors, symbols } = board;
  const lying = pieces.pawns.map((pawn) => pawn?.cell ?? -1);
  lying[seat] = -1;
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
      stars ??= [...pieces.stars];
      stars[cell] = null;
      taken ??= [...pieces.taken[seat]!];
      taken[star]!++;
    }
    const other = lying.indexOf(cell);
    if (other >= 0) {
      entered.ejected = other;
      ejected.push(other);
      lying[other] = -1;
    } else if (star === null && symbols[cell] === 'replay' && tokens < pieces.supply) {
      entered.token = true;
      tokens++;
    }
    if (doors[open]!.cell === cell) {
      const next = nextDoor(board, lying, open);
      if (next !== open) entered.open = next;
      open = next;
    }
  }
  pieces.open = open;
  const pawns = pieces.pawns.with(seat, end);
  for (const other of ejected) pawns[other] = null;
  pieces.pawns = pawns;
  if (stars) pieces.stars = stars;
  if (taken) pieces.taken = pieces.taken.with(seat, taken);
  if (tokens > 0) {
    pieces.tokens = pieces.tokens.with(seat, pieces.tokens[seat]! + tokens);
    pieces.supply -= tokens;
  }
  return { path, ejected };
}

/** Clockwise, the next door without a pawn; the same when there is none. */
function nextDoor({ doors }: Board, lying: readonly number[], open: number): number {
  for (let step = 1; step < doors.length; step++) {
    const door = (open + step) % doors.length;
    if (!lying.includes(doors[door]!.cell)) return door;
  }
  return open;
}
