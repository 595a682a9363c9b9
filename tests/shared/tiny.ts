// Games as small as the contract allows: of two people only, of one alone, one whose race has other things to do, and one
// in which people arrange something.
import * as v from 'valibot';
import type { AnyGame, Bot, Game, Millis, Refusal, Seat, Seen } from '#shared/engine/game.ts';
import { placesOf } from '#shared/engine/places.ts';

const NoOptions = v.strictObject({});
type NoOptions = v.InferOutput<typeof NoOptions>;

const STONES = 3;
const Take = v.strictObject({
  type: v.literal('take'),
  stones: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2)),
});
type Take = v.InferOutput<typeof Take>;
interface Duel {
  left: number;
  turn: Seat;
}
export interface DuelView extends Seen {
  left: number;
  turn: Seat;
}

const scoresOf = ({ left, turn }: Duel) => [0, 1].map((seat) => (left === 0 && seat !== turn ? 1 : 0));

/** Who takes the last stone wins; two people only, and over after three actions at most. */
export const duel: Game<NoOptions, Duel, Take, DuelView> = {
  id: 'duel',
  seats: { min: 2, max: 2 },
  rulesVersion: 1,
  options: NoOptions,
  action: Take,
  reasons: ['notYourTurn', 'tooMany', 'noClock'],
  setup: () => ({ left: STONES, turn: 0 }),
  act({ left, turn }, by, action) {
    if (by === 'clock' || action.type === 'tick') return { refused: 'noClock' };
    if (by !== turn) return { refused: 'notYourTurn' };
    if (action.stones > left) return { refused: 'tooMany' };
    return { left: left - action.stones, turn: 1 - turn };
  },
  view: (state) => ({ ...state, scores: scoresOf(state) }),
  toAct: ({ left, turn }) => (left === 0 ? [] : [turn]),
  deadline: () => null,
  outcome: (state) =>
    state.left === 0 ? { places: placesOf(scoresOf(state)), scores: scoresOf(state) } : null,
  legal: ({ left, turn }, seat) =>
    seat === turn
      ? [1, 2].filter((stones) => stones <= left).map((stones) => ({ type: 'take', stones }))
      : [],
};
export const duelBot: Bot<DuelView, Take> = ({ left, turn }, seat) =>
  seat === turn && left > 0 ? { action: { type: 'take', stones: Math.min(2, left) }, at: 100 } : null;

const Press = v.strictObject({ type: v.literal('press') });
interface Alone {
  pressed: boolean;
}

/** One person, one action. */
export const alone: Game<NoOptions, Alone, { type: 'press' }, Seen & Alone> = {
  id: 'alone',
  seats: { min: 1, max: 1 },
  rulesVersion: 1,
  options: NoOptions,
  action: Press,
  reasons: ['noClock'],
  setup: () => ({ pressed: false }),
  act: (_, by) => (by === 'clock' ? { refused: 'noClock' } : { pressed: true }),
  view: ({ pressed }) => ({ pressed, scores: [pressed ? 1 : 0] }),
  toAct: ({ pressed }) => (pressed ? [] : [0]),
  deadline: () => null,
  outcome: ({ pressed }) => (pressed ? { places: [1], scores: [1] } : null),
  legal: ({ pressed }) => (pressed ? [] : [{ type: 'press' }]),
};
export const aloneBot: Bot<Seen & Alone, { type: 'press' }> = ({ pressed }) =>
  pressed ? null : { action: { type: 'press' }, at: 0 };

const BUZZING: Millis = 5000;
const Buzz = v.variant('type', [
  v.strictObject({ type: v.literal('buzz') }),
  v.strictObject({ type: v.literal('note') }),
]);
type Buzz = v.InferOutput<typeof Buzz>;
interface Buzzing {
  notes: number[];
  /** Who was first, and when; nobody when the time was up. */
  first: { seat: Seat; at: Millis } | null;
  over: boolean;
}
export type BuzzView = Seen & Buzzing;

