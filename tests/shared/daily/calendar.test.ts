// The calendar of the daily against the platform's own: numbers, dates, weekdays, and what is open where.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  DAY,
  DateSchema,
  type DateText,
  dateOf,
  mondayOf,
  numberOf,
  openNumbers,
  standingOf,
  weekdayOf,
} from '#shared/daily/calendar.ts';
import { beginsAt } from '#shared/daily/closing.ts';

const FIRST_DAY = Date.UTC(2026, 10, 1);
const HOUR = 3_600_000;
const FOUR_CENTURIES = 146_097;

const midnightOf = (number: number) => FIRST_DAY + (number - 1) * DAY;
const textOf = (time: number): DateText => new Date(time).toISOString().slice(0, 10);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

describe('numbers and dates', () => {
  test.each([
    ['2026-10-31', 0],
    ['2026-11-01', 1],
    ['2026-11-02', 2],
    ['2027-01-01', 62],
    ['2027-03-27', 147],
    ['2027-03-28', 148],
    ['2027-03-29', 149],
    ['2028-02-28', 485],
    ['2028-02-29', 486],
    ['2028-03-01', 487],
  ])('%s is number %i', (date, number) => {
    expect(numberOf(date)).toBe(number);
    expect(dateOf(number)).toBe(date);
  });

  test.each([
    ['after the first day', 1],
    ['before the first day', 1 - FOUR_CENTURIES],
  ])('are those of the common calendar for 400 years %s', (_, from) => {
    const wrong = range(from, from + FOUR_CENTURIES).filter((number) => {
      const date = textOf(midnightOf(number));
      return dateOf(number) !== date || numberOf(date) !== number;
    });
    expect(wrong).toEqual([]);
  });

  test('are those of the common calendar around the borders of every year of four digits', () => {
    const borders = range(1, 9999).flatMap((year) =>
      [
        [0, 1],
        [1, 28],
        [1, 29],
        [2, 1],
        [11, 31],
      ].map(([month, day]) => new Date(0).setUTCFullYear(year, month, day)),
    );
    const wrong = borders.filter((time) => {
      const number = (time - FIRST_DAY) / DAY + 1;
      return dateOf(number) !== textOf(time) || numberOf(textOf(time)) !== number;
    });
    expect(wrong).toEqual([]);
  });
});

describe('dates from outside', () => {
  const accepted = (input: unknown) => v.is(DateSchema, input);

  test.each([
    '2026-11-01',
    '2027-03-28',
    '2028-02-29',
    '2000-02-29',
    '2400-02-29',
    '1999-12-31',
    '9999-12-31',
  ])('%s is one', (date) => {
    expect(accepted(date)).toBe(true);
  });

  test.each([
    '2026-02-30',
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '2026-01-32',
    '2026-99-99',
    '2026-1-1',
    '26-11-01',
    '12026-11-01',
    '2026000000-11-01',
    '-2026-11-01',
    '+002026-11-01',
    '2026-11-01T00:00',
    '2026/11/01',
    '20261101',
    '2026-11-1x',
    ' 2026-11-01',
    '2026-11-01 ',
    '2026-11-01\n',
    '٢٠٢٦-١١-٠١',
    '２０２６-１１-０１',
    '',
    'today',
  ])('%j is none', (text) => {
    expect(accepted(text)).toBe(false);
  });

  test.each([
    1,
    20_261_101,
    Number.NaN,
    null,
    undefined,
    true,
    ['2026-11-01'],
    { date: '2026-11-01' },
    new Date(FIRST_DAY),
  ])('%o is none', (input) => {
    expect(accepted(input)).toBe(false);
  });
});

describe('weeks', () => {
  test('begin on Monday, also before the first puzzle', () => {
    const wrong = range(-1000, 5000).filter(
      (number) => weekdayOf(number) !== (new Date(midnightOf(number)).getUTCDay() + 6) % 7,
    );
    expect(wrong).toEqual([]);
    expect(weekdayOf(1)).toBe(6);
  });

  test('are named by their Monday', () => {
    expect([0, 1, 2, 8, 9].map(mondayOf)).toEqual([-5, -5, 2, 2, 9]);
    const wrong = range(-1000, 5000).filter((number) => {
      const monday = mondayOf(number);
      return weekdayOf(monday) !== 0 || monday > number || number - monday > 6;
    });
    expect(wrong).toEqual([]);
  });
});

describe('what is open', () => {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
  // The signs of these zones are the other way round: the first is 14 hours ahead, the second 12 behind.
  const earliest = clock('Etc/GMT-14');
  const latest = clock('Etc/GMT+12');

  function numberIn(zone: Intl.DateTimeFormat, now: number): number {
    const parts = zone.formatToParts(now);
    const [year, month, day] = (['year', 'month', 'day'] as const).map((type) =>
      Number(parts.find((part) => part.type === type)!.value),
    );
    return (Date.UTC(year!, month! - 1, day!) - FIRST_DAY) / DAY + 1;
  }

  const MOMENTS = [0, 1, HOUR, 10 * HOUR - 1, 10 * HOUR, 12 * HOUR - 1, 12 * HOUR, 12 * HOUR + 1, DAY - 1];
  const INSTANTS = range(-3, 900).flatMap((number) => MOMENTS.map((moment) => midnightOf(number) + moment));

  test('is what is today somewhere on Earth, and nothing below 1', () => {
    const wrong = INSTANTS.filter((now) => {
      const { first, last } = openNumbers(now);
      return first !== Math.max(1, numberIn(latest, now)) || last !== numberIn(earliest, now);
    });
    expect(wrong).toEqual([]);
  });

  test('stands between the archive and the future', () => {
    const standings = (now: number) => {
      const [first, last] = [Math.max(1, numberIn(latest, now)), numberIn(earliest, now)];
      return [first - 1, first, last, last + 1].map((number) => standingOf(dateOf(number), now));
    };
    const open = INSTANTS.filter((now) => numberIn(earliest, now) >= 1);
    const found = new Set(open.map((now) => standings(now).join(' ')));
    expect([...found]).toEqual(['archived open open future']);
  });

  test('begins with the first puzzle at 10 o’clock of the day before, by the common clock', () => {
    const opening = FIRST_DAY - 14 * HOUR;
    expect(standingOf('2026-11-01', opening - 1)).toBe('future');
    expect(standingOf('2026-11-01', opening)).toBe('open');
    expect(beginsAt('2026-11-01')).toBe(opening);
    expect(openNumbers(opening)).toEqual({ first: 1, last: 1 });
    expect(standingOf('2026-11-01', FIRST_DAY + 36 * HOUR - 1)).toBe('open');
    expect(standingOf('2026-11-01', FIRST_DAY + 36 * HOUR)).toBe('archived');
  });

  test('is three dates for two hours of every day', () => {
    const spread = (moment: number) => {
      const { first, last } = openNumbers(midnightOf(100) + moment);
      return range(first, last).map(dateOf);
    };
    expect(spread(9 * HOUR)).toEqual(['2027-02-07', '2027-02-08']);
    expect(spread(11 * HOUR)).toEqual(['2027-02-07', '2027-02-08', '2027-02-09']);
    expect(spread(13 * HOUR)).toEqual(['2027-02-08', '2027-02-09']);
  });
});
