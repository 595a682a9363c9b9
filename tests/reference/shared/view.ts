// What a viewer sees: all of it, built up from nothing all the same.
import type { Millis, Seat, Seen, Viewer } from '#shared/engine/game.ts';
import type { Options } from './options.ts';
import { type State, scoresOf } from './state.ts';

export interface View extends Seen {
  options: Options;
  viewer: Viewer;
  left: number;
  turn: Seat;
  last: State['last'];
  since: Millis;
}

export function view(state: State, viewer: Viewer): View {
  const { options, left, turn, last, since } = state;
  return { options, viewer, left, turn, last, since, scores: scoresOf(state) };
}
