// The course of a match in the second model, one action or stroke of the clock at a time.
import type { Reason } from '#shared/games/space-builder/actions.ts';
import { type Board, EMPTY, PLANS } from '#shared/games/space-builder/components.ts';
import { reasonsAgainst, type Said } from './allowed.ts';
import { judge, type StoppedBy } from './round.ts';
import {
  deadlineOf,
  hasTapped,
  isAlone,
  lockedOf,
  type Player,
  stillBuilding,
  type Table,
  TIMES,
} from './table.ts';

/** The table after it, or why not; the table before stays as it is. */
export function act(before: Table, said: Said): Table | { refused: Reason } {
  const [refused] = reasonsAgainst(before, said);
  if (refused) return { refused };
  const { players, phase } = structuredClone({ players: before.players, phase: before.phase });
  const table: Table = {
    ...before,
    players,
    phase,
    verdicts: [...before.verdicts],
    stops: [...before.stops],
  };
  if (said.by === 'clock') strike(table, said.at);
  else {
    table.arrivals++;
    happen(table, said.by, said);
  }
  return table;
}

function strike(table: Table, at: number): void {
  const { phase } = table;
  switch (phase.kind) {
    case 'rest':
      countDown(table, at);
      return;
    case 'soon':
      table.phase = { kind: 'build', from: at + TIMES.hidden };
      return;
    case 'build':
      stop(table, { moment: deadlineOf(table)!, known: at, stoppedBy: 'limit' });
      return;
    case 'stop':
      check(table, at);
      return;
    case 'unlock': {
      const winner = table.players[phase.winner]!;
      unlock(table, winner, Math.min(...lockedOf(winner)), at);
      return;
    }
    case 'over':
      return;
  }
}

function happen(table: Table, seat: number, { action, at, pressed }: Said): void {
  const { phase } = table;
  const player = table.players[seat]!;
  switch (action.type) {
    case 'ready':
      if (phase.kind !== 'rest') return;
      phase.ready.push(seat);
      if (phase.ready.length === table.players.length) countDown(table, at);
      return;
    case 'build': {
      const known =
        phase.kind === 'stop' && `${player.board}` === `${action.board}` ? player.lastChange : null;
      lay(player, action.board, known === null ? pressed : Math.min(known, pressed));
      if (phase.kind === 'stop') player.isOut = 'sent';
      goOn(table, at);
      return;
    }
    case 'tap':
      lay(player, action.board, pressed);
      player.tap = { at: pressed, arrived: table.arrivals };
      player.doneAt = pressed;
      goOn(table, at);
      return;
    case 'halt':
      player.isOut = 'halted';
      player.doneAt = at;
      goOn(table, at);
      return;
    case 'unlock':
      unlock(table, player, action.building, at);
      return;
    case 'tick':
      return;
  }
}

function lay(player: Player, board: Board, pressed: number): void {
  player.board = [...board];
  player.lastChange = pressed;
}

function countDown(table: Table, at: number): void {
  for (const player of table.players)
    Object.assign(player, { board: EMPTY, lastChange: null, tap: null, isOut: null, doneAt: null });
  table.phase = { kind: 'soon', until: at + TIMES.countdown };
}

function goOn(table: Table, at: number): void {
  const left = stillBuilding(table).length;
  const isTapped = hasTapped(table);
  if (table.phase.kind === 'build' && (left === 0 || (left === 1 && isTapped))) {
    const done = table.players.flatMap(({ doneAt }) => doneAt ?? []);
    stop(table, { moment: Math.max(...done), known: at, stoppedBy: isTapped ? 'tap' : 'halt' });
  } else if (table.phase.kind === 'stop' && left === 0) check(table, at);
}

interface End {
  /** As of when nobody builds any more. */
  moment: number;
  /** When that came out: a tap is pressed before it arrives. */
  known: number;
  stoppedBy: StoppedBy;
}

function stop(table: Table, { moment, known, stoppedBy }: End): void {
  if (table.phase.kind !== 'build') return;
  const { from } = table.phase;
  table.phase = { kind: 'stop', from, at: moment, until: known + TIMES.wait, stoppedBy };
  table.stops.push({ from, at: moment, stoppedBy });
  if (stillBuilding(table).length === 0) check(table, known);
}

function check(table: Table, at: number): void {
  if (table.phase.kind !== 'stop') return;
  const { stoppedBy } = table.phase;
  const { plan } = table.plans[table.verdicts.length]!;
  const verdict = judge({ plan, seats: table.players, stoppedBy });
  table.verdicts.push(verdict);
  const winner = verdict.winner === null ? null : table.players[verdict.winner]!;
  if (winner) winner.won++;
  const locked = winner ? lockedOf(winner) : [];
  if (winner && locked.length === 0) table.phase = { kind: 'over', champion: verdict.winner };
  else if (isAlone(table) || table.verdicts.length === PLANS) table.phase = { kind: 'over', champion: null };
  else if (!winner) rest(table, at);
  else if (locked.length === 1) unlock(table, winner, locked[0]!, at);
  else table.phase = { kind: 'unlock', winner: verdict.winner!, until: at + TIMES.choice };
}

function unlock(table: Table, player: Player, building: number, at: number): void {
  player.held = [...player.held, building].sort((one, other) => one - other);
  rest(table, at);
}

function rest(table: Table, at: number): void {
  table.phase = { kind: 'rest', since: at, ready: [] };
}
