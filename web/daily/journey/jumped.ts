// The dates that a journey over the date line has jumped over, and that can still be solved as if they were today.
import { type DateText, dateOf } from '#shared/daily/calendar.ts';
import { closesAt } from '#shared/daily/closing.ts';
import { jumpedNumbers } from '#shared/daily/jumped.ts';
import type { Run } from '#web/saves/run-save.ts';
import { calendarDay } from '../parts/day.ts';
import { solvedDays } from '../parts/solved-days.ts';

export function jumpedDates(runs: readonly Run[]): DateText[] {
  const later = new Set(runs.filter(({ onDay }) => !onDay).map(({ date }) => date));
  return jumpedNumbers(solvedDays(runs), calendarDay())
    .map(dateOf)
    .filter((date) => !later.has(date) && Date.now() < closesAt(date));
}
