// How a round of the second model is judged: the faults, who was faster, who wins.
import type { Board, Plan } from '#shared/games/space-builder/components.ts';
import { type Fault, faultsOf, isEmpty, totalOf, unplaced } from './faults.ts';

export interface SeatEnd {
  held: readonly number[];
  board: Board;
  /** When it counts as pressed, and when it came. */
  tap: { at: number; arrived: number } | null;
  /** Null for a hand that never changed anything. */
  lastChange: number | null;
}

/** By a halt only who is alone, and gives up. */
export type StoppedBy = 'tap' | 'limit' | 'halt';

export interface RoundEnd {
  plan: Plan;
  seats: readonly SeatEnd[];
  stoppedBy: StoppedBy;
}

export interface Verdict {
  faults: Fault[][];
  totals: number[];
  /** The fastest first; seats that nothing sets apart stand together. */
  order: number[][];
  winner: number | null;
}

/** The smaller, the faster; of two lists the first difference decides. */
function speedOf({ tap, board, held, lastChange }: SeatEnd): number[] {
  if (tap) return [0, tap.at, tap.arrived];
  return [1, unplaced(board, held).length, lastChange ?? Number.NEGATIVE_INFINITY];
}

function compared(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    if (value < other[at]!) return -1;
    if (value > other[at]!) return 1;
  }
  return 0;
}

function orderOf(seats: readonly SeatEnd[]): number[][] {
  const speeds = seats.map(speedOf);
  const left = new Set(seats.keys());
  const order: number[][] = [];
  while (left.size > 0) {
    const fastest = [...left].filter((seat) =>
      [...left].every((other) => compared(speeds[seat]!, speeds[other]!) <= 0),
    );
    order.push(fastest);
    for (const seat of fastest) left.delete(seat);
  }
  return order;
}

export function judge({ plan, seats }: RoundEnd): Verdict {
  const faults = seats.map(({ board, held }) => faultsOf(plan, board, held));
  const totals = faults.map(totalOf);
  const order = orderOf(seats);
  const isIdle = seats.every(({ tap }) => tap === null);
  const canWin = [...seats.keys()].filter((seat) => !(isIdle && isEmpty(seats[seat]!.board)));
  const least = Math.min(...canWin.map((seat) => totals[seat]!));
  const best = canWin.filter((seat) => totals[seat] === least);
  const groups = order.map((group) => group.filter((seat) => best.includes(seat)));
  const fastest = groups.find((group) => group.length > 0) ?? [];
  return { faults, totals, order, winner: fastest.length === 1 ? fastest[0]! : null };
}
