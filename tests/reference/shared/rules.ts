// Nim: one heap of stones, and whoever takes the last of them wins.
import type { By, Game, Millis, Outcome, Refusal, Seat, Tick } from '#shared/engine/game.ts';
import { placesOf } from '#shared/engine/places.ts';
import { dice, seeded } from '#shared/engine/random.ts';
import { type Action, ActionSchema, MOST, REASONS, type Reason } from './actions.ts';
import { type Options, OptionsSchema } from './options.ts';
import { resume } from './resume.ts';
import { type State, scoresOf } from './state.ts';
import { type View, view } from './view.ts';

function setup(options: Options, seats: number, seed: string): State {
  const turn = dice(seeded(seed)).below(seats);
  return { options, seats, left: options.heap, turn, last: null, since: 0 };
}

function act(state: State, by: By, action: Action | Tick, at: Millis): State | Refusal<Reason> {
  if (by === 'clock' || action.type === 'tick') return { refused: 'noClock' };
  const { seats, left, turn, since } = state;
  if (turn !== by) return { refused: 'notYourTurn', where: { seat: turn } };
  if (action.many > left) return { refused: 'notSoMany' };
  return {
    ...state,
    left: left - action.many,
    turn: (by + 1) % seats,
    last: { seat: by, many: action.many },
    // Every action has a moment of its own, by which whoever looks knows that something has happened.
    since: Math.max(at, since + 1),
  };
}

function legal({ left, turn }: View, seat: Seat): Action[] {
  if (seat !== turn) return [];
  return Array.from({ length: Math.min(MOST, left) }, (_, fewer) => ({ type: 'take', many: fewer + 1 }));
}

function outcomeOf(state: State): Outcome {
  const scores = scoresOf(state);
  return { places: placesOf(scores), scores };
}

export const nimRules: Game<Options, State, Action, View, Reason> = {
  id: 'nim',
  seats: { min: 2, max: 4 },
  rulesVersion: 1,
  options: OptionsSchema,
  action: ActionSchema,
  reasons: REASONS,
  setup,
  act,
  view,
  toAct: ({ left, turn }) => (left === 0 ? [] : [turn]),
  deadline: () => null,
  outcome: (state) => (state.left === 0 ? outcomeOf(state) : null),
  legal,
  wanted: ({ left, turn, since }, seat) => (left > 0 && turn === seat ? { why: 'turn', of: since } : null),
  resume,
};
