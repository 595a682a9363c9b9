// The calendar of the puzzle: dates and their numbers, computed without a clock, a zone or daylight saving.
import * as v from 'valibot';
import type { Millis } from '../engine/game.ts';

/** `YYYY-MM-DD`, a day of somebody's own calendar. */
export type DateText = string;

const FIRST: DateText = '2026-11-01';
export const DAY: Millis = 86_400_000;
const HOUR: Millis = 3_600_000;
/** How far the calendars on Earth run ahead of and behind the common clock. */
export const AHEAD = 14 * HOUR;
export const BEHIND = 12 * HOUR;

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days in a row, over all months and leap years; March counts as the first month, so that a leap day ends its year. */
function dayCount(year: number, month: number, day: number): number {
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leaps + Math.floor((153 * months + 2) / 5) + day;
}

const countOf = (date: DateText): number => {
  const [, year, month, day] = FORM.exec(date)!;
  return dayCount(Number(year), Number(month), Number(day));
};
const BEFORE_FIRST = countOf(FIRST) - 1;
const EPOCH = dayCount(1970, 1, 1);

/** The number of the puzzle of that date: 1 on the first, below 1 before it. */
export function numberOf(date: DateText): number {
  return countOf(date) - BEFORE_FIRST;
}

export function dateOf(number: number): DateText {
  const count = number + BEFORE_FIRST;
  let year = Math.floor(count / 365.2425) + 1;
  while (dayCount(year, 1, 1) > count) year--;
  let month = 12;
  while (dayCount(year, month, 1) > count) month--;
  const day = count - dayCount(year, month, 1) + 1;
  return [String(year).padStart(4, '0'), two(month), two(day)].join('-');
}

const two = (value: number) => String(value).padStart(2, '0');

/** 0 on Monday, 6 on Sunday. */
export function weekdayOf(number: number): number {
  return (((number + 5) % 7) + 7) % 7;
}

function isDate(text: string): boolean {
  return FORM.test(text) && dateOf(numberOf(text)) === text;
}

export const DateSchema = v.pipe(v.string(), v.check(isDate));

/** The puzzles whose date is today somewhere on Earth. */
export function openNumbers(now: Millis): { first: number; last: number } {
  const numberAt = (time: Millis) => Math.floor(time / DAY) + EPOCH - BEFORE_FIRST;
  return { first: Math.max(1, numberAt(now - BEHIND)), last: numberAt(now + AHEAD) };
}

export const STANDINGS = ['future', 'open', 'archived'] as const;
export type Standing = (typeof STANDINGS)[number];

export function standingOf(date: DateText, now: Millis): Standing {
  const { first, last } = openNumbers(now);
  const number = numberOf(date);
  return number > last ? 'future' : number < first ? 'archived' : 'open';
}

/** The number of the Monday of that day's week; below 1 in the very first week, which began on a Sunday. */
export function mondayOf(number: number): number {
  return number - weekdayOf(number);
}
