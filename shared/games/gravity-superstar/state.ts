// Everything on the table of Gravity Superstar. All of it is open but which card lies face down.
import type { Millis, Seat } from '#shared/engine/game.ts';
import type { Board } from './board.ts';
import type { Card, Colour, Loot, Pawn, Trick, Way } from './components.ts';
import type { Options } from './options.ts';

/** What lies on the board, and what everybody has taken. */
export interface Pieces {
  /** The star on each cell. */
  stars: readonly (Colour | null)[];
  /** The pawn of each seat; null while it is off the board. */
  pawns: readonly (Pawn | null)[];
  /** Which door has the marker. */
  open: number;
  /** Each seat's stars, by colour. */
  taken: readonly (readonly number[])[];
  tokens: readonly number[];
  /** Replay tokens nobody has. */
  supply: number;
}

export interface Played {
  card: Card;
  down: boolean;
}

/** A cell the pawn came into, and what that did. */
export interface Entered {
  cell: number;
  falling: boolean;
  star?: Colour;
  token?: true;
  ejected?: Seat;
  /** The marker has moved on to this door. */
  open?: number;
}

/** What was seen to happen, for drawing and telling it. */
export type Event =
  | { kind: 'enter'; seat: Seat; pawn: Pawn; ejected: Seat | null; open: number }
  | { kind: 'refill'; seat: Seat }
  | { kind: 'simple'; seat: Seat; way: 'left' | 'right'; from: Pawn; path: Entered[] }
  | { kind: 'special'; seat: Seat; card: Card; trick: Trick; way: Way; from: Pawn; path: Entered[] }
  | { kind: 'steal'; seat: Seat; victim: Seat; loot: Loot }
  | { kind: 'replay'; seat: Seat }
  | { kind: 'undo'; seat: Seat };

export type Phase =
  /** An action, or after the first one with a token in hand: another action, or the end of the turn. */
  | { kind: 'act'; seat: Seat; again: boolean }
  /** What to take from the first of those who were ejected; then the turn goes on. */
  | { kind: 'steal'; seat: Seat; victims: readonly Seat[]; entering: boolean }
  | { kind: 'over' };

export interface State extends Pieces {
  options: Options;
  seats: number;
  board: Board;
  starter: Seat;
  round: number;
  phase: Phase;
  /** A token was paid in this turn. */
  replayed: boolean;
  /** The cards in front of each seat, in the order in which they were played. */
  played: readonly (readonly Played[])[];
  /** Somebody has reached the points of the expert end. */
  ending: boolean;
  /** When the last action happened, and what it did. */
  since: Millis;
  events: readonly Event[];
  /** Before the last action, if it can be taken back, and by whom. */
  before: { seat: Seat; state: State } | null;
}

/** While it is worked out: its parts are put anew, never changed in place. */
export type Draft<Whole> = { -readonly [Part in keyof Whole]: Whole[Part] };
export type NextState = Draft<Omit<State, 'events'>> & { events: Event[] };

/**
 * The same state but for what was done last, with its parts one by one: spreading takes the engine so much longer that a
 * whole fold feels it.
 */
export const copied = <Events extends State['events']>(
  state: State,
  { since, events, before }: { since: Millis; events: Events; before: State['before'] },
) => ({
  options: state.options,
  seats: state.seats,
  board: state.board,
  stars: state.stars,
  pawns: state.pawns,
  open: state.open,
  taken: state.taken,
  tokens: state.tokens,
  supply: state.supply,
  starter: state.starter,
  round: state.round,
  phase: state.phase,
  replayed: state.replayed,
  played: state.played,
  ending: state.ending,
  since,
  events,
  before,
});
