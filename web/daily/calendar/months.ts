// The months since the first galaxy, newest first, each as weeks that begin on Monday.
import { type DateText, dateOf, weekdayOf } from '#shared/daily/calendar.ts';

export interface Month {
  /** `YYYY-MM`. */
  id: string;
  /** How many places of its first week belong to the month before. */
  offset: number;
  days: { date: DateText; number: number }[];
}

/** Up to the end of the month that `today` is in. */
export function monthsUpTo(today: number): Month[] {
  const months: Month[] = [];
  for (let number = 1; ; number++) {
    const date = dateOf(number);
    const id = date.slice(0, 7);
    if (months[0]?.id !== id) {
      if (number > today) return months;
      months.unshift({ id, offset: weekdayOf(number), days: [] });
    }
    months[0]!.days.push({ date, number });
  }
}
