// Gravity Superstar: who may do what when. Rides are in ride.ts, the course of a turn in turn.ts.
import { type By, type Game, isRefusal, type Millis, type Refusal, type Seat } from '#shared/engine/game.ts';
import { dice, seeded } from '#shared/engine/random.ts';
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
import { courseOf } from './ride.ts';
import { outcomeOf } from './score.ts';
import { copied, type NextState, type State } from './state.ts';
import { begin, emptyHand, go, goOn, lootOf, pass, rob, steal } from './turn.ts';
import { type View, view } from './view.ts';

type Fault = Refusal<Reason> | null;

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
  const state: NextState = {
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
  begin(state, starter);
  return state;
}

function act(state: State, by: By, action: Action | { type: 'tick' }, at: Millis): State | Refusal<Reason> {
  if (by === 'clock' || action.type === 'tick') return { refused: 'noClock' };
  const { phase } = state;
  if (phase.kind === 'over') return { refused: 'notNow' };
  if (action.type === 'undo') return undo(state, by, at);
  if (phase.seat !== by) return { refused: 'notYourTurn', where: { seat: phase.seat } };
  const draft: NextState = copied(state, {
    since: momentOf(state, at),
    events: [],
    before: { seat: by, state: undoable(state, by) },
  });
  const fault = phase.kind === 'steal' ? robbing(draft, action) : acting(draft, action);
  return fault ?? draft;
}

/** Every action has a moment of its own, by which whoever looks knows that something has happened. */
const momentOf = (state: State, at: Millis): Millis => Math.max(at, state.since + 1);

/** What a seat did before can be taken back too; what others did cannot. */
const undoable = (state: State, by: Seat): State =>
  state.before === null || state.before.seat === by
    ? state
    : copied(state, { since: state.since, events: state.events, before: null });

/** As long as nobody else has acted: nothing hidden comes to light by any action. */
function undo(state: State, by: Seat, at: Millis): State | Refusal<Reason> {
  const { before } = state;
  if (before?.seat !== by) return { refused: 'nothingToUndo' };
  return { ...before.state, since: momentOf(state, at), events: [{ kind: 'undo', seat: before.seat }] };
}

function robbing(draft: NextState, action: Action): Fault {
  if (draft.phase.kind !== 'steal') return { refused: 'notNow' };
  if (action.type !== 'steal') return { refused: 'mustSteal' };
  const { seat, victims, entering } = draft.phase;
  const victim = victims[0]!;
  if (!lootOf(draft, victim).includes(action.loot)) return { refused: 'noSuchLoot' };
  steal(draft, seat, victim, action.loot);
  rob(draft, { seat, victims: victims.slice(1), entering });
  return null;
}

function acting(draft: NextState, action: Action): Fault {
  if (draft.phase.kind !== 'act') return { refused: 'notNow' };
  const { seat, again } = draft.phase;
  if (action.type === 'end') {
    if (!again) return { refused: 'notNow' };
    pass(draft, seat);
    return null;
  }
  if (again) pay(draft, seat);
  switch (action.type) {
    case 'refill':
      return refill(draft, seat);
    case 'simple':
    case 'special':
      return move(draft, seat, action);
    default:
      return { refused: 'notNow' };
  }
}

function pay(draft: NextState, seat: Seat): void {
  draft.tokens = draft.tokens.with(seat, draft.tokens[seat]! - 1);
  draft.supply++;
  draft.replayed = true;
  draft.events.push({ kind: 'replay', seat });
}

function refill(draft: NextState, seat: Seat): Fault {
  if (draft.played[seat]!.length === 0) return { refused: 'nothingToRefill' };
  draft.played = draft.played.with(seat, []);
  draft.events.push({ kind: 'refill', seat });
  goOn(draft, seat);
  return null;
}

function move(draft: NextState, seat: Seat, action: Move): Fault {
  const { card } = action;
  const played = draft.played[seat]!;
  if (played.some((own) => own.card === card)) return { refused: 'cardPlayed' };
  if (action.type === 'special') {
    if (card !== 'wild' && card !== action.trick) return { refused: 'wrongCard' };
    if (!WAYS_OF[action.trick].includes(action.way)) return { refused: 'wrongWay' };
  }
  const from = draft.pawns[seat]!;
  const course = courseOf(draft.board, from, action);
  if (isRefusal(course)) return course;
  const laid = [...played, { card, down: action.type === 'simple' }];
  // The fifth card brings all of them back.
  draft.played = draft.played.with(seat, laid.length === CARDS.length ? [] : laid);
  const { path, ejected } = go(draft, seat, course);
  draft.events.push(
    action.type === 'simple'
      ? { kind: 'simple', seat, way: action.way, from, path }
      : { kind: 'special', seat, card, trick: action.trick, way: action.way, from, path },
  );
  rob(draft, { seat, victims: ejected, entering: false });
  return null;
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
  wanted: ({ phase, round }, seat) =>
    phase.kind !== 'over' && phase.seat === seat ? { why: 'turn', of: round } : null,
  resume,
  takesBack: ({ type }) => type === 'undo',
};
