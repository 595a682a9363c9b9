// Whether a person can have played like that. Nobody was measured for these limits; they are set by what a throw asks
// for: five marbles are read and some of 25 cards compared before a finger moves, which takes a quick player who knows
// the box by heart more than a second, and nobody six times in a row less than two. And no two throws are equally
// hard: whoever needs the same time for all six has not looked.
import type { Millis } from '../engine/game.ts';

const SHORTEST_RUN: Millis = 12_000;
/** Faster than one reads the box; a lucky guess or two are. */
export const SHORT_SPAN: Millis = 1_200;
const MOST_SHORT = 2;
/** How far the six may lie together, as a part of the longest. */
const EVEN = 0.15;

export function isPlausible(spans: readonly Millis[]): boolean {
  const total = spans.reduce((sum, span) => sum + span, 0);
  const short = spans.filter((span) => span < SHORT_SPAN).length;
  return total >= SHORTEST_RUN && short <= MOST_SHORT && !isEven(spans);
}

function isEven(spans: readonly Millis[]): boolean {
  const longest = Math.max(...spans);
  return longest - Math.min(...spans) <= EVEN * longest;
}
