// Gravity Superstar: who may do what when. Rides are in ride.ts, the course of a turn in turn.ts.
import type { By, Game, Millis, Refusal, Seat } from '../game.ts';
import { dice, seeded } from '../random.ts';
import { type Action, ActionSchema, type Move, REASONS, type Reason } from './actions.ts';
import { boardOf, type Laid } from './board.ts';
import {
  CARDS,
  COLOURS,
  FACES_OF_TILE,
  STARS_OF_COLOUR,
  TILES,
  TOKENS,
  tilesFor,
  WAYS_OF,
} from './components.ts';
import { legal } from './legal.ts';
import { type Options, OptionsSchema } from './options.ts';
import { resume } from './resume.ts';
import { ride } from './ride.ts';
import { outcomeOf } from './score.ts';
import type { State } from './state.ts';
import { begin, emptyHand, lootOf, pass, ridden, rob, steal, withEvent } from './turn.ts';
import { type View, view } from './view.ts';

type Result = State | Refusal<Reason>;

function setup(options: Options, seats: number, seed: string): State {
  const roll = dice(seeded(seed));
  const planets = roll.shuffled(Array.from({ length: TILES }, (_, tile) => tile)).slice(0, tilesFor(seats));
  const tiles: Laid[] = planets.map((tile) => ({
    face: tile * FACES_OF_TILE + roll.below(FACES_OF_TILE),
    turn: roll.below(4),
  }));
  const board = boardOf(tiles);
  const bag = roll.shuffled(Array.from({ length: COLOURS * STARS_OF_COLOUR }, (_, star) => star % COLOURS));
  const starter = roll.below(seats);
  const each = <T>(value: () => T) => Array.from({ length: seats }, value);
  const state: State = {
    options,
    seats,
    board,
    stars: board.symbols.map((symbol) => (symbol ? bag.pop()! : null)),
    pawns: each(() => null),
    open: roll.below(board.doors.length),
    taken: each(emptyHand),
    tokens: each(() => 0),
    supply: TOKENS,
    starter,
    round: 1,
    phase: { kind: 'act', seat: starter, again: false },
    replayed: false,
    played: each(() => []),
    ending: false,
    since: 0,
    events: [],
    before: null,
  };
  return begin(state, starter);
}

function act(state: State, by: By, action: Action | { type: 'tick' }, at: Millis): Result {
  if (by === 'clock' || action.type === 'tick') return { refused: 'noClock' };
  const { phase } = state;
  if (phase.kind === 'over') return { refused: 'notNow' };
  if (action.type === 'undo') return undo(state, by, at);
  if (phase.seat !== by) return { refused: 'notYourTurn', where: { seat: phase.seat } };
  const clean: State = { ...state, events: [] };
  const next = phase.kind === 'steal' ? robbing(clean, action) : acting(clean, action);
  if ('refused' in next) return next;
  const before = { seat: by, state: state.before?.seat === by ? state : { ...state, before: null } };
  return { ...next, since: at, before };
}

/** As long as nobody else has acted: nothing hidden comes to light by any action. */
function undo({ before }: State, by: Seat, at: Millis): Result {
  if (before?.seat !== by) return { refused: 'nothingToUndo' };
  return { ...before.state, since: at, events: [] };
}

function robbing(state: State, action: Action): Result {
  if (state.phase.kind !== 'steal') return { refused: 'notNow' };
  if (action.type !== 'steal') return { refused: 'mustSteal' };
  const { seat, victims, entering } = state.phase;
  const [victim, ...others] = victims as [Seat, ...Seat[]];
  if (!lootOf(state, victim).includes(action.loot)) return { refused: 'noSuchLoot' };
  return rob(steal(state, seat, victim, action.loot), seat, others, entering);
}

function acting(state: State, action: Action): Result {
  if (state.phase.kind !== 'act') return { refused: 'notNow' };
  const { seat, again } = state.phase;
  switch (action.type) {
    case 'end':
      return again ? pass(state, seat) : { refused: 'notNow' };
    case 'refill':
      return refill(again ? paid(state, seat) : state, seat);
    case 'simple':
    case 'special':
      return move(again ? paid(state, seat) : state, seat, action);
    default:
      return { refused: 'notNow' };
  }
}

function paid(state: State, seat: Seat): State {
  const tokens = state.tokens.with(seat, state.tokens[seat]! - 1);
  return withEvent({ ...state, tokens, supply: state.supply + 1, replayed: true }, { kind: 'replay', seat });
}

function refill(state: State, seat: Seat): Result {
  if (state.played[seat]!.length === 0) return { refused: 'nothingToRefill' };
  const played = state.played.with(seat, []);
  return rob(withEvent({ ...state, played }, { kind: 'refill', seat }), seat, [], false);
}

function move(state: State, seat: Seat, action: Move): Result {
  const { card } = action;
  if (state.played[seat]!.some((played) => played.card === card)) return { refused: 'cardPlayed' };
  if (action.type === 'special') {
    if (card !== 'wild' && card !== action.trick) return { refused: 'wrongCard' };
    if (!WAYS_OF[action.trick].includes(action.way)) return { refused: 'wrongWay' };
  }
  const trip = ride(state.board, state, seat, action);
  if (!trip) return { refused: 'blocked' };
  const from = state.pawns[seat]!;
  const { path } = trip;
  const event =
    action.type === 'simple'
      ? ({ kind: 'simple', seat, way: action.way, from, path } as const)
      : ({ kind: 'special', seat, card, trick: action.trick, way: action.way, from, path } as const);
  const laid = [...state.played[seat]!, { card, down: action.type === 'simple' }];
  // The fifth card brings all of them back.
  const own = laid.length === CARDS.length ? [] : laid;
  const played = state.played.with(seat, own);
  const marked = withEvent({ ...state, played }, event);
  return rob(ridden(marked, trip), seat, trip.ejected, false);
}

export const gravitySuperstar: Game<Options, State, Action, View, Reason> = {
  id: 'gravity-superstar',
  seats: { min: 2, max: 6 },
  rulesVersion: 1,
  options: OptionsSchema,
  action: ActionSchema,
  reasons: REASONS,
  setup,
  act,
  view,
  toAct: ({ phase }) => (phase.kind === 'over' ? [] : [phase.seat]),
  deadline: () => null,
  outcome: (state) => (state.phase.kind === 'over' ? outcomeOf(state) : null),
  legal,
  resume,
};
