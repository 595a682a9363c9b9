// What a seat may do now: for hints and random play. Of the many boards there are, those that are one building further.
import type { Millis, Seat } from '#shared/engine/game.ts';
import type { Action } from './actions.ts';
import { type Board, type BuildingId, FACES, lockedOf, pieceOf, SITES, TURNS } from './components.ts';
import { unplacedOf } from './faults.ts';
import type { View } from './view.ts';

export function legal(view: View, seat: Seat, at: Millis): Action[] {
  const { phase, own, held } = view;
  switch (phase.kind) {
    case 'rest':
      return phase.ready[seat] ? [] : [{ type: 'ready' }];
    case 'unlock':
      return phase.seat === seat
        ? lockedOf(held[seat]!).map((building) => ({ type: 'unlock', building }))
        : [];
    case 'build': {
      if (!own || at < phase.from || view.tapped[seat] !== null || view.halted[seat]) return [];
      const rest = unplacedOf(own.board, held[seat]!);
      const board = [...own.board];
      if (rest.length === 0) return [{ type: 'tap', board }];
      return further(own.board, rest[0]!).map((next) => ({ type: 'build', board: next }));
    }
    default:
      return [];
  }
}

/** The board with that building on each free site, in every way that it can lie. */
function further(board: Board, building: BuildingId) {
  const free = [...Array(SITES).keys()].filter((site) => board[site] === null);
  const lyings = Array.from({ length: TURNS * FACES }, (_, at) => pieceOf(building, at >> 1, at & 1));
  return free.flatMap((site) => lyings.map((piece) => board.with(site, piece)));
}
