// The contract every game fulfils, and the words all games share.
import type { GenericSchema } from 'valibot';

export type Seat = number;
/** Milliseconds on the clock of the match: starts at 0, owned by the host. */
export type Millis = number;
export type Viewer = Seat | 'watcher';
export type By = Seat | 'clock';
export type Schema<T> = GenericSchema<unknown, T>;

/** What the clock does when a deadline has come. */
export interface Tick {
  type: 'tick';
}
export const TICK: Tick = { type: 'tick' };

/** The place at fault, as far as it has one. */
export interface Where {
  card?: number;
  seat?: Seat;
  /** On the side of a cell that is to be crossed. */
  platform?: { cell: number; side: number };
  until?: Millis;
}

export interface Refusal<Reason extends string = string> {
  refused: Reason;
  where?: Where;
}

export function isRefusal<Result extends object>(result: Result): result is Extract<Result, Refusal> {
  return (result as Refusal).refused !== undefined;
}

export interface Outcome {
  /** The place of each seat, from 1; tied seats share one. */
  places: number[];
  scores: number[];
}

/** What every view has, for pages that know nothing else of its game. */
export interface Seen {
  /** The points of each seat, as they would count now. */
  scores: number[];
}

/** From a reveal until an end, as far as there is one. */
export interface Span {
  from: Millis;
  until: Millis | null;
}

export interface Veil<View> {
  until: Millis;
  view: View;
}

/** What is done for somebody who has been away for so long. */
export interface Absent<Action> {
  action: Action;
  after: Millis;
}

/** Going on without the room: from what one viewer saw, everything else dealt anew. */
export interface Resume<View, Position, State> {
  schema: Schema<Position>;
  /** Null where there is nothing to go on with. */
  position(view: View): Position | null;
  state(position: Position, seed: string): State;
  seats(position: Position): number;
}

/** Why somebody at the table is wanted: it is their turn, all others wait for them, or a round is on. */
export interface Wanted {
  why: 'turn' | 'awaited' | 'round';
  /** Another one is another occasion. */
  of: number;
}

export interface Game<
  Options,
  State extends object,
  Action,
  View extends Seen,
  Reason extends string = string,
> {
  id: string;
  seats: { min: number; max: number };
  rulesVersion: number;
  options: Schema<Options>;
  action: Schema<Action>;
  /** Everything a refusal may say, for words and tests. */
  reasons: readonly Reason[];
  setup(options: Options, seats: number, seed: string): State;
  /** `pressed` is when it counts as pressed, at most `at`: for what is `timed` it may be earlier. */
  act(state: State, by: By, action: Action | Tick, at: Millis, pressed?: Millis): State | Refusal<Reason>;
  view(state: State, viewer: Viewer): View;
  toAct(state: State): Seat[];
  deadline(state: State): Millis | null;
  /** Told to every page beside the view. */
  outcome(state: State): Outcome | null;
  legal?(view: View, seat: Seat, at: Millis): Action[];
  /** What somebody who looks elsewhere is to hear of. */
  wanted?(view: View, seat: Seat): Wanted | null;
  /**
   * From when on the first to press wins with this action, by when it was pressed, not by when it arrived; null for an
   * action that is no claim of a race. Only claims wait for others on their way; for the tick it says whether the clock
   * waits for them too.
   */
  race?(state: State, action: Action | Tick): Millis | null;
  /** It matters when this action was pressed, though nobody waits for it: when that can have been; null where not. */
  timed?(state: State, action: Action): Span | null;
  /**
   * Says only how somebody's things lie now, in place of what they said before: hosts keep the newest of each seat
   * outside the log, and put it there before whatever happens next.
   */
  isDraft?(state: State, action: Action): boolean;
  /** Takes back what its seat did before: where others keep the log, it must not grow without end. */
  takesBack?(action: Action): boolean;
  /**
   * What may be seen only at an instant that is known before: until when, and what is shown instead. A host that sends
   * views to others shows the rest shortly before.
   */
  veil?(view: View): Veil<View> | null;
  // biome-ignore lint/suspicious/noExplicitAny: a position belongs to its game
  resume?: Resume<View, any, State>;
  /** Nothing stops the time now, for whoever plays at home either: who leaves has been away. */
  runsOn?(state: State): boolean;
  /** Games in real time go on without somebody who is away: what is done for them, and after how long. */
  whenAway?(view: View, seat: Seat): Absent<Action> | null;
  /** Said only for somebody who is away: from whoever is there it would end a round for the others. */
  isForAway?(action: Action): boolean;
  /**
   * The round that is on and that nobody joins any more: a bot that takes a seat over meanwhile lets it pass, and until
   * then is somebody who is away. Null while everybody may still join.
   */
  running?(state: State): number | null;
}

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot means to do, and when. */
export interface Plan<Action> {
  action: Action;
  at: Millis;
}

/**
 * A bot sees a view, never a state. The table asks it once for each change and remembers what it said; a host that comes
 * back from its log asks again, so the same view has the same plan.
 */
export type Bot<View, Action> = (view: View, seat: Seat, level: Level, seed: string) => Plan<Action> | null;

// biome-ignore lint/suspicious/noExplicitAny: a host folds any game without knowing its types
export type AnyGame = Game<any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyBot = Bot<any, any>;
