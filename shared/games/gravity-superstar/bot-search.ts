// What a state is worth to a seat, and the best that a seat can make of its turn.
import { isRefusal, type Seat } from '#shared/engine/game.ts';
import type { Action } from './actions.ts';
import { CARDS } from './components.ts';
import { forward } from './legal.ts';
import { gravitySuperstar } from './rules.ts';
import { pointsOf } from './score.ts';
import type { State } from './state.ts';

/** Beyond its point, a token is another action; a card in hand is a choice more. */
const TOKEN_WORTH = 0.35;
const CARD_WORTH = 0.12;
const PAWN_WORTH = 0.2;
/** Two who rob each other from door to door would do so for ever: from round to round an early end is worth more. */
const PATIENT_ROUNDS = 7;
const IMPATIENCE = 0.25;

export interface Line {
  action: Action;
  state: State;
  worth: number;
}

function own(state: State, seat: Seat): number {
  return (
    pointsOf(state, seat) +
    state.tokens[seat]! * TOKEN_WORTH +
    (CARDS.length - state.played[seat]!.length) * CARD_WORTH +
    (state.pawns[seat] ? PAWN_WORTH : 0)
  );
}

/** One's own against the best of the others, and a little against all of them. */
function worthOf(state: State, seat: Seat): number {
  const others = [...state.tokens.keys()].filter((other) => other !== seat).map((other) => own(state, other));
  const mean = others.reduce((sum, worth) => sum + worth, 0) / others.length;
  return own(state, seat) - (Math.max(...others) + mean) / 2 - impatience(state);
}

function impatience({ round, stars }: State): number {
  if (round <= PATIENT_ROUNDS) return 0;
  return stars.filter((star) => star !== null).length * (round - PATIENT_ROUNDS) * IMPATIENCE;
}

function after(state: State, seat: Seat, action: Action): State | null {
  const next = gravitySuperstar.act(state, seat, action, state.since);
  return isRefusal(next) ? null : next;
}

const isTurnOf = ({ phase }: State, seat: Seat) => phase.kind !== 'over' && phase.seat === seat;

/** Steals are decided on the spot: the best loot by what it is worth. */
function robbed(state: State, seat: Seat): State {
  let current = state;
  while (current.phase.kind === 'steal' && current.phase.seat === seat) {
    const options = linesOf(current, seat);
    current = options.reduce((best, line) => (line.worth > best.worth ? line : best)).state;
  }
  return current;
}

/** Every action, and what the table is worth after it. */
export function linesOf(state: State, seat: Seat): Line[] {
  return forward(state, seat).flatMap((action) => {
    const next = after(state, seat, action);
    return next ? [{ action, state: next, worth: worthOf(next, seat) }] : [];
  });
}

/** Every action with the best that follows in the same turn. */
export function turnsOf(state: State, seat: Seat): Line[] {
  return linesOf(state, seat).map((line) => {
    const settled = robbed(line.state, seat);
    if (!isTurnOf(settled, seat) || settled.phase.kind !== 'act') return withWorth(line, settled, seat);
    const again = linesOf(settled, seat).map((next) => withWorth(next, robbed(next.state, seat), seat));
    const best = again.reduce((best, next) => (next.worth > best.worth ? next : best));
    return { ...line, state: best.state, worth: best.worth };
  });
}

const withWorth = (line: Line, state: State, seat: Seat): Line => ({
  ...line,
  state,
  worth: worthOf(state, seat),
});

/** The worth for a seat after whoever is next has done what is best for themselves. */
export function afterAnswer(state: State, seat: Seat): number {
  if (state.phase.kind === 'over') {
    const { places } = gravitySuperstar.outcome(state)!;
    return places[seat] === 1 ? 100 : -100;
  }
  const other = state.phase.seat;
  if (other === seat) return worthOf(state, seat);
  const answers = linesOf(state, other);
  const best = answers.reduce((best, line) => (line.worth > best.worth ? line : best));
  const answered = robbed(best.state, other);
  const mine = robbed(answered, seat);
  if (!isTurnOf(mine, seat)) return worthOf(mine, seat);
  return linesOf(mine, seat).reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);
}
