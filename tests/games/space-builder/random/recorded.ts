// A match of four as people play it: a building every few seconds, a slip now and then, and each wins as often.
import { isRefusal } from '#shared/engine/game.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import {
  advance,
  type Chair,
  due,
  nextNumber,
  openRoom,
  type Room,
  type RoomEntry,
  receive,
} from '#shared/engine/table.ts';
import type { Action } from '#shared/games/space-builder/actions.ts';
import { type Board, buildingOf, flipped, turned } from '#shared/games/space-builder/components.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { State } from '#shared/games/space-builder/state.ts';
import { headerOf, ids } from '../table.ts';

export const SEATS = 4;
/** For a building. */
const PACE = 2400;

export const header = headerOf(SEATS, { lie: 'turned' }, 'fcq9p2m4vx7t0a1s');
export const chairs = ids(SEATS).map(
  (colour): Chair => ({ kind: 'person', name: `Builder ${colour}`, colour }),
);

interface Said {
  seat: number;
  action: Action;
  at: number;
  pressed: number;
}

export class Recorded {
  readonly log: RoomEntry[] = [];
  /** After everything that was said. */
  readonly states: State[] = [];
  room: Room;
  readonly #chance: Dice = dice(seeded('recorded'));

  constructor() {
    const room = openRoom({ game: spaceBuilder, bot: () => null }, header, chairs);
    if (isRefusal(room)) throw new Error(room.refused);
    this.room = room;
    while (spaceBuilder.outcome(this.state) === null) this.#round();
  }

  get state(): State {
    return this.room.match.state;
  }

  #round(): void {
    for (const seat of ids(SEATS)) this.#says({ seat, action: { type: 'ready' }, ...this.#after(500, 4000) });
    this.#clock();
    const all = ids(SEATS).flatMap((seat) => this.#built(seat));
    for (const said of all.sort((one, other) => one.at - other.at))
      if (this.state.phase.kind === 'build') this.#says(said);
    this.#lastBoard();
    const { phase, builders } = this.state;
    if (phase.kind !== 'unlock') return;
    const { seat } = phase;
    const locked = [4, 5, 6, 7].filter((building) => !builders[seat]!.held.includes(building));
    const building = locked[this.#chance.below(locked.length)]!;
    this.#says({ seat, action: { type: 'unlock', building }, ...this.#after(2000, 8000) });
  }

  /** One building after the other, then the tap; whoever is to win this round is faster, and makes no mistake. */
  #built(seat: number): Said[] {
    const { plans, round, builders, phase } = this.state;
    const from = phase.kind === 'build' ? phase.from : 0;
    const isWinner = (round - 1) % SEATS === seat;
    const order = this.#chance.shuffled(builders[seat]!.held);
    const pace = isWinner ? PACE : PACE + 400 + this.#chance.below(800);
    const slip = isWinner ? null : order[this.#chance.below(order.length)]!;
    const lying = (piece: number) => (buildingOf(piece) === slip ? this.#wrong(piece) : piece);
    const plan = plans[round - 1]!.map((piece) => piece && lying(piece));
    return order.flatMap((_, at): Said[] => {
      const placed = order.slice(0, at + 1);
      const board = plan.map((piece) =>
        piece !== null && placed.includes(buildingOf(piece)) ? piece : null,
      );
      const pressed = from + pace * (at + 1) + this.#chance.below(900);
      const build = { seat, action: { type: 'build', board } as const, ...this.#arrived(pressed) };
      const tap = { seat, action: { type: 'tap', board } as const, ...this.#arrived(pressed + 800) };
      return at < order.length - 1 ? [build] : [build, tap];
    });
  }

  #wrong = (piece: number) => (this.#chance.below(2) === 0 ? flipped(piece) : turned(piece));

  /** Whoever is stopped says once more how their board lies, with what has changed since. */
  #lastBoard(): void {
    const { phase, builders } = this.state;
    if (phase.kind !== 'stop') throw new Error(`${phase.kind} instead of a stop`);
    for (const seat of spaceBuilder.toAct(this.state)) {
      const { board } = builders[seat]!;
      const site = board.findIndex((piece) => piece !== null);
      const changed: Board = site < 0 ? board : board.with(site, null);
      const { at } = this.#after(40, 200);
      this.#says({ seat, action: { type: 'build', board: [...changed] }, at, pressed: phase.at });
    }
  }

  #after(least: number, most: number): { at: number; pressed: number } {
    const at = this.room.match.at + least + this.#chance.below(most - least);
    return { at, pressed: at };
  }

  #arrived = (pressed: number) => ({ at: pressed + 20 + this.#chance.below(180), pressed });

  #clock(): void {
    this.#took(advance(this.room, due(this.room)!));
  }

  #says({ seat, action, at, pressed }: Said): void {
    const step = receive(this.room, seat, nextNumber(this.room, seat), action, at, 0, pressed);
    if (!step.answer.accepted) throw new Error(`${JSON.stringify(action)}: ${step.answer.refused}`);
    this.#took(step);
  }

  #took({ room, entries }: { room: Room; entries: RoomEntry[] }): void {
    this.room = room;
    this.log.push(...entries);
    this.states.push(this.state);
  }
}
