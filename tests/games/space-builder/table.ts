// Tables of Space Builder for tests: each plan is the one of the second model, and what is said comes one after the other.
import { isRefusal, type Viewer } from '#shared/engine/game.ts';
import { act, type Entry, type Match, startMatch } from '#shared/engine/match.ts';
import { type Board, EMPTY, PLANS } from '#shared/games/space-builder/components.ts';
import type { Options } from '#shared/games/space-builder/options.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { RoundResult, State } from '#shared/games/space-builder/state.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import { frozen } from '../../shared/freeze.ts';
import type { Said } from './second-model/allowed.ts';
import { PLAN, put, said, taps, tick } from './second-model/by-hand.ts';

export const ids = (many: number) => Array.from({ length: many }, (_, at) => at);
export const viewersOf = (seats: number): Viewer[] => [...ids(seats), 'watcher'];

export const headerOf = (seats: number, options: Partial<Options> = {}, seed = 'space builder') => ({
  game: spaceBuilder.id,
  options,
  seats,
  seed,
  rulesVersion: spaceBuilder.rulesVersion,
});

const SAME = ids(PLANS).map(() => PLAN);
/** The rules, but for the plans: a test knows them. */
export const known: typeof spaceBuilder = {
  ...spaceBuilder,
  setup: (...asked) => ({ ...spaceBuilder.setup(...asked), plans: SAME }),
};

/** All tests count with a minute for a round, unless they say otherwise. */
export function fresh(seats: number, options: Partial<Options> = {}): Match {
  const match = startMatch(known, headerOf(seats, { limit: 60, ...options }));
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

/** A match that goes on from this state. */
export const withState = (match: Match, parts: Partial<State>): Match => ({
  ...match,
  state: { ...stateOf(match), ...parts },
});

export const asEntry = ({ by, action, at, pressed }: Said): Entry => ({
  by,
  at,
  action,
  ...(pressed < at ? { pressed } : {}),
});

export function did(match: Match, ...all: Said[]): Match {
  return all.reduce((before, one) => {
    frozen(before.state);
    const next = act(before, one.by, one.action, one.at, one.pressed);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(one)}: ${next.refused}`);
    return next;
  }, match);
}

/** Null where it is accepted. */
export function refusal(match: Match, { by, action, at, pressed }: Said): string | null {
  const next = act(match, by, action, at, pressed);
  return isRefusal(next) ? next.refused : null;
}

export const stateOf = ({ state }: Match): State => state;
export const viewOf = (match: Match, viewer: Viewer): View => spaceBuilder.view(stateOf(match), viewer);
export const phaseOf = (match: Match) => stateOf(match).phase;
export const lastOf = (match: Match): RoundResult => stateOf(match).last!;
export const heldBy = (match: Match, seat: number) => stateOf(match).builders[seat]!.held;

export const readied = (match: Match, at: number) =>
  did(match, ...ids(stateOf(match).seats).map((seat) => said(seat, { type: 'ready' }, at)));
/** The plan is seen from 3 s after it. */
export const begun = (match: Match, at: number) => did(readied(match, at), tick(at + 2300));
/** Built from 3000 on. */
export const building = (seats: number, options: Partial<Options> = {}) => begun(fresh(seats, options), 0);
/** The limit of a round that is built from 3000 on. */
export const LIMIT = 63_000;

export const ready = (by: number, at: number) => said(by, { type: 'ready' }, at);
export const halts = (by: number, at: number) => said(by, { type: 'halt' }, at);
export const unlocks = (by: number, which: number, at: number) =>
  said(by, { type: 'unlock', building: which }, at);

/** All that a seat holds, as the plan shows it. */
export const rightFor = (match: Match, seat: number): Board =>
  put(EMPTY, ...heldBy(match, seat).map((building): [number, number] => [building, PLAN[building]!]));

/** The next round, which this seat wins; whoever won before has the first that is locked. */
export function wonBy(match: Match, seat: number, board?: Board): Match {
  const at = match.at + 25_000;
  const { phase } = stateOf(match);
  const rested = phase.kind === 'unlock' ? did(match, tick(phase.until)) : match;
  const start = begun(rested, at);
  const { seats } = stateOf(start);
  const others = ids(seats).filter((other) => other !== seat);
  const tapped = did(start, taps(seat, board ?? rightFor(start, seat), at + 5000));
  const halted = others.slice(1).map((other) => halts(other, at + 6000));
  return did(did(tapped, ...halted), tick(at + (halted.length > 0 ? 6500 : 5500)));
}
