// Whether somebody is to be reminded now: in the evening, of a streak that today's galaxy would go on with.
import { numberOf } from '#shared/daily/calendar.ts';
import { streakOf } from '#shared/daily/streak.ts';
import type { Run } from '#web/saves/run-save.ts';
import { aheadOf, localDate } from '../parts/local-date.ts';
import { solvedDays } from '../parts/solved-days.ts';

/** From this hour on, and before that one, by the clock of the device. */
const EVENING = { from: 17, until: 23 };

/** How many days in a row are at stake; null when nobody is to be reminded. */
export function daysAtRisk(runs: readonly Run[], now: Date): number | null {
  const hour = now.getHours();
  if (hour < EVENING.from || hour >= EVENING.until) return null;
  const date = localDate(now);
  if (runs.some((run) => run.date === date && run.finished !== null)) return null;
  const { days } = streakOf(solvedDays(runs), { number: numberOf(date), ahead: aheadOf(now) });
  return days > 0 ? days : null;
}
