// The course of a round: countdown, plan, stop, check, and what the winner unlocks.
import type { Millis, Seat } from '#shared/engine/game.ts';
import { type BuildingId, EMPTY, lockedOf, PLANS } from './components.ts';
import { judged } from './judge.ts';
import type { Builder, State, Stop, StoppedBy } from './state.ts';

/** So long all count down before the plan is sent, and from then on until it is seen. */
export const COUNTDOWN: Millis = 2_300;
export const REVEAL: Millis = 700;
/** So long boards and taps from before a stop may be on their way. */
const WAIT: Millis = 500;
/** So long a round waits for whoever is not ready, and a winner may choose. */
export const REST: Millis = 30_000;
export const CHOICE: Millis = 20_000;
/** After so long, somebody away holds nobody up who has tapped. */
export const AWAY: Millis = 10_000;

export const withBuilder = (state: State, seat: Seat, builder: Builder): State => ({
  ...state,
  builders: state.builders.with(seat, builder),
});

const seatsThat = ({ builders }: State, are: (builder: Builder) => boolean): Seat[] =>
  [...builders.keys()].filter((seat) => are(builders[seat]!));

export const isAlone = ({ seats }: State) => seats === 1;
export const hasTapped = ({ builders }: State) => builders.some(({ tap }) => tap !== null);
export const stillBuilding = (state: State) =>
  seatsThat(state, ({ tap, out }) => tap === null && out === null);

/** All boards are cleared, and everybody counts down. */
export function countDown(state: State, at: Millis): State {
  const builders = state.builders.map((builder) => ({
    ...builder,
    board: EMPTY,
    changed: null,
    tap: null,
    out: null,
  }));
  return { ...state, builders, phase: { kind: 'soon', until: at + COUNTDOWN } };
}

/** What follows by itself from how things stand at this time. */
export function passed(state: State, at: Millis): State {
  const { phase, options } = state;
  switch (phase.kind) {
    case 'soon':
      return { ...state, phase: { kind: 'build', from: at + REVEAL } };
    case 'build': {
      const limit = phase.from + options.limit * 1000;
      if (at >= limit) return stopped(state, limit, at, 'limit');
      const still = stillBuilding(state).length;
      if (isAlone(state) ? still > 0 : still > 1 || !hasTapped(state)) return state;
      const ends = state.builders.flatMap(({ tap, out }) => tap?.pressed ?? out?.at ?? []);
      return stopped(state, Math.max(...ends), at, hasTapped(state) ? 'tap' : 'halt');
    }
    case 'stop':
      return at >= phase.until || stillBuilding(state).length === 0 ? checked(state, phase, at) : state;
    default:
      return state;
  }
}

function stopped(state: State, stop: Millis, at: Millis, by: StoppedBy): State {
  const { phase } = state;
  if (phase.kind !== 'build') return state;
  const next: Stop = { kind: 'stop', from: phase.from, at: stop, until: at + WAIT, by };
  return passed({ ...state, phase: next }, at);
}

/** The check; what follows is a choice of the winner, the next round, or the end. */
function checked(state: State, stop: Stop, at: Millis): State {
  const last = judged(state, stop);
  const { winner } = last;
  const builders = state.builders.map((builder, seat) =>
    seat === winner ? { ...builder, won: builder.won + 1 } : builder,
  );
  const next: State = { ...state, builders, last, winners: [...state.winners, winner] };
  const locked = winner === null ? [] : lockedOf(builders[winner]!.held);
  const isWon = winner !== null && locked.length === 0;
  if (isWon || isAlone(state) || state.round === PLANS) return { ...next, phase: { kind: 'over' } };
  if (winner === null) return rested(next, at);
  if (locked.length === 1) return unlock(next, winner, locked[0]!, at);
  return { ...next, phase: { kind: 'unlock', seat: winner, until: at + CHOICE } };
}

export function unlock(state: State, seat: Seat, building: BuildingId, at: Millis): State {
  const builder = state.builders[seat]!;
  const held = [...builder.held, building].sort((one, other) => one - other);
  return rested(withBuilder(state, seat, { ...builder, held }), at);
}

function rested(state: State, at: Millis): State {
  const ready = state.builders.map(() => false);
  return { ...state, round: state.round + 1, phase: { kind: 'rest', since: at, ready } };
}
