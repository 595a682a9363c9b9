// Space Builder: who may do what when. The course of a round is in round.ts, the check in judge.ts.
import type { Absent, By, Game, Millis, Outcome, Refusal, Seat, Span, Tick } from '#shared/engine/game.ts';
import { placesOf } from '#shared/engine/places.ts';
import { type Action, ActionSchema, REASONS, type Reason } from './actions.ts';
import { type Board, BUILDINGS, buildingOf, EMPTY, lockedOf, STARRED } from './components.ts';
import { unplacedOf } from './faults.ts';
import { legal } from './legal.ts';
import { type Options, OptionsSchema } from './options.ts';
import { drawn } from './plans.ts';
import { resume } from './resume.ts';
import {
  AWAY,
  countDown,
  hasTapped,
  isAlone,
  passed,
  REST,
  stillBuilding,
  unlock,
  withBuilder,
} from './round.ts';
import { scoresOf } from './scores.ts';
import type { Builder, Phase, State } from './state.ts';
import { type View, view } from './view.ts';
import { wanted } from './wanted.ts';

type Result = State | Refusal<Reason>;

function setup(options: Options, seats: number, seed: string): State {
  const held = [...BUILDINGS.keys()].slice(0, seats === 1 ? options.count : STARRED);
  const builder: Builder = { held, won: 0, board: EMPTY, changed: null, tap: null, out: null };
  return {
    options,
    seats,
    ...drawn(options, seed),
    round: 1,
    builders: Array.from({ length: seats }, () => builder),
    phase: { kind: 'rest', since: 0, ready: Array.from({ length: seats }, () => false) },
    last: null,
    winners: [],
  };
}

function act(state: State, by: By, action: Action | Tick, at: Millis, pressed = at): Result {
  if (by === 'clock' || action.type === 'tick') return tick(state, at);
  switch (action.type) {
    case 'ready':
      return ready(state, by, at);
    case 'build':
      return build(state, by, action.board, at, pressed);
    case 'tap':
      return tap(state, by, action.board, at, pressed);
    case 'halt':
      return halt(state, by, at);
    case 'unlock':
      return choose(state, by, action.building, at);
  }
}

function ready(state: State, by: Seat, at: Millis): Result {
  const { phase } = state;
  if (phase.kind !== 'rest' || phase.ready[by]) return { refused: 'notNow' };
  const all = phase.ready.with(by, true);
  return all.every(Boolean) ? countDown(state, at) : { ...state, phase: { ...phase, ready: all } };
}

/** How one's board lies: while all build, and once more as it lay at the stop. */
function build(state: State, by: Seat, board: Board, at: Millis, pressed: Millis): Result {
  const { phase } = state;
  const builder = state.builders[by]!;
  const refused = barred(phase, builder, pressed) ?? unfit(builder, board);
  if (refused) return { refused };
  if (isOlder(phase, builder, pressed)) return { refused: 'older' };
  // Sent again after a stop, a board that is known was not changed later: how long it was on its way would count.
  const isKnown = phase.kind === 'stop' && board.every((piece, site) => piece === builder.board[site]);
  const changed = isKnown ? Math.min(pressed, builder.changed ?? pressed) : pressed;
  const laid: Builder = { ...builder, board, changed };
  if (phase.kind === 'build') return withBuilder(state, by, laid);
  return passed(withBuilder(state, by, { ...laid, out: { how: 'sent', at } }), at);
}

/** What was told after a stop that nobody had heard of yet gives way to the board as it lay then. */
function isOlder(phase: Phase, { changed }: Builder, pressed: Millis): boolean {
  const isTooNew = phase.kind === 'stop' && changed !== null && changed > phase.at;
  return changed !== null && pressed < changed && !isTooNew;
}

function tap(state: State, by: Seat, board: Board, at: Millis, pressed: Millis): Result {
  const builder = state.builders[by]!;
  const refused = barred(state.phase, builder, pressed) ?? unfit(builder, board);
  if (refused) return { refused };
  if (unplacedOf(board, builder.held).length > 0) return { refused: 'incomplete' };
  const arrival = state.builders.filter((other) => other.tap !== null).length;
  const done: Builder = { ...builder, board, changed: pressed, tap: { pressed, arrival } };
  return passed(withBuilder(state, by, done), at);
}

/** Why somebody may not build now. */
function barred(phase: Phase, { tap, out }: Builder, pressed: Millis): Reason | null {
  if (phase.kind !== 'build' && phase.kind !== 'stop') return 'notNow';
  if (pressed < phase.from) return 'tooEarly';
  if (tap) return 'tapped';
  if (out) return 'stopped';
  return phase.kind === 'stop' && pressed > phase.at ? 'notNow' : null;
}

