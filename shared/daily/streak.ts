// Days in a row. Counted by puzzle number, so that neither travel nor a wrong clock breaks it.

const RESERVE_EVERY = 7;
const MOST_RESERVES = 2;

export interface Streak {
  days: number;
  longest: number;
  /** Missed days that are forgiven. */
  reserves: number;
}

/** From the numbers of the puzzles solved on their own day; `today` is the number of the day it is now. */
export function streakOf(solved: readonly number[], today: number): Streak {
  // On a journey west the last puzzle may be of tomorrow; anything later came from a wrong clock.
  const numbers = [...new Set(solved)].filter((number) => number <= today + 1).sort((one, two) => one - two);
  const streak: Streak = { days: 0, longest: 0, reserves: 0 };
  let last: number | null = null;
  for (const number of numbers) {
    // With tomorrow's solved already, today can still be played: it is not missed.
    const stillOpen = last !== null && number > today && last < today ? 1 : 0;
    if (last !== null) bridge(streak, number - last - 1 - stillOpen);
    streak.days++;
    streak.longest = Math.max(streak.longest, streak.days);
    if (streak.days % RESERVE_EVERY === 0) streak.reserves = Math.min(MOST_RESERVES, streak.reserves + 1);
    last = number;
  }
  if (last !== null) bridge(streak, Math.max(0, today - last - 1));
  return streak;
}

function bridge(streak: Streak, missed: number): void {
  if (missed > streak.reserves) streak.days = 0;
  streak.reserves = Math.max(0, streak.reserves - missed);
}
