// What a viewer sees: everything but which cards of the others lie face down.
import type { Millis, Seat, Viewer } from '#shared/engine/game.ts';
import type { Board } from './board.ts';
import type { Card } from './components.ts';
import type { Options } from './options.ts';
import { outcomeOf, pointsOf } from './score.ts';
import type { Event, Phase, Pieces, State } from './state.ts';

/** A card in front of somebody; null when it lies face down and is not the viewer's. */
export interface PlayedView {
  card: Card | null;
  down: boolean;
}

export interface View extends Pieces {
  options: Options;
  seats: number;
  viewer: Viewer;
  board: Board;
  starter: Seat;
  round: number;
  phase: Phase;
  replayed: boolean;
  played: readonly (readonly PlayedView[])[];
  ending: boolean;
  since: Millis;
  events: readonly Event[];
  /** Points as they would count now. */
  scores: number[];
  /** Who may take back the last action. */
  undo: Seat | null;
  places: number[] | null;
}

export function view(state: State, viewer: Viewer): View {
  const isOver = state.phase.kind === 'over';
  return {
    options: state.options,
    seats: state.seats,
    viewer,
    board: state.board,
    stars: state.stars,
    pawns: state.pawns,
    open: state.open,
    taken: state.taken,
    tokens: state.tokens,
    supply: state.supply,
    starter: state.starter,
    round: state.round,
    phase: state.phase,
    replayed: state.replayed,
    played: state.played.map((cards, seat) =>
      seat === viewer ? cards : cards.map((own) => (own.down ? { card: null, down: true } : own)),
    ),
    ending: state.ending,
    since: state.since,
    events: state.events,
    scores: state.tokens.map((_, seat) => pointsOf(state, seat)),
    undo: isOver ? null : (state.before?.seat ?? null),
    places: isOver ? outcomeOf(state).places : null,
  };
}