/** Why a board cannot be this builder's. */
function unfit({ held }: Builder, board: Board): Reason | null {
  const buildings = board.filter((piece) => piece !== null).map(buildingOf);
  if (!buildings.every((building) => held.includes(building))) return 'locked';
  return buildings.some((building, at) => buildings.indexOf(building) < at) ? 'twice' : null;
}

/** Somebody alone holds nobody up: whoever goes away then gives up. */
function halt(state: State, by: Seat, at: Millis): Result {
  const builder = state.builders[by]!;
  const isAsked = isAlone(state) || hasTapped(state);
  if (state.phase.kind !== 'build' || !isAsked) return { refused: 'notNow' };
  if (builder.tap) return { refused: 'tapped' };
  if (builder.out) return { refused: 'stopped' };
  return passed(withBuilder(state, by, { ...builder, out: { how: 'halted', at } }), at);
}

function choose(state: State, by: Seat, building: number, at: Millis): Result {
  const { phase } = state;
  if (phase.kind !== 'unlock') return { refused: 'notNow' };
  if (phase.seat !== by) return { refused: 'notWinner' };
  if (state.builders[by]!.held.includes(building)) return { refused: 'unlocked' };
  return unlock(state, by, building, at);
}

function tick(state: State, at: Millis): Result {
  const { phase } = state;
  const due = deadline(state);
  if (due === null) return { refused: 'notNow' };
  if (at < due) return { refused: 'tooEarly', where: { until: due } };
  if (phase.kind === 'rest') return countDown(state, at);
  if (phase.kind === 'unlock')
    return unlock(state, phase.seat, lockedOf(state.builders[phase.seat]!.held)[0]!, at);
  return passed(state, at);
}

function toAct(state: State): Seat[] {
  const { phase } = state;
  const seats = [...state.builders.keys()];
  switch (phase.kind) {
    case 'rest':
      return seats.filter((seat) => !phase.ready[seat]);
    // After the stop, whose last board or tap is still to come.
    case 'build':
    case 'stop':
      return stillBuilding(state);
    case 'unlock':
      return [phase.seat];
    default:
      return [];
  }
}

function deadline({ phase, options, round }: State): Millis | null {
  switch (phase.kind) {
    case 'rest':
      return round === 1 || options.rest === 'open' ? null : phase.since + REST;
    case 'build':
      return phase.from + options.limit * 1000;
    case 'soon':
    case 'stop':
    case 'unlock':
      return phase.until;
    default:
      return null;
  }
}

/** Each win but the last brought a building, so that whoever wins with all eight has won more rounds than anybody else. */
function outcome(state: State): Outcome | null {
  if (state.phase.kind !== 'over') return null;
  const scores = scoresOf(state);
  return { places: placesOf(scores), scores };
}

function timed({ phase }: State, { type }: Action): Span | null {
  if (type !== 'build' && type !== 'tap') return null;
  if (phase.kind === 'build') return { from: phase.from, until: null };
  return phase.kind === 'stop' ? { from: phase.from, until: phase.at } : null;
}

/** Alone everything is told, so that one's best run can be shown again as it went. */
const isDraft = (state: State, { type }: Action) =>
  type === 'build' && state.phase.kind === 'build' && !isAlone(state);

/** A plan that is seen is seen: nothing stops the time of somebody alone. */
const runsOn = (state: State) => isAlone(state) && state.phase.kind === 'build';

function whenAway({ phase, seats, tapped, halted }: View, seat: Seat): Absent<Action> | null {
  if (phase.kind === 'rest' && !phase.ready[seat]) return { action: { type: 'ready' }, after: 0 };
  const isAwaited = seats === 1 || tapped.some((time) => time !== null);
  const holdsUp = isAwaited && tapped[seat] === null && !halted[seat];
  return phase.kind === 'build' && holdsUp ? { action: { type: 'halt' }, after: AWAY } : null;
}

const isForAway = ({ type }: Action) => type === 'halt';

/** Whoever comes when the plan has been seen is too late for it. */
const running = ({ phase, round }: State) => (phase.kind === 'build' || phase.kind === 'stop' ? round : null);

export const spaceBuilder: Game<Options, State, Action, View, Reason> = {
  id: 'space-builder',
  seats: { min: 1, max: 4 },
  rulesVersion: 1,
  options: OptionsSchema,
  action: ActionSchema,
  reasons: REASONS,
  setup,
  act,
  view,
  toAct,
  deadline,
  outcome,
  legal,
  wanted,
  timed,
  isDraft,
  resume,
  whenAway,
  isForAway,
  runsOn,
  running,
};
