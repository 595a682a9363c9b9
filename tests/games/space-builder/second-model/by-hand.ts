// A plan, boards and things said, short enough to count by hand.
import type { Action } from '#shared/games/space-builder/actions.ts';
import { type Board, type Plan, pieceOf } from '#shared/games/space-builder/components.ts';
import type { Said } from './allowed.ts';
import { act } from './course.ts';
import { judge, type SeatEnd, type StoppedBy } from './round.ts';
import { ALL, type Drawn, newTable, STARS, type Table } from './table.ts';

/** Building 0 top left, and so on; none on the last site. Each is turned by its number, the odd ones show their back. */
export const PLAN: Plan = [...ALL.map((building) => pieceOf(building, building % 4, building % 2)), null];
export const HELD = [...STARS];
export const RIGHT: Board = PLAN.map((piece, site) => (site < 4 ? piece : null));

export const put = (board: Board, ...changes: [site: number, piece: number | null][]): (number | null)[] => {
  const after = [...board];
  for (const [site, piece] of changes) after[site] = piece;
  return after;
};
export const BADLY_TURNED = put(RIGHT, [2, pieceOf(2, 3, 0)]);
export const WRONG_SIDE = put(RIGHT, [1, pieceOf(1, 1, 0)]);
export const ONE_MISSING = put(RIGHT, [3, null]);

export const tapped = (board: Board, at: number, arrived = at): SeatEnd => ({
  held: HELD,
  board,
  tap: { at, arrived },
  lastChange: at,
});
export const stopped = (board: Board, lastChange: number | null): SeatEnd => ({
  held: HELD,
  board,
  tap: null,
  lastChange,
});
export const ended = (stoppedBy: StoppedBy, ...seats: SeatEnd[]) => {
  const { totals, order, winner } = judge({ plan: PLAN, seats, stoppedBy });
  return { totals, order, winner };
};

const SAME: Drawn[] = Array.from({ length: 20 }, () => ({ plan: PLAN, lie: 0 }));
export const tableOf = (seats: number) =>
  newTable({ seats, options: { limit: 60, rest: 'timed', count: 5 }, plans: SAME });
export const said = (by: Said['by'], action: Action | { type: 'tick' }, at: number, pressed = at): Said => ({
  by,
  action,
  at,
  pressed,
});
export const tick = (at: number) => said('clock', { type: 'tick' }, at);
export const built = (by: number, board: Board, at: number, pressed = at) =>
  said(by, { type: 'build', board: [...board] }, at, pressed);
export const taps = (by: number, board: Board, at: number, pressed = at) =>
  said(by, { type: 'tap', board: [...board] }, at, pressed);

export function played(table: Table, ...all: Said[]): Table {
  let now = table;
  for (const one of all) {
    const next = act(now, one);
    if ('refused' in next) throw new Error(`${JSON.stringify(one)}: ${next.refused}`);
    now = next;
  }
  return now;
}

export const readied = (table: Table, at: number) =>
  played(table, ...[...table.players.keys()].map((seat) => said(seat, { type: 'ready' }, at)));
/** Built from 3000 on, when everybody is ready at once. */
export const building = (seats: number) => played(readied(tableOf(seats), 0), tick(2300));
