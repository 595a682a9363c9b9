// One's days in a row, as of today.
import { numberOf } from '#shared/daily/calendar.ts';
import { type Streak, streakOf } from '#shared/daily/streak.ts';
import type { Run } from '#web/saves/run-save.ts';
import { today } from './day.ts';

export function streakNow(runs: readonly Run[]): Streak {
  const solved = runs.filter(({ onDay, finished }) => onDay && finished !== null);
  return streakOf(
    solved.map(({ date }) => numberOf(date)),
    numberOf(today()),
  );
}
