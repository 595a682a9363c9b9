// The server's clock on a run: what a throw took, how late is too late, and the result of six.
import { type DateText, openNumbers } from '#shared/daily/calendar.ts';
import type { Result } from '#shared/daily/ranking.ts';
import { type Answer, LONGEST_SPAN, replay, SHORTEST_SPAN, scoreOf, timeOf } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { puzzleFor } from './puzzles.ts';

/** The most that counts as the way there and back: a liar gains no more. */
const LONGEST_ROUND_TRIP: Millis = 400;
/** A run begun in the last minute of a day may be finished. */
const OVERTIME: Millis = LONGEST_SPAN;

export function roundTripOf(issued: Millis, revealed: Millis): Millis {
  return Math.min(LONGEST_ROUND_TRIP, Math.max(0, revealed - issued));
}

/** From when the marbles lay still to the answer, less the way there and back; which makes nobody too fast. */
export function spanOf(revealed: Millis, roundTrip: Millis, answered: Millis): Millis {
  const passed = Math.max(0, answered - revealed - SETTLE);
  const least = Math.min(passed, SHORTEST_SPAN);
  return Math.min(LONGEST_SPAN, Math.max(least, passed - roundTrip));
}

/** No result of that day can come any more, not even of a run begun in its last minute. */
export function isClosed(number: number, now: Millis): boolean {
  return number < openNumbers(now - OVERTIME).first;
}

/** Works the result out itself; null when these are not six answers to this puzzle. */
export function resultOf(
  date: DateText,
  answers: readonly Answer[],
  spans: readonly Millis[],
  timedBy: 'server' | 'device',
): Result | null {
  const marks = replay(puzzleFor(date), answers);
  if (!marks) return null;
  const tooFast = spans.some((span) => span < SHORTEST_SPAN);
  const timing = tooFast ? 'unranked' : timedBy === 'server' ? 'verified' : 'selfTimed';
  return { score: scoreOf(marks), time: timeOf(spans), timing };
}
