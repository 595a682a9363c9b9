// One's days in a row, as of today.
import { type Streak, streakOf } from '#shared/daily/streak.ts';
import type { Run } from '#web/saves/run-save.ts';
import { calendarDay } from './day.ts';
import { solvedDays } from './solved-days.ts';

export function streakNow(runs: readonly Run[]): Streak {
  return streakOf(solvedDays(runs), calendarDay());
}
