// What seats and the clock might say next in the second model: mostly what is allowed, and often what is not.
import type { Tick } from '#shared/engine/game.ts';
import type { Dice } from '#shared/engine/random.ts';
import type { Action } from '#shared/games/space-builder/actions.ts';
import { type Board, PIECES, pieceOf, SITES } from '#shared/games/space-builder/components.ts';
import type { Said } from './allowed.ts';
import { nearlyRight, unfinished } from './cases.ts';
import { ALL, deadlineOf, hasTapped, isAlone, lockedOf, stillBuilding, type Table } from './table.ts';

const KINDS = ['ready', 'build', 'build', 'tap', 'tap', 'halt', 'unlock', 'tick'] as const;
const TICK: Tick = { type: 'tick' };
const STEP = 50;

const oneOf = <T>(chance: Dice, items: readonly T[]): T => items[chance.below(items.length)]!;
const planOf = ({ plans, verdicts }: Table) => (plans[verdicts.length] ?? plans[0]!).plan;

function anyBoard(table: Table, seat: number, chance: Dice): Board {
  const held = table.players[seat]?.held ?? [];
  const board = [...nearlyRight(planOf(table), chance.below(4) === 0 ? ALL : held, 'partial', chance)];
  if (chance.below(3) === 0) board[chance.below(SITES)] = chance.below(PIECES);
  if (chance.below(6) === 0) board.fill(pieceOf(oneOf(chance, ALL)), 0, 2);
  return board;
}

function anyAction(table: Table, seat: number, chance: Dice): Action | Tick {
  const type = oneOf(chance, KINDS);
  if (type === 'build' || type === 'tap') return { type, board: [...anyBoard(table, seat, chance)] };
  if (type === 'unlock') return { type, building: oneOf(chance, ALL) };
  return { type };
}

/** At any time, pressed at any time before. */
function anything(table: Table, chance: Dice, now: number): Said {
  const at = now + STEP * chance.below(3);
  const pressed = Math.max(0, at - STEP * chance.below(12));
  const seat = chance.below(table.players.length);
  const action = anyAction(table, seat, chance);
  return { by: action.type === 'tick' ? 'clock' : seat, action, at, pressed };
}

export const clockAt = (at: number): Said => ({ by: 'clock', action: TICK, at, pressed: at });

function built(table: Table, seat: number, chance: Dice): Action {
  const { held } = table.players[seat]!;
  if (chance.below(2) === 0)
    return { type: 'tap', board: [...nearlyRight(planOf(table), held, 'whole', chance)] };
  return { type: 'build', board: [...unfinished(planOf(table), held, chance)] };
}

/** Null where only the clock goes on. */
function sensible(table: Table, chance: Dice, now: number): Said | null {
  const { phase } = table;
  switch (phase.kind) {
    case 'rest': {
      const seats = [...table.players.keys()].filter((seat) => !phase.ready.includes(seat));
      if (deadlineOf(table) !== null && chance.below(12) === 0) return null;
      const at = now + STEP * chance.below(4);
      return { by: oneOf(chance, seats), action: { type: 'ready' }, at, pressed: at };
    }
    case 'build': {
      const at = Math.max(now, phase.from) + STEP * chance.below(20);
      const by = oneOf(chance, stillBuilding(table));
      if (chance.below(20) === 0) return null;
      const isHalted = (isAlone(table) || hasTapped(table)) && chance.below(5) === 0;
      const action: Action = isHalted ? { type: 'halt' } : built(table, by, chance);
      const known = table.players[by]!.lastChange ?? phase.from;
      return { by, action, at, pressed: Math.min(at, Math.max(known, at - STEP * chance.below(5))) };
    }
    case 'stop': {
      if (chance.below(5) === 0) return null;
      const at = Math.max(now, phase.at) + STEP * chance.below(6);
      const by = oneOf(chance, stillBuilding(table));
      const known = table.players[by]!.lastChange ?? 0;
      const pressed = Math.min(phase.at, Math.max(known, phase.at - STEP * chance.below(6)));
      if (chance.below(4) > 0) return { by, action: built(table, by, chance), at, pressed };
      return { by, action: { type: 'build', board: [...table.players[by]!.board] }, at, pressed };
    }
    case 'unlock': {
      if (chance.below(4) === 0) return null;
      const building = oneOf(chance, lockedOf(table.players[phase.winner]!));
      const at = now + STEP * chance.below(20);
      return { by: phase.winner, action: { type: 'unlock', building }, at, pressed: at };
    }
    case 'soon':
    case 'over':
      return null;
  }
}

/** Never before `now`, and no seat at a deadline or after it: then it is the clock's turn. */
export function nextSaid(table: Table, chance: Dice, now: number): Said {
  const deadline = deadlineOf(table);
  const said = chance.below(4) === 0 ? anything(table, chance, now) : sensible(table, chance, now);
  const isLate = deadline !== null && said !== null && said.by !== 'clock' && said.at >= deadline;
  if (said === null || isLate) return clockAt(Math.max(now, deadline ?? now));
  return said;
}
