// Journeys over the date line, by the calendars that the zones of the world really have.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOf, numberOf, openNumbers } from '#shared/daily/calendar.ts';
import { closesAt } from '#shared/daily/closing.ts';
import { jumpedNumbers } from '#shared/daily/jumped.ts';
import { type CalendarDay, streakOf } from '#shared/daily/streak.ts';

const HONOLULU = 'Pacific/Honolulu';
const LOS_ANGELES = 'America/Los_Angeles';
const AUCKLAND = 'Pacific/Auckland';
const APIA = 'Pacific/Apia';
const PAGO_PAGO = 'Pacific/Pago_Pago';
const KIRITIMATI = 'Pacific/Kiritimati';
const TOKYO = 'Asia/Tokyo';
const LONDON = 'Europe/London';

const MINUTE = 60_000;

/** The calendar of a zone at a moment of the common clock. */
function calendarIn(zone: string, moment: string): CalendarDay {
  const time = Date.parse(`${moment}Z`);
  const text = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(time);
  return {
    number: numberOf(text.slice(0, 10)),
    ahead: (Date.parse(`${text.replace(' ', 'T')}Z`) - time) / MINUTE,
  };
}

/** Days solved at noon there, from the one date to the other. */
function noons(zone: string, from: string, to: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let number = numberOf(from); number <= numberOf(to); number++) {
    const utcNoon = calendarIn(zone, `${dateOf(number)}T12:00:00`);
    const local = Date.parse(`${dateOf(number)}T12:00:00Z`) - utcNoon.ahead! * MINUTE;
    days.push(calendarIn(zone, new Date(local).toISOString().slice(0, 19)));
  }
  return days;
}

const dates = (numbers: number[]) => numbers.map(dateOf);

describe('westwards over the date line', () => {
  test('Honolulu to Auckland: the day flown over breaks nothing, costs nothing, and can still be solved', () => {
    const before = noons(HONOLULU, '2027-01-01', '2027-01-05');
    // Leaves in the evening of the 5th, lands nine hours later in the night to the 7th.
    const landed = calendarIn(AUCKLAND, '2027-01-06T13:00:00');
    expect(landed).toEqual({ number: numberOf('2027-01-07'), ahead: 780 });
    expect(before.at(-1)).toEqual({ number: numberOf('2027-01-05'), ahead: -600 });
    expect(streakOf(before, landed)).toEqual({ days: 5, longest: 5, reserves: 0 });
    expect(dates(jumpedNumbers(before, landed))).toEqual(['2027-01-06']);
    expect(openNumbers(Date.parse('2027-01-06T13:00:00Z')).first).toBe(numberOf('2027-01-06'));

    const solvedToo = [...before, landed];
    expect(streakOf(solvedToo, landed)).toEqual({ days: 6, longest: 6, reserves: 0 });
    expect(dates(jumpedNumbers(solvedToo, landed))).toEqual(['2027-01-06']);

    const caughtUp = [...solvedToo, { ...landed, number: landed.number - 1 }];
    expect(streakOf(caughtUp, landed)).toEqual({ days: 7, longest: 7, reserves: 1 });
    expect(jumpedNumbers(caughtUp, landed)).toEqual([]);
  });

  test('it stays forgiven for ever, also when it was never solved', () => {
    const journey = [
      ...noons(HONOLULU, '2027-01-01', '2027-01-05'),
      ...noons(AUCKLAND, '2027-01-07', '2027-01-20'),
    ];
    expect(streakOf(journey, journey.at(-1)!)).toEqual({ days: 19, longest: 19, reserves: 2 });
    expect(closesAt('2027-01-06')).toBe(Date.parse('2027-01-07T12:00:00Z'));
  });

  test.each([
    ['Los Angeles to Auckland', LOS_ANGELES, AUCKLAND],
    ['Los Angeles to Auckland in July, both with other clocks', LOS_ANGELES, AUCKLAND, '2027-07-0'],
    ['Los Angeles to Tokyo', LOS_ANGELES, TOKYO],
    ['Honolulu to Kiribati, a whole day', HONOLULU, KIRITIMATI],
    ['American Samoa to Samoa, half an hour by air', PAGO_PAGO, APIA],
  ])('%s', (_, from, to, month = '2027-01-0') => {
    const before = noons(from, `${month}1`, `${month}5`);
    const after = noons(to, `${month}7`, `${month}8`);
    expect(streakOf(before, after[0]!)).toMatchObject({ days: 5 });
    expect(streakOf([...before, ...after], after[1]!)).toMatchObject({ days: 7 });
    expect(dates(jumpedNumbers(before, after[0]!))).toEqual([`${month}6`]);
  });

  test('one day is forgiven and no other: a second one missed costs a reserve, or the row', () => {
    const week = noons(HONOLULU, '2027-01-01', '2027-01-07');
    const [landed, next] = noons(AUCKLAND, '2027-01-10', '2027-01-11');
    expect(streakOf(week, landed!)).toEqual({ days: 7, longest: 7, reserves: 0 });
    expect(streakOf(week, next!)).toMatchObject({ days: 0, longest: 7 });
    expect(streakOf(week.slice(1), landed!)).toMatchObject({ days: 0, longest: 6 });
  });

  test('is not known where a run does not say where its calendar was', () => {
    const before = noons(HONOLULU, '2027-01-01', '2027-01-05').map(({ number }) => ({ number }));
    const [landed] = noons(AUCKLAND, '2027-01-07', '2027-01-07');
    expect(streakOf(before, landed!)).toMatchObject({ days: 0 });
    expect(jumpedNumbers(before, landed!)).toEqual([]);
  });
});

