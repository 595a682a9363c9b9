// What lies on the table of the second model during a match, and what the clock waits for.
import { type Board, EMPTY, type Plan } from '#shared/games/space-builder/components.ts';
import type { Options } from '#shared/games/space-builder/options.ts';
import type { StoppedBy, Verdict } from './round.ts';

/** A plan of the pile, and the quarters it is shown turned by. */
export interface Drawn {
  plan: Plan;
  lie: number;
}

export interface Player {
  held: number[];
  board: Board;
  lastChange: number | null;
  tap: { at: number; arrived: number } | null;
  /** Somebody away is halted; somebody stopped has sent their last board. */
  isOut: 'halted' | 'sent' | null;
  /** When their tap was pressed, or when they were halted. */
  doneAt: number | null;
  won: number;
}

export type Phase =
  | { kind: 'rest'; since: number; ready: number[] }
  | { kind: 'soon'; until: number }
  | { kind: 'build'; from: number }
  | { kind: 'stop'; from: number; at: number; until: number; stoppedBy: StoppedBy }
  | { kind: 'unlock'; winner: number; until: number }
  | { kind: 'over'; champion: number | null };

export interface Stop {
  from: number;
  at: number;
  stoppedBy: StoppedBy;
}

export interface Table {
  /** Nobody is hurried between rounds. */
  isOpen: boolean;
  limit: Options['limit'];
  plans: readonly Drawn[];
  players: Player[];
  phase: Phase;
  /** One for each round that is over. */
  verdicts: Verdict[];
  /** One for each of them, and for the round that is being stopped. */
  stops: Stop[];
  /** How many actions of seats were accepted. */
  arrivals: number;
}

export const TIMES = {
  rest: 30_000,
  countdown: 2300,
  hidden: 700,
  wait: 500,
  choice: 20_000,
  away: 10_000,
} as const;

export const STARS = [0, 1, 2, 3] as const;
export const ALL = [0, 1, 2, 3, 4, 5, 6, 7] as const;

interface Setup {
  seats: number;
  options: Pick<Options, 'limit' | 'count' | 'rest'>;
  plans: readonly Drawn[];
}

export function newTable({ seats, options, plans }: Setup): Table {
  const held = seats === 1 ? ALL.slice(0, options.count) : STARS;
  return {
    limit: options.limit,
    isOpen: options.rest === 'open',
    plans,
    players: Array.from({ length: seats }, () => ({
      held: [...held],
      board: EMPTY,
      lastChange: null,
      tap: null,
      isOut: null,
      doneAt: null,
      won: 0,
    })),
    phase: { kind: 'rest', since: 0, ready: [] },
    verdicts: [],
    stops: [],
    arrivals: 0,
  };
}

export const isAlone = ({ players }: Table) => players.length === 1;
export const lockedOf = ({ held }: Player): number[] => ALL.filter((building) => !held.includes(building));
export const hasTapped = ({ players }: Table) => players.some(({ tap }) => tap !== null);

/** In the wait after the stop these are awaited. */
export const stillBuilding = ({ players }: Table): number[] =>
  [...players.keys()].filter((seat) => players[seat]!.tap === null && players[seat]!.isOut === null);

/** Then the time runs on whoever leaves, and leaving is giving up. */
export const isOpenAlone = (table: Table) => isAlone(table) && table.phase.kind === 'build';

/** How long a person may be away before their seat is halted; null where it is not. */
export function haltedAfter(table: Table, seat: number): number | null {
  const isHalted = isOpenAlone(table) || (table.phase.kind === 'build' && hasTapped(table));
  return isHalted && stillBuilding(table).includes(seat) ? TIMES.away : null;
}

export function deadlineOf(table: Table): number | null {
  const { phase } = table;
  switch (phase.kind) {
    case 'rest':
      return isAlone(table) || table.isOpen || table.verdicts.length === 0 ? null : phase.since + TIMES.rest;
    case 'build':
      return phase.from + 1000 * table.limit;
    case 'soon':
    case 'stop':
    case 'unlock':
      return phase.until;
    case 'over':
      return null;
  }
}
