// The days that journeys over the date line have left out of somebody's calendar.
import { type CalendarDay, inOrder, isWestwards } from './streak.ts';

/**
 * The puzzles of days that a journey westwards has jumped over, and that are not solved: of each journey the one right
 * before the first day that is known from there.
 */
export function jumpedNumbers(solved: readonly CalendarDay[], now: CalendarDay): number[] {
  const days = inOrder(solved, now.number);
  return [...days, now].flatMap((day, at) => {
    const before = days[at - 1];
    const isJumped = before && day.number - before.number > 1 && isWestwards(before, day);
    return isJumped && day.number <= now.number ? [day.number - 1] : [];
  });
}
