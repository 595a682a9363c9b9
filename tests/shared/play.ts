// Random legal play of any game to its end, the same every time for the same words.
import { type AnyGame, isRefusal, type Seat, TICK } from '#shared/engine/game.ts';
import { act, type Entry, type Header, type Match, startMatch, view } from '#shared/engine/match.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import { frozen } from './freeze.ts';

interface Typed {
  type: string;
}
/** Chooses among what a seat may do; null leaves the choice to chance. */
export type Taste = (view: unknown, actions: Typed[], roll: Dice) => unknown;

export interface Step {
  before: Match;
  entry: Entry;
  after: Match;
}

const MOST_STEPS = 5000;
const LONGEST_WAIT = 4000;

export function opened(game: AnyGame, header: Header): Match {
  const match = startMatch(game, header);
  if (isRefusal(match)) throw new Error(match.refused);
  return { ...match, state: frozen(match.state) };
}

export function folded(match: Match, { by, action, at }: Entry): Match {
  const next = act(match, by, action, at);
  if (isRefusal(next)) throw new Error(`${by} ${JSON.stringify(action)} at ${at} refused: ${next.refused}`);
  return { ...next, state: frozen(next.state) };
}

/** First the kind of action, then one of that kind: else the many cards would drown the rest. */
function anyOf(actions: Typed[], roll: Dice): Typed {
  const kinds = [...new Set(actions.map(({ type }) => type))];
  const kind = kinds[roll.below(kinds.length)]!;
  const some = actions.filter(({ type }) => type === kind);
  return some[roll.below(some.length)]!;
}

function nextEntry({ game, state, header, at }: Match, roll: Dice, taste?: Taste): Entry {
  const due = game.deadline(state);
  let now = at;
  if (due !== null && roll.below(15) === 0) return { by: 'clock', at: due, action: TICK };
  for (let tries = 0; tries < 1000; tries++) {
    now += roll.below(LONGEST_WAIT);
    if (due !== null && now >= due) return { by: 'clock', at: due, action: TICK };
    const seat: Seat = roll.below(header.seats);
    const seen = game.view(state, seat);
    const actions = game.legal!(seen, seat, now) as Typed[];
    if (actions.length === 0) continue;
    return { by: seat, at: now, action: taste?.(seen, actions, roll) ?? anyOf(actions, roll) };
  }
  throw new Error('Nobody can do anything, and no deadline comes');
}

/** Plays on from a match to its end, step by step. */
export function* playedFrom(start: Match, words: string, taste?: Taste): Generator<Step> {
  const roll = dice(seeded(`play/${words}`));
  let match = start;
  for (let steps = 0; match.game.outcome(match.state) === null; steps++) {
    if (steps > MOST_STEPS) throw new Error('The match does not end');
    const entry = nextEntry(match, roll, taste);
    const after = folded(match, entry);
    yield { before: match, entry, after };
    match = after;
  }
}

export function played(game: AnyGame, header: Header, taste?: Taste): Step[] {
  return [...playedFrom(opened(game, header), header.seed, taste)];
}

export function views(match: Match): string[] {
  const seats = [...new Array(match.header.seats).keys()];
  return [...seats, 'watcher' as const].map((viewer) => JSON.stringify(view(match, viewer)));
}
