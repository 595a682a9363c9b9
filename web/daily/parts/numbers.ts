// Numbers, times and dates of the boards and leagues in the chosen language.
import type { DateText } from '#shared/daily/calendar.ts';
import type { Millis } from '#shared/engine/game.ts';
import { locale } from '#web/words/words.ts';

const MINUTE = 60_000;

export function numberText(n: number): string {
  return new Intl.NumberFormat(locale()).format(n);
}

export function percentText(percent: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(percent / 100);
}

/** Minutes, seconds and tenths, the begun tenth not counted. */
export function tenthsText(time: Millis): string {
  const tenths = Math.floor((time % MINUTE) / 100) / 10;
  const seconds = new Intl.NumberFormat(locale(), {
    minimumIntegerDigits: 2,
    minimumFractionDigits: 1,
  }).format(tenths);
  return `${Math.floor(time / MINUTE)}:${seconds}`;
}

const noon = (date: DateText) => new Date(`${date}T12:00:00Z`);
const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' });

export function dayText(date: DateText): string {
  return dateFormat({ dateStyle: 'full' }).format(noon(date));
}

export function weekText(first: DateText, last: DateText): string {
  return dateFormat({ dateStyle: 'long' }).formatRange(noon(first), noon(last));
}

export function weekdayText(date: DateText): string {
  return dateFormat({ weekday: 'short' }).format(noon(date));
}
