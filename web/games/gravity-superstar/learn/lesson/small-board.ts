// A small board built by hand, and a table on it: a state of the real rules as plain data.
import type { Board } from '#shared/games/gravity-superstar/board.ts';
import { type Colour, type Pawn, type Side, TOKENS } from '#shared/games/gravity-superstar/components.ts';
import { neighbour, opposite } from '#shared/games/gravity-superstar/geometry.ts';
import type { Played, State } from '#shared/games/gravity-superstar/state.ts';
import { emptyHand } from '#shared/games/gravity-superstar/turn.ts';

type Wall = readonly [cell: number, side: Side];

export interface Plan {
  size: number;
  walls: readonly Wall[];
  /** Colours by cell. */
  stars?: Readonly<Record<number, Colour>>;
  /** Cells with an uncovered replay symbol. */
  replays?: readonly number[];
  door: Pawn;
  me: Pawn;
  rival?: Pawn;
  /** The rival's stars, by colour. */
  loot?: readonly number[];
  tokens?: number;
  played?: readonly Played[];
}

export const ME = 0;
const [EAST, SOUTH] = [1, 2] as const;
export const below = (...cells: number[]): Wall[] => cells.map((cell) => [cell, SOUTH]);
export const rightOf = (...cells: number[]): Wall[] => cells.map((cell) => [cell, EAST]);
export const standing = (cell: number): Pawn => ({ cell, feet: SOUTH });

/** One is the last to play in the last round: after the turn everything stays as it is. */
export function stateOf(plan: Plan): State {
  const { stars = {}, tokens = 0, played = [], loot = emptyHand() } = plan;
  const board = boardOf(plan);
  return {
    options: { expert: false },
    seats: 2,
    board,
    stars: board.walls.map((_, cell) => stars[cell] ?? null),
    pawns: [plan.me, plan.rival ?? null],
    open: 0,
    taken: [emptyHand(), loot],
    tokens: [tokens, 0],
    supply: TOKENS - tokens,
    starter: 1,
    round: 1,
    phase: { kind: 'act', seat: ME, again: false },
    replayed: false,
    played: [played, []],
    ending: true,
    since: 0,
    events: [],
    before: null,
  };
}

function boardOf({ size, walls, replays = [], stars = {}, door }: Plan): Board {
  const square = { width: size, height: size };
  const sides = Array.from({ length: size * size }, () => 0);
  for (const [cell, side] of walls) {
    sides[cell]! |= 1 << side;
    sides[neighbour(cell, side, square)]! |= 1 << opposite(side);
  }
  const symbols = sides.map((_, cell) => (replays.includes(cell) ? 'replay' : cell in stars ? 'star' : null));
  return { tiles: [{ face: 0, turn: 0 }], ...square, walls: sides, symbols, doors: [door] };
}
