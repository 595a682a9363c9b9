// Which day it is by the calendar of this device; the service worker asks for it too, where there is no page.
import type { DateText } from '#shared/daily/calendar.ts';

export function localDate(now = new Date()): DateText {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How many minutes the calendar of this device is ahead of the common clock. */
export const aheadOf = (now: Date): number => 0 - Math.round(now.getTimezoneOffset());
