// Days in a row. Counted by puzzle number, so that neither travel nor a wrong clock breaks it.

const RESERVE_EVERY = 7;
const MOST_RESERVES = 2;
/** No clock change and no journey within a day's light moves a calendar so far ahead, only crossing the date line. */
const DATE_LINE = 12 * 60;

/** A day by somebody's calendar. */
export interface CalendarDay {
  /** Of its puzzle. */
  number: number;
  /** How many minutes that calendar was ahead of the common clock, where that is known. */
  ahead?: number | undefined;
}

export interface Streak {
  days: number;
  longest: number;
  /** Missed days that are forgiven. */
  reserves: number;
}

/** From the puzzles solved on their own day, each as the calendar was when it was begun, and the day it is now. */
export function streakOf(solved: readonly CalendarDay[], now: CalendarDay): Streak {
  const today = now.number;
  const streak: Streak = { days: 0, longest: 0, reserves: 0 };
  let last: CalendarDay | null = null;
  for (const day of inOrder(solved, today)) {
    // With tomorrow's solved already, today can still be played: it is not missed.
    const stillOpen = last !== null && day.number > today && last.number < today ? 1 : 0;
    if (last) bridge(streak, missedBetween(last, day) - stillOpen);
    streak.days++;
    streak.longest = Math.max(streak.longest, streak.days);
    if (streak.days % RESERVE_EVERY === 0) streak.reserves = Math.min(MOST_RESERVES, streak.reserves + 1);
    last = day;
  }
  if (last) bridge(streak, missedBetween(last, now));
  return streak;
}

/** Each number once. On a journey east the last puzzle may be of tomorrow; anything later came from a wrong clock. */
export function inOrder(solved: readonly CalendarDay[], today: number): CalendarDay[] {
  const days = new Map(solved.map((day) => [day.number, day]));
  return [...days.values()]
    .filter(({ number }) => number <= today + 1)
    .sort((one, other) => one.number - other.number);
}

/** The day that was jumped over could not be played on it: it costs nothing. */
function missedBetween(before: CalendarDay, day: CalendarDay): number {
  return day.number - before.number - 1 - (isWestwards(before, day) ? 1 : 0);
}

/** Over the date line, where both say how far ahead their calendars were. */
export function isWestwards(before: Pick<CalendarDay, 'ahead'>, day: Pick<CalendarDay, 'ahead'>): boolean {
  return before.ahead !== undefined && day.ahead !== undefined && day.ahead - before.ahead >= DATE_LINE;
}

function bridge(streak: Streak, missed: number): void {
  if (missed <= 0) return;
  if (missed > streak.reserves) streak.days = 0;
  streak.reserves = Math.max(0, streak.reserves - missed);
}
