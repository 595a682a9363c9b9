// Which boards a league asks at once: never more than a request may ask, however old the league and however many parts a
// day has.
import { dateOf, openNumbers } from '#shared/daily/calendar.ts';
import type { Millis } from '#shared/engine/game.ts';
import { partsOf } from '../board/day.ts';
import type { Player } from '../run/player.ts';
import { closedFrom, isClosed } from '../run/timekeeper.ts';
import type { Secret } from './table.ts';

/** The free plan allows fifty. */
const MOST_CALLS = 40;
/** A result taken in the last instant of a day may reach its board a little later. */
const LAST_ARRIVALS: Millis = 5 * 60_000;
/** Among how many days a read looks for those that are not settled; the alarm finds the others. */
const LATELY = 14;

/** Whose results of which day. */
export interface Wanted {
  number: number;
  players: Player[];
}

/** No result of that day can reach its board any more. */
export const isOver = (number: number, now: Millis) => isClosed(number, now - LAST_ARRIVALS);
/** From when on that is so. */
export const overFrom = (number: number): Millis => closedFrom(dateOf(number)) + LAST_ARRIVALS;

export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);

/** The days that are not over, newest first. */
const liveDays = (now: Millis): number[] =>
  range(openNumbers(now).first - 1, openNumbers(now).last)
    .filter((number) => !isOver(number, now))
    .reverse();

interface Looked {
  /** Who looks, at which day. */
  member: number;
  day: number | null;
  secrets: readonly Secret[];
  /** Whether a member's result of that day is kept. */
  isKept: (member: number, number: number) => boolean;
  settled: number;
  now: Millis;
  /** Whether it is time to ask for the others; each time, others come first where not all can be asked for. */
  turn: number | null;
}

/** What a read asks for: one's own open days, then whatever else is missing, newest first. */
export function wantedBy({ member, day, secrets, isKept, settled, now, turn }: Looked): Wanted[] {
  const missing = (number: number, whose: (secret: Secret) => boolean): Wanted => {
    const some = secrets.filter((one) => whose(one) && one.since <= number && !isKept(one.member, number));
    return { number, players: some.map(({ player }) => player) };
  };
  const live = liveDays(now).filter((number) => number > settled);
  const own = live.map((number) => missing(number, (one) => one.member === member));
  if (turn === null) return fitting(own, 0);
  const newest = live[0] ?? settled;
  const late = range(Math.max(settled, newest - LATELY) + 1, newest).reverse();
  // The day that is looked at: in the evening of Europe the newest is one that hardly anybody has begun.
  const days = [...new Set([...late.filter((number) => number === day), ...late])];
  const others = (number: number) =>
    missing(number, (one) => one.member !== member || !live.includes(number));
  return fitting([...own, ...days.map(others)], turn);
}

/** The next days to be settled, of which all are asked for once more: at least one. */
export function settledNext(secrets: readonly Secret[], settled: number, now: Millis): Wanted[] {
  const days: Wanted[] = [];
  let calls = 0;
  for (let number = settled + 1; isOver(number, now); number++) {
    const players = secrets.filter(({ since }) => since <= number).map(({ player }) => player);
    calls += costOf({ number, players });
    if (days.length > 0 && calls > MOST_CALLS) break;
    days.push({ number, players });
  }
  return days;
}

/** Each asks one object, and all of a day no more than it has parts. */
const costOf = ({ number, players }: Wanted) => Math.min(partsOf(dateOf(number)), players.length);

function fitting(days: readonly Wanted[], turn: number): Wanted[] {
  const some: Wanted[] = [];
  let left = MOST_CALLS;
  for (const { number, players } of days) {
    const cost = costOf({ number, players });
    if (cost === 0) continue;
    some.push({ number, players: cost <= left ? players : turned(players, turn * left).slice(0, left) });
    left -= cost;
    if (left <= 0) break;
  }
  return some;
}

function turned<T>(all: readonly T[], by: number): T[] {
  const start = by % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
}