/** The first to buzz wins; whoever likes takes notes meanwhile, and nobody waits for those. */
export const buzzer: Game<NoOptions, Buzzing, Buzz, BuzzView> = {
  id: 'buzzer',
  seats: { min: 2, max: 4 },
  rulesVersion: 1,
  options: NoOptions,
  action: Buzz,
  reasons: ['tooEarly'],
  setup: (_, seats) => ({ notes: Array.from({ length: seats }, () => 0), first: null, over: false }),
  act(state, by, action, at): Buzzing | Refusal<'tooEarly'> {
    if (by === 'clock') return at < BUZZING ? { refused: 'tooEarly' } : { ...state, over: true };
    if (action.type === 'note') return { ...state, notes: state.notes.with(by, state.notes[by]! + 1) };
    return { ...state, first: { seat: by, at }, over: true };
  },
  view: (state) => ({ ...state, scores: buzzed(state) }),
  toAct: ({ over, notes }) => (over ? [] : [...notes.keys()]),
  deadline: ({ over }) => (over ? null : BUZZING),
  outcome: (state) => (state.over ? { places: placesOf(buzzed(state)), scores: buzzed(state) } : null),
  legal: ({ over }) => (over ? [] : [{ type: 'buzz' }, { type: 'note' }]),
  race: ({ over }, { type }) => (over || type === 'note' ? null : 0),
};
const buzzed = ({ notes, first }: Buzzing) => notes.map((_, seat) => (first?.seat === seat ? 1 : 0));
export const buzzerBot: Bot<BuzzView, Buzz> = ({ over, notes }, seat) => {
  if (over) return null;
  return notes[seat] === 0 ? { action: { type: 'note' }, at: 500 } : { action: { type: 'buzz' }, at: 3000 };
};

const SORTING: Millis = 60_000;
const Cards = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))), v.maxLength(5));
const Sort = v.variant('type', [
  v.strictObject({ type: v.literal('lay'), cards: Cards }),
  v.strictObject({ type: v.literal('done'), cards: Cards }),
]);
type Sort = v.InferOutput<typeof Sort>;
interface Sorting {
  laid: number[][];
  /** When the hand last changed something. */
  changed: Millis[];
  done: (Millis | null)[];
  over: boolean;
}
export interface SortView extends Seen {
  own: number[] | null;
  counts: number[];
  done: (Millis | null)[];
  over: boolean;
}

/** Everybody lays cards; the first to be done ends it, and everybody counts as they lie. */
export const sorter: Game<NoOptions, Sorting, Sort, SortView> = {
  id: 'sorter',
  seats: { min: 2, max: 4 },
  rulesVersion: 1,
  options: NoOptions,
  action: Sort,
  reasons: ['older'],
  setup(_, seats) {
    const each = <T>(value: T) => Array.from({ length: seats }, () => value);
    return { laid: each<number[]>([]), changed: each(0), done: each<Millis | null>(null), over: false };
  },
  act(state, by, action, at, pressed = at): Sorting | Refusal<'older'> {
    if (by === 'clock' || action.type === 'tick') return { ...state, over: true };
    if (pressed < state.changed[by]!) return { refused: 'older' };
    const laid = state.laid.with(by, action.cards);
    const changed = state.changed.with(by, pressed);
    if (action.type === 'lay') return { ...state, laid, changed };
    return { laid, changed, done: state.done.with(by, pressed), over: true };
  },
  view: ({ laid, done, over }, viewer) => ({
    own: viewer === 'watcher' ? null : laid[viewer]!,
    counts: laid.map(({ length }) => length),
    done,
    over,
    scores: laid.map(({ length }) => length),
  }),
  toAct: ({ over, laid }) => (over ? [] : [...laid.keys()]),
  deadline: ({ over }) => (over ? null : SORTING),
  outcome: ({ over, laid }) => {
    const scores = laid.map(({ length }) => length);
    return over ? { places: placesOf(scores), scores } : null;
  },
  timed: () => ({ from: 0, until: null }),
  isDraft: (_, { type }) => type === 'lay',
};
export const sorterBot: Bot<SortView, Sort> = ({ over, counts }, seat) =>
  over || counts[seat]! > 0 ? null : { action: { type: 'lay', cards: [seat] }, at: 500 };

/** The same game, which notes everything that it is asked to parse. */
export function noting(game: AnyGame, heard: unknown[]): AnyGame {
  const action = v.custom<unknown>((said) => heard.push(said) > 0 && v.is(game.action, said));
  return { ...game, action };
}
