// Small boards built by hand, and a table on them: a state is plain data.

import { isRefusal, type Seat } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/gravity-superstar/actions.ts';
import type { Board } from '#shared/games/gravity-superstar/board.ts';
import { type Pawn, type Side, TOKENS } from '#shared/games/gravity-superstar/components.ts';
import { neighbour, opposite } from '#shared/games/gravity-superstar/geometry.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import type { Played, State } from '#shared/games/gravity-superstar/state.ts';
import { emptyHand } from '#shared/games/gravity-superstar/turn.ts';
import { frozen } from '../../freeze.ts';

export const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
type Wall = readonly [cell: number, side: Side];

const SIZE = { width: 5, height: 5 };
const LINE = [0, 1, 2, 3, 4];
/** Under the lowest row, and left of the first column. */
export const FLOOR: readonly Wall[] = LINE.map((at) => [20 + at, SOUTH]);
const LEFT: readonly Wall[] = LINE.map((at) => [at * 5, WEST]);

interface Plan {
  walls?: readonly Wall[];
  replays?: readonly number[];
  stars?: readonly number[];
  doors?: readonly Pawn[];
}

/** 5 × 5 cells; without other walls a floor below and a wall on the left. */
function boardWith({ walls = [...FLOOR, ...LEFT], replays = [], stars = [], doors }: Plan = {}): Board {
  const sides = Array.from({ length: 25 }, () => 0);
  for (const [cell, side] of walls) {
    sides[cell]! |= 1 << side;
    sides[neighbour(cell, side, SIZE)]! |= 1 << opposite(side);
  }
  const symbols = sides.map((_, cell) =>
    replays.includes(cell) ? 'replay' : stars.includes(cell) ? 'star' : null,
  );
  return { tiles: [], ...SIZE, walls: sides, symbols, doors: doors ?? [down(20), down(24)] };
}

export const down = (cell: number): Pawn => ({ cell, feet: SOUTH });

interface Laid extends Partial<Omit<State, 'stars' | 'board'>> {
  board?: Plan;
  /** Colours by cell; by itself the board keeps stars enough not to end. */
  stars?: Record<number, number>;
}

/** Seat 0 is to act; the pawns of the others lie where they are told to, or nowhere. */
export function tableWith({ board, stars = { 0: 5, 1: 5, 2: 5, 3: 5, 4: 5 }, ...rest }: Laid = {}): State {
  const seats = rest.seats ?? 2;
  const each = <T>(value: () => T) => Array.from({ length: seats }, value);
  const tokens = rest.tokens ?? each(() => 0);
  const state: State = {
    options: { expert: false },
    seats,
    board: boardWith(board),
    stars: Array.from({ length: 25 }, (_, cell) => stars[cell] ?? null),
    pawns: each(() => null),
    open: 0,
    taken: each(emptyHand),
    supply: TOKENS - tokens.reduce((sum, own) => sum + own, 0),
    starter: 0,
    round: 1,
    phase: { kind: 'act', seat: 0, again: false },
    replayed: false,
    played: each(() => []),
    ending: false,
    since: 0,
    events: [],
    before: null,
    ...rest,
    tokens,
  };
  return frozen(state);
}

export function did(state: State, by: Seat, ...actions: Action[]): State {
  return actions.reduce((current, action) => {
    const next = gravitySuperstar.act(current, by, action, current.since + 1000);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(action)}: ${next.refused}`);
    return frozen(next);
  }, state);
}

/** Why an action is refused, or null. */
export function refused(state: State, by: Seat | 'clock', action: Action | { type: 'tick' }) {
  const next = gravitySuperstar.act(state, by, action, state.since);
  return isRefusal(next) ? next : null;
}

export const simple = (card: Extract<Action, { type: 'simple' }>['card'], way: 'left' | 'right'): Action => ({
  type: 'simple',
  card,
  way,
});
type Special = Extract<Action, { type: 'special' }>;
export const special = (
  trick: Special['trick'],
  way: Special['way'],
  card: Special['card'] = trick,
): Action => ({
  type: 'special',
  card,
  trick,
  way,
});

export const up = (...cards: Played['card'][]): Played[] => cards.map((card) => ({ card, down: false }));

/** So many stars of each colour. */
export const hand = (...many: number[]) => emptyHand().map((_, colour) => many[colour] ?? 0);
