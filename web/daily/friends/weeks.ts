// The weeks a league can show: from that of the first galaxy to the current one, each by the number of its Monday.
import { mondayOf, numberOf } from '#shared/daily/calendar.ts';
import { today } from '../parts/day.ts';

const WEEK = 7;

export const firstMonday = mondayOf(1);
export const thisMonday = () => mondayOf(numberOf(today()));

/** So many weeks later, or earlier where it is negative, as far as there are weeks. */
export function mondayBeside(monday: number, weeks: number): number {
  return Math.min(thisMonday(), Math.max(firstMonday, monday + weeks * WEEK));
}
