// What one viewer may know of a match, built up from nothing. The only door out.
import type { Millis, Seat, Seen, Viewer } from '#shared/engine/game.ts';
import { type Board, type BuildingId, type Plan, placedOn } from './components.ts';
import type { Options } from './options.ts';
import { scoresOf } from './scores.ts';
import type { Phase, RoundResult, State } from './state.ts';

/** One's own board, which nobody else sees before the check. */
export interface OwnBoard {
  board: Board;
  changed: Millis | null;
}

export interface View extends Seen {
  viewer: Viewer;
  options: Options;
  seats: number;
  round: number;
  phase: Phase;
  /** The plan of this round, from shortly before it may be seen, and at how many quarters it lies. */
  plan: Plan | null;
  lie: number;
  held: (readonly BuildingId[])[];
  own: OwnBoard | null;
  /** One's last board has been sent after the stop. */
  sent: boolean;
  /** How many buildings lie on each board. */
  placed: number[];
  /** When each seat tapped. */
  tapped: (Millis | null)[];
  /** Away, and so no more waited for. */
  halted: boolean[];
  last: RoundResult | null;
  winners: readonly (Seat | null)[];
}

export function view(state: State, viewer: Viewer): View {
  const { options, seats, round, phase, builders, last, winners } = state;
  const isBuilt = phase.kind === 'build' || phase.kind === 'stop';
  return {
    viewer,
    options,
    seats,
    round,
    phase,
    plan: isBuilt ? state.plans[round - 1]! : null,
    lie: isBuilt ? state.lies[round - 1]! : 0,
    held: builders.map(({ held }) => held),
    own: ownBoard(state, viewer),
    sent: viewer !== 'watcher' && builders[viewer]!.out?.how === 'sent',
    placed: builders.map(({ board }) => placedOn(board)),
    tapped: builders.map(({ tap }) => tap?.pressed ?? null),
    halted: builders.map(({ out }) => out?.how === 'halted'),
    last,
    winners,
    scores: scoresOf(state),
  };
}

function ownBoard({ builders }: State, viewer: Viewer): OwnBoard | null {
  if (viewer === 'watcher') return null;
  const { board, changed } = builders[viewer]!;
  return { board, changed };
}