describe('eastwards a date comes twice', () => {
  test('Auckland to Honolulu: nothing is lost, and nothing counted twice', () => {
    const before = noons(AUCKLAND, '2027-01-01', '2027-01-07');
    const landed = calendarIn(HONOLULU, '2027-01-07T08:00:00');
    expect(landed.number).toBe(numberOf('2027-01-06'));
    const row = { days: 7, longest: 7, reserves: 1 };
    expect(streakOf(before, landed)).toEqual(row);
    expect(jumpedNumbers(before, landed)).toEqual([]);
    const [again, then] = noons(HONOLULU, '2027-01-07', '2027-01-08');
    expect(streakOf(before, again!)).toEqual(row);
    expect(streakOf([...before, again!], again!)).toEqual(row);
    expect(streakOf([...before, then!], then!)).toEqual({ ...row, days: 8, longest: 8 });
  });

  test.each([
    ['Kiribati to Honolulu', KIRITIMATI, HONOLULU],
    ['Samoa to American Samoa', APIA, PAGO_PAGO],
  ])('%s, with the day that was left over solved on its second coming', (_, from, to) => {
    const before = noons(from, '2027-01-01', '2027-01-04');
    const after = noons(to, '2027-01-05', '2027-01-06');
    expect(streakOf([...before, ...after], after[1]!)).toMatchObject({ days: 6 });
    expect(streakOf(before, after[0]!)).toMatchObject({ days: 4 });
  });

  test('is no excuse for a day missed at home', () => {
    const before = noons(AUCKLAND, '2027-01-01', '2027-01-05');
    const after = noons(HONOLULU, '2027-01-07', '2027-01-07');
    expect(streakOf([...before, ...after], after[0]!)).toMatchObject({ days: 1 });
    expect(jumpedNumbers([...before, ...after], after[0]!)).toEqual([]);
  });
});

describe('several journeys', () => {
  test('there and back: each way over is forgiven, the days missed at either end are not', () => {
    const there = [
      ...noons(LOS_ANGELES, '2027-01-01', '2027-01-03'),
      ...noons(AUCKLAND, '2027-01-05', '2027-01-08'),
    ];
    const back = noons(LOS_ANGELES, '2027-01-09', '2027-01-10');
    const again = noons(AUCKLAND, '2027-01-12', '2027-01-13');
    const all = [...there, ...back, ...again];
    expect(streakOf(all, again[1]!)).toMatchObject({ days: 11 });
    const without = all.filter(({ number }) => number !== numberOf('2027-01-09'));
    // The seven before it had earned a reserve.
    expect(streakOf(without, again[1]!)).toEqual({ days: 10, longest: 10, reserves: 0 });
  });

  test('there and back within a day: what is solved at home afterwards needs no forgiving', () => {
    const before = noons(HONOLULU, '2027-01-01', '2027-01-05');
    const there = calendarIn(AUCKLAND, '2027-01-06T12:00:00');
    const home = calendarIn(HONOLULU, '2027-01-07T03:00:00');
    expect([there.number, home.number].map(dateOf)).toEqual(['2027-01-07', '2027-01-06']);
    expect(streakOf([...before, there], home)).toMatchObject({ days: 6 });
    expect(streakOf([...before, there, home], home)).toMatchObject({ days: 7 });
  });

  test('round the world westwards, one day in each city: one date was never there', () => {
    const journey = [
      ...noons(LONDON, '2027-01-01', '2027-01-02'),
      ...noons('America/New_York', '2027-01-03', '2027-01-03'),
      ...noons(LOS_ANGELES, '2027-01-04', '2027-01-04'),
      ...noons(TOKYO, '2027-01-06', '2027-01-06'),
      ...noons('Asia/Dubai', '2027-01-07', '2027-01-07'),
      ...noons(LONDON, '2027-01-08', '2027-01-08'),
    ];
    expect(streakOf(journey, journey.at(-1)!)).toMatchObject({ days: 7 });
    expect(dates(jumpedNumbers(journey, journey.at(-1)!))).toEqual(['2027-01-05']);
  });

  test('a phone that flew and a laptop that stayed, brought together in any order', () => {
    const phone = [
      ...noons(HONOLULU, '2027-01-01', '2027-01-02'),
      ...noons(AUCKLAND, '2027-01-07', '2027-01-08'),
    ];
    const laptop = noons(HONOLULU, '2027-01-03', '2027-01-05');
    const now = phone.at(-1)!;
    expect(streakOf([...phone, ...laptop], now)).toMatchObject({ days: 7 });
    expect(streakOf([...laptop, ...phone], now)).toMatchObject({ days: 7 });
  });
});

