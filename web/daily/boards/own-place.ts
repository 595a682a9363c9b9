// What a day's numbers say of one's own result: how many percent are behind it, which bar it is in, and what it changes.
import { type BoardAnswer, type PlaceAnswer, TIME_STEP, TIME_STEPS } from '#shared/daily/protocol.ts';
import type { Mark } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { DayAnswer } from '../server/boards.ts';

/** How many percent of the others come after, rounded down; null without a place, without others, and for none. */
export function betterThan({ mine, total, near }: PlaceAnswer): number | null {
  if (!mine || mine.place === null) return null;
  const others = mine.counts ? total - 1 : total;
  const beside = near.find((line) => line.mine)?.many ?? 0;
  const after = total - (mine.place - 1) - beside;
  return others > 0 && after > 0 ? Math.floor((100 * after) / others) : null;
}

/** Alone in its place and on the board, a result has nobody around it. */
export function hasNeighbours({ mine, near }: PlaceAnswer): boolean {
  return mine !== null && near.some((line) => line.many > Number(line.mine && mine.counts));
}

export function timeBarOf(time: Millis): number {
  return Math.min(TIME_STEPS - 1, Math.floor(time / TIME_STEP));
}

/** Its numbers are some seconds old: a result that has just come may be missing from them. */
export function upToDate({ board, place: { mine } }: DayAnswer, marks: readonly Mark[] | null): BoardAnswer {
  if (!mine?.counts || board.times[mine.score]![timeBarOf(mine.time)]! > 0) return board;
  return {
    ...board,
    total: board.total + 1,
    scores: withOneMore(board.scores, mine.score),
    times: board.times.with(mine.score, withOneMore(board.times[mine.score]!, timeBarOf(mine.time))),
    missed: board.missed.map((many, at) => many + Number(marks?.[at] === 'wrong')),
  };
}

const withOneMore = (counts: readonly number[], at: number) =>
  counts.map((count, index) => count + Number(index === at));

/** Why a result is in no numbers but one's own. */
export type Apart = 'selfTimed' | 'unranked' | 'network' | 'withdrawn';

export function whyApart(mine: NonNullable<PlaceAnswer['mine']>): Apart | null {
  if (mine.counts) return null;
  if (mine.timing === 'selfTimed') return 'selfTimed';
  if (mine.timing === 'serverTimed') return 'network';
  // What stays of a result that was withdrawn on its own day.
  return mine.time === 0 ? 'withdrawn' : 'unranked';
}
