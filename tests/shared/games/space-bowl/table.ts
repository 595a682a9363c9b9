// A small language to play Space Bowl in tests: lay a table, then say what people do.
import * as v from 'valibot';
import type { By, Refusal, Seat, Viewer } from '#shared/engine/game.ts';
import { isRefusal, TICK } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-bowl/actions.ts';
import { type CardId, DECK, type Planet } from '#shared/games/space-bowl/components.ts';
import { type Options, OptionsSchema } from '#shared/games/space-bowl/options.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import type { Throw } from '#shared/games/space-bowl/solver.ts';
import type {
  CallKind,
  Countdown,
  Place,
  Point,
  RoundResult,
  SeatResult,
  State,
} from '#shared/games/space-bowl/state.ts';
import { view } from '#shared/games/space-bowl/view.ts';
import { frozen } from '../../freeze.ts';

export function options(some: Partial<Options> = {}): Options {
  return v.parse(OptionsSchema, some);
}

/** The card with exactly these planets: `card('025')`. */
export function card(planets: string): CardId {
  const set = [...planets].reduce((bits, planet) => bits | (1 << Number(planet)), 0);
  const id = DECK.indexOf(set);
  if (id < 0) throw new Error(`No card shows exactly ${planets}`);
  return id;
}

export function place(planets: string, { faceDown = false } = {}): Place {
  return { card: card(planets), faceDown };
}

/** What lies in the box: `thrown({ disc: 4, marbles: { 4: '25', 1: '0' } })`, planets by cell. */
export function thrown(box: { disc?: number; marbles?: Record<number, string>; hole?: number }): Throw {
  const { disc = 4, marbles = { 4: '2' }, hole = null } = box;
  return {
    disc,
    hole,
    marbles: Object.entries(marbles).flatMap(([cell, planets]) =>
      [...planets].map((planet) => ({ planet: Number(planet) as Planet, cell: Number(cell) })),
    ),
  };
}

export interface Layout {
  seats?: number;
  options?: Partial<Options>;
  /** The cards that differ from all the others, which show planets 0 and 1 only. */
  galaxy?: Record<number, string>;
  down?: number[];
  thrown?: Throw;
  pile?: Place[];
  scores?: number[];
  stock?: CardId[][];
  captain?: Seat;
  round?: number;
  phase?: 'rest' | 'search';
}

/** By default planet 2 is wanted of the destination itself, and only the cards 7 and 8 show it. */
const ANSWERS: Record<number, string> = { 7: '25', 8: '24' };
export const PILE = ['34', '35', '45', '345', '03', '04', '05', '13', '14', '15'];

export function layout(some: Layout = {}): State {
  const { seats = 5, galaxy = ANSWERS, down = [], scores, stock } = some;
  const chosen = options(some.options);
  const each = <T>(value: () => T) => Array.from({ length: seats }, value);
  const cards = Array.from({ length: chosen.larger ? 36 : 25 }, (_, at) =>
    place(galaxy[at] ?? '01', { faceDown: down.includes(at) }),
  );
  return frozen({
    options: chosen,
    seats,
    random: [1, 2, 3, 4],
    galaxy: cards,
    pile: some.pile ?? PILE.map((planets) => place(planets)),
    scores: scores ?? each(() => 4),
    stock: stock ?? each(() => []),
    captain: some.captain ?? 0,
    round: some.round ?? 1,
    phase:
      some.phase === 'rest'
        ? { kind: 'rest', since: 0, ready: each(() => false) }
        : { kind: 'search', thrown: some.thrown ?? thrown({}), from: 0 },
    last: null,
    history: [],
  } satisfies State);
}

export class Table {
  state: State;
  at = 0;

  constructor(state: State) {
    this.state = state;
  }

  try(by: By, action: Action | typeof TICK): State | Refusal {
    const before = JSON.stringify(this.state);
    const next = spaceBowl.act(this.state, by, action, this.at);
    if (JSON.stringify(this.state) !== before) throw new Error('act changed the state it was given');
    return next;
  }

  act(by: By, action: Action | typeof TICK): this {
    const next = this.try(by, action);
    if (isRefusal(next)) throw new Error(`${by} ${JSON.stringify(action)} refused: ${next.refused}`);
    this.state = frozen(next);
    return this;
  }

  /** The refusal of an action that must not be accepted. */
  refusal(by: By, action: Action | typeof TICK): Refusal {
    const next = this.try(by, action);
    if (!isRefusal(next)) throw new Error(`${by} ${JSON.stringify(action)} was accepted`);
    return next;
  }

  ready(...seats: Seat[]): this {
    for (const seat of seats) this.act(seat, { type: 'ready' });
    return this;
  }
  allReady(): this {
    return this.ready(...this.state.scores.keys());
  }
  call(seat: Seat, kind: CallKind): this {
    return this.act(seat, { type: 'call', kind });
  }
  go(seat: Seat): this {
    return this.call(seat, 'go');
  }
  doom(seat: Seat): this {
    return this.call(seat, 'doom');
  }
  follow(...seats: Seat[]): this {
    for (const seat of seats) this.act(seat, { type: 'follow' });
    return this;
  }
  joker(seat: Seat, on: number): this {
    return this.act(seat, { type: 'joker', card: on });
  }
  pick(seat: Seat, on: number | null): this {
    return this.act(seat, { type: 'pick', card: on });
  }
  confirm(...seats: Seat[]): this {
    for (const seat of seats) this.act(seat, { type: 'confirm' });
    return this;
  }
  wait(millis: number): this {
    this.at += millis;
    return this;
  }
  /** The clock strikes the next deadline. */
  tick(): this {
    const due = spaceBowl.deadline(this.state);
    if (due === null) throw new Error('No deadline to wait for');
    this.at = Math.max(this.at, due);
    return this.act('clock', TICK);
  }
  /** Lets the clock run until the picks are turned up. */
  reveal(): this {
    while (this.state.phase.kind === 'countdown') this.tick();
    return this;
  }

  get phase(): State['phase'] {
    return this.state.phase;
  }
  get countdown(): Countdown {
    if (this.state.phase.kind !== 'countdown') throw new Error(`The phase is ${this.state.phase.kind}`);
    return this.state.phase;
  }
  get last(): RoundResult {
    if (!this.state.last) throw new Error('No round has ended');
    return this.state.last;
  }
  seat(seat: Seat): SeatResult {
    return this.last.seats[seat]!;
  }
  /** What each seat won or lost in the last round, before 0 stops a loss. */
  get gains(): number[] {
    return this.last.seats.map(({ points }) => points.reduce((sum, point) => sum + point.points, 0));
  }
  /** Why a seat won or lost: `{ valid: 1, go: 1 }`. */
  reasons(seat: Seat): Partial<Record<Point['reason'], number>> {
    return Object.fromEntries(this.seat(seat).points.map(({ reason, points }) => [reason, points]));
  }
  view(viewer: Viewer) {
    return view(this.state, viewer);
  }
}

export function table(some: Layout = {}): Table {
  return new Table(layout(some));
}