describe('what is no journey over the date line', () => {
  test.each([
    ['the beginning of summer time', LONDON, '2027-03-26', LONDON, '2027-03-29'],
    ['the end of summer time', LONDON, '2027-10-29', LONDON, '2027-11-01'],
    ['summer time in the south', AUCKLAND, '2027-09-25', AUCKLAND, '2027-09-28'],
    ['half an hour of it', 'Australia/Lord_Howe', '2027-10-01', 'Australia/Lord_Howe', '2027-10-04'],
    ['Los Angeles to London', LOS_ANGELES, '2027-01-01', LONDON, '2027-01-04'],
    ['London to Tokyo', LONDON, '2027-01-01', TOKYO, '2027-01-04'],
    ['Tokyo to Auckland', TOKYO, '2027-01-01', AUCKLAND, '2027-01-04'],
    ['no journey at all', TOKYO, '2027-01-01', TOKYO, '2027-01-04'],
  ])('%s forgives no day', (_, from, to, where, until) => {
    const solved = noons(from, dateOf(numberOf(to) - 2), to);
    const now = noons(where, until, until)[0]!;
    expect(streakOf(solved, now)).toMatchObject({ days: 0, longest: 3 });
    expect(jumpedNumbers(solved, now)).toEqual([]);
  });

  test('a wrong date put right', () => {
    const behind = noons(TOKYO, '2027-01-01', '2027-01-03');
    const now = noons(TOKYO, '2027-01-05', '2027-01-05')[0]!;
    expect(streakOf(behind, now)).toMatchObject({ days: 0 });
    const ahead = noons(TOKYO, '2027-01-09', '2027-01-09');
    expect(streakOf([...behind, ...ahead], behind[2]!)).toMatchObject({ days: 3 });
    expect(jumpedNumbers([...behind, ...ahead], behind[2]!)).toEqual([]);
  });
});

describe('any history', () => {
  const day = fc.record({
    number: fc.integer({ min: 1, max: 40 }),
    ahead: fc.option(fc.constantFrom(-660, -600, -480, 0, 540, 780, 840), { nil: undefined }),
  });
  const history = fc.uniqueArray(day, { selector: ({ number }) => number, maxLength: 40 });

  test('is worth at least as much as without its journeys, and no more days than were solved', () => {
    fc.assert(
      fc.property(history, day, (solved, now) => {
        const travelled = streakOf(solved, now);
        const stayed = streakOf(
          solved.map(({ number }) => ({ number })),
          now,
        );
        expect(travelled.days).toBeGreaterThanOrEqual(stayed.days);
        expect(travelled.longest).toBeGreaterThanOrEqual(stayed.longest);
        expect(travelled.longest).toBeLessThanOrEqual(solved.length);
      }),
      { numRuns: 1000 },
    );
  });

  test('offers only what is unsolved and before today, each once', () => {
    fc.assert(
      fc.property(history, day, (solved, now) => {
        const jumped = jumpedNumbers(solved, now);
        expect(new Set(jumped).size).toBe(jumped.length);
        for (const number of jumped) {
          expect(solved.some((one) => one.number === number)).toBe(false);
          expect(number).toBeLessThan(now.number);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
