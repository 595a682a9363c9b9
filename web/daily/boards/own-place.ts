// What a board says about one's own place: how many percent are behind it, and its bar among the times.
import { type BoardAnswer, TIME_STEP, TIME_STEPS } from '#shared/daily/protocol.ts';
import type { Millis } from '#shared/engine/game.ts';

/** How many percent of the others come after, rounded down; null without a place, and without others. */
export function betterThan({ total, mine }: Pick<BoardAnswer, 'total' | 'mine'>): number | null {
  const rank = mine?.rank ?? null;
  return rank === null || total < 2 ? null : Math.floor((100 * (total - rank)) / (total - 1));
}

export function timeBarOf(time: Millis): number {
  return Math.min(TIME_STEPS - 1, Math.floor(time / TIME_STEP));
}
