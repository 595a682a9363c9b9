// The server's clock on a run: what a throw took, how late is too late, and the result of six.
import { type DateText, openNumbers } from '#shared/daily/calendar.ts';
import { closesAt } from '#shared/daily/closing.ts';
import { isPlausible, SHORT_SPAN } from '#shared/daily/plausible.ts';
import type { Result } from '#shared/daily/ranking.ts';
import { type Answer, LONGEST_SPAN, type Mark, replay, scoreOf, timeOf } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { puzzleFor } from './puzzles.ts';
import type { Ticket } from './ticket.ts';

/** The most that counts as the way there and back: a liar gains no more. */
const LONGEST_ROUND_TRIP: Millis = 400;
/** How far the clocks of two machines may lie apart. */
const CLOCKS_APART: Millis = 250;
/** A run begun in the last minute of a day may be finished. */
const OVERTIME: Millis = LONGEST_SPAN;

/** Six answers and what came of them. */
export interface Played {
  answers: readonly Answer[];
  spans: readonly Millis[];
  marks: readonly Mark[];
  result: Result;
}

export function roundTripOf(issued: Millis, revealed: Millis): Millis {
  return Math.min(LONGEST_ROUND_TRIP, Math.max(0, revealed - issued));
}

/**
 * From when the marbles lay still to the answer, less the way there and back; which makes nobody too fast. Where the
 * page has measured more, the server has heard of the throw too late: then that counts, as far as it can be true.
 */
export function spanOf(revealed: Millis, roundTrip: Millis, answered: Millis, onPage: Millis): Millis {
  const passed = Math.max(0, answered - revealed - SETTLE);
  const least = Math.min(passed, SHORT_SPAN);
  return Math.min(LONGEST_SPAN, Math.max(least, passed - roundTrip, onPage));
}

/**
 * The longest that a throw can have taken, whenever the server heard of it: it came after the start and all throws
 * before. Without this a script claims the time that a person needs, and waits for none of it.
 */
export function longestOf({ issued, spans }: Pick<Ticket, 'issued' | 'spans'>, answered: Millis): Millis {
  const before = timeOf(spans) + spans.length * SETTLE;
  return Math.max(0, answered - issued - before - SETTLE + CLOCKS_APART);
}

/** No result of that day can come any more, not even of a run begun in its last minute. */
export function isClosed(number: number, now: Millis): boolean {
  return number < openNumbers(now - OVERTIME).first;
}

/** From when on that is so. */
export const closedFrom = (date: DateText): Millis => closesAt(date) + OVERTIME;

/** Works the result out itself; null when these are not six answers to this puzzle. */
export function playedBy(
  timing: 'serverTimed' | 'selfTimed',
  date: DateText,
  answers: readonly Answer[],
  spans: readonly Millis[],
): Played | null {
  const marks = replay(puzzleFor(date), answers);
  if (!marks) return null;
  const result: Result = {
    score: scoreOf(marks),
    time: timeOf(spans),
    timing: isPlausible(spans) ? timing : 'unranked',
  };
  return { answers, spans, marks, result };
}
