// A pawn on its way: every cell it comes into, until a platform stops it.
import type { Seat } from '#shared/engine/game.ts';
import type { Move } from './actions.ts';
import { type Board, isBlocked } from './board.ts';
import type { Pawn, Side } from './components.ts';
import { feetAfter, neighbour, opposite, sideOf } from './geometry.ts';
import type { Entered, Pieces } from './state.ts';

export interface Ride {
  pieces: Pieces;
  path: Entered[];
  /** In the order in which they were ejected. */
  ejected: Seat[];
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

/** The ride of a move, or what is in its way. */
export function ride(board: Board, pieces: Pieces, seat: Seat, move: Move): Ride | Blocked {
  const pawn = pieces.pawns[seat]!;
  const steps = stepsOf(pawn, move);
  const dropped = move.type === 'special' && move.trick === 'drop';
  let cell = pawn.cell;
  for (const side of steps) {
    if (!dropped && isBlocked(board, cell, side))
      return { refused: 'blocked', where: { platform: { cell, side } } };
    cell = neighbour(cell, side, board);
  }
  const turned = move.type === 'special' && move.trick === 'rotate';
  const feet = turned ? feetAfter(pawn.feet, move.way) : pawn.feet;
  const trip = begin(board, pieces, seat, { cell: pawn.cell, feet });
  for (const side of steps) trip.go(side);
  while (!isBlocked(board, trip.cell(), feet)) trip.fall(feet);
  return trip.end();
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

/** A pawn comes in by the open door, where somebody may lie. */
export function enter(board: Board, pieces: Pieces, seat: Seat): Ride {
  const trip = begin(board, pieces, seat, board.doors[pieces.open]!);
  trip.come({ falling: false });
  return trip.end();
}

function begin(board: Board, pieces: Pieces, seat: Seat, { cell: start, feet }: Pawn) {
  let cell = start;
  let { open, supply } = pieces;
  const stars = [...pieces.stars];
  const pawns = [...pieces.pawns];
  const taken = [...pieces.taken[seat]!];
  let tokens = pieces.tokens[seat]!;
  const path: Entered[] = [];
  const ejected: Seat[] = [];
  pawns[seat] = { cell, feet };

  function come({ falling }: { falling: boolean }): void {
    const entered: Entered = { cell, falling };
    pawns[seat] = { cell, feet };
    const other = pawns.findIndex((pawn, at) => at !== seat && pawn?.cell === cell);
    const star = stars[cell] ?? null;
    if (star !== null) {
      entered.star = star;
      taken[star]!++;
      stars[cell] = null;
    }
    if (other >= 0) {
      entered.ejected = other;
      ejected.push(other);
      pawns[other] = null;
    } else if (star === null && board.symbols[cell] === 'replay' && supply > 0) {
      entered.token = true;
      tokens++;
      supply--;
    }
    if (board.doors[open]!.cell === cell) {
      const next = nextDoor(board, pawns, open);
      if (next !== open) entered.open = next;
      open = next;
    }
    path.push(entered);
  }

  return {
    cell: () => cell,
    come,
    go(side: Side): void {
      cell = neighbour(cell, side, board);
      come({ falling: false });
    },
    fall(side: Side): void {
      cell = neighbour(cell, side, board);
      come({ falling: true });
    },
    end: (): Ride => ({
      pieces: {
        stars,
        pawns,
        open,
        supply,
        taken: pieces.taken.with(seat, taken),
        tokens: pieces.tokens.with(seat, tokens),
      },
      path,
      ejected,
    }),
  };
}

/** Clockwise, the next door without a pawn; the same when there is none. */
function nextDoor({ doors }: Board, pawns: Pieces['pawns'], open: number): number {
  for (let step = 1; step < doors.length; step++) {
    const door = (open + step) % doors.length;
    if (!pawns.some((pawn) => pawn?.cell === doors[door]!.cell)) return door;
  }
  return open;
}
