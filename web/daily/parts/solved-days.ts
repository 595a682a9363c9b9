// The days that count for the streak: those solved on their own day, each as the calendar was when it was begun.
import { numberOf } from '#shared/daily/calendar.ts';
import type { CalendarDay } from '#shared/daily/streak.ts';
import type { Run } from '#web/saves/run-save.ts';

export function solvedDays(runs: readonly Run[]): CalendarDay[] {
  return runs
    .filter(({ onDay, finished }) => onDay && finished !== null)
    .map(({ date, ahead }) => ({ number: numberOf(date), ahead }));
}
