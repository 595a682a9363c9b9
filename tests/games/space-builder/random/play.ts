// Random matches of Space Builder at a table: people and bots, boards and taps with when they were pressed, and nonsense.
import { isRefusal, type Level, type Seat } from '#shared/engine/game.ts';
import type { Header } from '#shared/engine/match.ts';
import { type Dice, dice, seeded } from '#shared/engine/random.ts';
import {
  advance,
  type Chair,
  doFor,
  due,
  nextNumber,
  openRoom,
  type Room,
  type RoomEntry,
  receive,
  viewOf,
} from '#shared/engine/table.ts';
import type { Action } from '#shared/games/space-builder/actions.ts';
import { type Board, PIECES, SITES } from '#shared/games/space-builder/components.ts';
import { legal } from '#shared/games/space-builder/legal.ts';
import { COUNTS, LIES, LIMITS, type Options, RESTS } from '#shared/games/space-builder/options.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { State } from '#shared/games/space-builder/state.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import { frozen } from '../../../shared/freeze.ts';
import { nearlyRight, unfinished } from '../second-model/cases.ts';
import { ALL } from '../second-model/table.ts';
import { headerOf, ids } from '../table.ts';
import { bot } from './bot.ts';

/** Drawing twenty plans takes longer than a whole match, and a room is reopened often. */
let dealt = { asked: '', state: null as State | null };
const game: typeof spaceBuilder = {
  ...spaceBuilder,
  setup(...args) {
    const asked = JSON.stringify(args);
    if (asked !== dealt.asked) dealt = { asked, state: frozen(spaceBuilder.setup(...args)) };
    return dealt.state!;
  },
};
export const KIT = { game, bot };

export interface Table {
  header: Header;
  chairs: Chair[];
}
/** What one thing that happened has made of the room. */
export interface Moment {
  before: Room;
  room: Room;
  /** New in the log. */
  entries: RoomEntry[];
}

export const stateIn = ({ match }: Room): State => match.state;

/** All counts of seats one after the other, with every option and some bots. */
export function tableOf(number: number, words: string): Table {
  const chance = dice(seeded(`table ${words} ${number}`));
  const seats = 1 + (number % 4);
  const options: Options = {
    lie: LIES[chance.below(LIES.length)]!,
    limit: LIMITS[chance.below(LIMITS.length)]!,
    rest: RESTS[chance.below(RESTS.length)]!,
    count: COUNTS[chance.below(COUNTS.length)]!,
  };
  const people = chance.below(3) === 0 ? chance.below(seats) : seats;
  const chairs = ids(seats).map((seat): Chair => {
    const who = { name: `P${seat}`, colour: seat };
    return seat < people ? { kind: 'person', ...who } : { kind: 'bot', ...who, level: 1 as Level };
  });
  return { header: headerOf(seats, options, `${words} ${number}`), chairs };
}

function opened({ header, chairs }: Table): Room {
  const room = openRoom(KIT, header, chairs);
  if (isRefusal(room)) throw new Error(room.refused);
  return room;
}

const MOST_MOMENTS = 5000;
const LONGEST_WAIT = 900;
const OLDEST_PRESS = 600;

/** To the end; the same every time. */
export function* played(table: Table): Generator<Moment> {
  const chance = dice(seeded(`played ${table.header.seed}`));
  let room = opened(table);
  for (let moments = 0; spaceBuilder.outcome(stateIn(room)) === null; moments++) {
    if (moments > MOST_MOMENTS) throw new Error(`${table.header.seed} does not end`);
    const step = next(room, chance);
    yield { before: room, room: step.room, entries: step.entries };
    room = step.room;
  }
}

function next(room: Room, chance: Dice): { room: Room; entries: RoomEntry[] } {
  const wake = due(room);
  const now = room.match.at + chance.below(LONGEST_WAIT);
  const people = [...room.chairs.keys()].filter((seat) => room.chairs[seat]!.kind === 'person');
  const acting = spaceBuilder.toAct(stateIn(room)).filter((seat) => people.includes(seat));
  const isWaiting = acting.length === 0 || chance.below(15) === 0;
  if (wake !== null && (isWaiting || people.length === 0)) return advance(room, wake);
  const from = acting.length > 0 && chance.below(8) > 0 ? acting : people;
  const seat = from[chance.below(from.length)]!;
  const view = viewOf(room, seat) as View;
  const absent = chance.below(12) === 0 ? spaceBuilder.whenAway!(view, seat) : null;
  if (absent) return doFor(room, seat, absent.action, Math.max(room.match.at, Math.min(now, wake ?? now)));
  const number = nextNumber(room, seat) + (chance.below(10) === 0 ? chance.below(3) : 0);
  const pressed = chance.below(2) === 0 ? now : Math.max(0, now - chance.below(OLDEST_PRESS));
  return receive(room, seat, number, said(view, seat, now, chance), now, 0, pressed);
}

const oneOf = <T>(chance: Dice, items: readonly T[]): T => items[chance.below(items.length)]!;

function said(view: View, seat: Seat, at: number, chance: Dice): Action {
  if (chance.below(12) === 0) return nonsense(chance);
  const { plan } = view;
  if (plan === null || chance.below(3) === 0) {
    const allowed = legal(view, seat, at);
    return allowed.length > 0 ? oneOf(chance, allowed) : nonsense(chance);
  }
  const held = view.held[seat]!;
  if (chance.below(2) === 0) return { type: 'tap', board: [...nearlyRight(plan, held, 'whole', chance)] };
  // Said once more, as whoever comes back does.
  const board = chance.below(6) === 0 ? view.own!.board : unfinished(plan, held, chance);
  return { type: 'build', board: [...board] };
}

function nonsense(chance: Dice): Action {
  const board: Board = ids(SITES).map(() => (chance.below(3) === 0 ? chance.below(PIECES) : null));
  return oneOf<Action>(chance, [
    { type: 'ready' },
    { type: 'halt' },
    { type: 'unlock', building: oneOf(chance, ALL) },
    { type: 'build', board: [...board] },
    { type: 'tap', board: [...board] },
  ]);
}
