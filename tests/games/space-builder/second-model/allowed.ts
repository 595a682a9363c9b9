// What the second model refuses, and why: for each action the phases it belongs to, and what speaks against it.
import type { By, Tick } from '#shared/engine/game.ts';
import type { Action, Reason } from '#shared/games/space-builder/actions.ts';
import { type Board, buildingOf } from '#shared/games/space-builder/components.ts';
import { unplaced } from './faults.ts';
import { deadlineOf, hasTapped, isAlone, type Phase, type Player, type Table } from './table.ts';

export interface Said {
  by: By;
  action: Action | Tick;
  /** When the log has it. */
  at: number;
  /** When it counts as pressed; of a `build`, when the hand last changed something. */
  pressed: number;
}

interface Asked extends Said {
  table: Table;
  player: Player | undefined;
}
interface Rule {
  by: 'clock' | 'seat';
  phases: readonly Phase['kind'][];
  against: readonly [Reason, (asked: Asked) => boolean][];
}

const boardOf = ({ action }: Asked): Board => ('board' in action ? action.board : []);
const buildingsOn = (asked: Asked) =>
  boardOf(asked).flatMap((piece) => (piece === null ? [] : buildingOf(piece)));

const CHECKS = {
  hasNoDeadline: ({ table }: Asked) => deadlineOf(table) === null,
  isBeforeDeadline: ({ table, at }: Asked) => at < (deadlineOf(table) ?? 0),
  hasSaidReady: ({ table, by }: Asked) =>
    table.phase.kind === 'rest' && table.phase.ready.some((seat) => seat === by),
  isBeforePlan: ({ table, at, pressed }: Asked) =>
    (table.phase.kind === 'build' || table.phase.kind === 'stop') && Math.min(at, pressed) < table.phase.from,
  hasTapped: ({ player }: Asked) => player!.tap !== null,
  isOut: ({ player }: Asked) => player!.isOut !== null,
  isAfterStop: ({ table, pressed }: Asked) => table.phase.kind === 'stop' && pressed > table.phase.at,
  isNotHeld: (asked: Asked) => buildingsOn(asked).some((building) => !asked.player!.held.includes(building)),
  isTwice: (asked: Asked) => new Set(buildingsOn(asked)).size < buildingsOn(asked).length,
  isIncomplete: (asked: Asked) => unplaced(boardOf(asked), asked.player!.held).length > 0,
  /** A board that was said after the moment of the stop gives way to the one from before. */
  isOlder: ({ table: { phase }, player, pressed }: Asked) => {
    const known = player!.lastChange;
    return known !== null && pressed < known && !(phase.kind === 'stop' && known > phase.at);
  },
  isToBeAwaited: ({ table }: Asked) => !isAlone(table) && !hasTapped(table),
  isNotWinner: ({ table, by }: Asked) => table.phase.kind === 'unlock' && table.phase.winner !== by,
  isUnlocked: ({ table, action }: Asked) =>
    table.phase.kind === 'unlock' &&
    action.type === 'unlock' &&
    table.players[table.phase.winner]!.held.includes(action.building),
};

/** However it is said. */
const AGAINST_A_BOARD: Rule['against'] = [
  ['tooEarly', CHECKS.isBeforePlan],
  ['tapped', CHECKS.hasTapped],
  ['stopped', CHECKS.isOut],
  ['notNow', CHECKS.isAfterStop],
  ['locked', CHECKS.isNotHeld],
  ['twice', CHECKS.isTwice],
];

const RULES: Record<Said['action']['type'], Rule> = {
  tick: {
    by: 'clock',
    phases: ['rest', 'soon', 'build', 'stop', 'unlock'],
    against: [
      ['notNow', CHECKS.hasNoDeadline],
      ['tooEarly', CHECKS.isBeforeDeadline],
    ],
  },
  ready: { by: 'seat', phases: ['rest'], against: [['notNow', CHECKS.hasSaidReady]] },
  build: {
    by: 'seat',
    phases: ['build', 'stop'],
    against: [...AGAINST_A_BOARD, ['older', CHECKS.isOlder]],
  },
  tap: {
    by: 'seat',
    phases: ['build', 'stop'],
    against: [...AGAINST_A_BOARD, ['incomplete', CHECKS.isIncomplete]],
  },
  halt: {
    by: 'seat',
    phases: ['build'],
    against: [
      ['notNow', CHECKS.isToBeAwaited],
      ['tapped', CHECKS.hasTapped],
      ['stopped', CHECKS.isOut],
    ],
  },
  unlock: {
    by: 'seat',
    phases: ['unlock'],
    against: [
      ['notWinner', CHECKS.isNotWinner],
      ['unlocked', CHECKS.isUnlocked],
    ],
  },
};

/** All that speaks against it, what is named first at the front; nothing for what is allowed. */
export function reasonsAgainst(table: Table, said: Said): Reason[] {
  const { by, phases, against } = RULES[said.action.type];
  const player = said.by === 'clock' ? undefined : table.players[said.by];
  const isTheirs = by === 'clock' ? said.by === 'clock' : player !== undefined;
  if (!isTheirs || !phases.includes(table.phase.kind)) return ['notNow'];
  return against.filter(([, holds]) => holds({ ...said, table, player })).map(([reason]) => reason);
}
