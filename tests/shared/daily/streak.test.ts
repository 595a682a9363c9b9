// Days in a row: earned and spent reserves, gaps, wrong clocks, and the history in any order.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDay, streakOf as streakOfDays } from '#shared/daily/streak.ts';

function days(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

const dayOf = (number: number): CalendarDay => ({ number });
/** At a place that nobody knows. */
const streakOf = (solved: readonly number[], today: number) => streakOfDays(solved.map(dayOf), dayOf(today));

const none = { days: 0, longest: 0, reserves: 0 };

describe('days in a row', () => {
  test.each([
    ['nothing solved', [], 5, none],
    ['today', [5], 5, { days: 1, longest: 1, reserves: 0 }],
    ['yesterday; today can still be played', [4], 5, { days: 1, longest: 1, reserves: 0 }],
    ['yesterday missed', [3], 5, { days: 0, longest: 1, reserves: 0 }],
    ['six in a row', days(1, 6), 6, { days: 6, longest: 6, reserves: 0 }],
    ['six in a row, the seventh not yet played', days(1, 6), 7, { days: 6, longest: 6, reserves: 0 }],
    ['begun again', [1, 2, 3, 6, 7], 7, { days: 2, longest: 3, reserves: 0 }],
    ['begun again and surpassed', [1, 2, 5, 6, 7], 8, { days: 3, longest: 3, reserves: 0 }],
  ])('%s', (_, solved, today, expected) => {
    expect(streakOf(solved, today)).toEqual(expected);
  });

  test.each([3, 6, 8, 20, 100])('the longest stays when the last of %i is long ago', (length) => {
    expect(streakOf(days(1, length), length + 1000)).toMatchObject({ days: 0, longest: length });
  });
});

describe('reserves', () => {
  test.each([
    [6, 0],
    [7, 1],
    [8, 1],
    [13, 1],
    [14, 2],
    [15, 2],
    [20, 2],
    [21, 2],
    [28, 2],
    [365, 2],
  ])('after %i days there are %i', (length, reserves) => {
    expect(streakOf(days(1, length), length)).toEqual({ days: length, longest: length, reserves });
  });

  test('a day missed after seven is bridged, and not itself counted', () => {
    expect(streakOf([...days(1, 7), 9], 9)).toEqual({ days: 8, longest: 8, reserves: 0 });
  });

  test('yesterday missed is bridged before today is played', () => {
    expect(streakOf(days(1, 7), 9)).toEqual({ days: 7, longest: 7, reserves: 0 });
  });

  test('two days in a row are bridged after fourteen', () => {
    expect(streakOf([...days(1, 14), 17], 17)).toEqual({ days: 15, longest: 15, reserves: 0 });
  });

  test('two days apart are bridged after fourteen, one by one', () => {
    expect(streakOf([...days(1, 14), 16], 16)).toMatchObject({ days: 15, reserves: 1 });
    expect(streakOf([...days(1, 14), 16, 18], 18)).toMatchObject({ days: 16, reserves: 0 });
    expect(streakOf([...days(1, 14), 16, 18, 20], 20)).toMatchObject({ days: 1, longest: 16 });
  });

  test('a spent reserve is earned again by the next seventh day', () => {
    const solved = [...days(1, 7), ...days(9, 15)];
    expect(streakOf(solved.slice(0, -1), 14)).toMatchObject({ days: 13, reserves: 0 });
    expect(streakOf(solved, 15)).toEqual({ days: 14, longest: 14, reserves: 1 });
  });

  test.each([
    ['one day without a reserve', [...days(1, 6), 8], 8, 6],
    ['two days with one', [...days(1, 7), 10], 10, 7],
    ['three days with two', [...days(1, 14), 18], 18, 14],
    ['three days with two after a year', [...days(1, 365), 369], 369, 365],
  ])('%s: the row is broken', (_, solved, today, longest) => {
    expect(streakOf(solved, today)).toMatchObject({ days: 1, longest });
  });

  test('too many days missed until yesterday break it too', () => {
    expect(streakOf(days(1, 14), 17)).toMatchObject({ days: 14, reserves: 0 });
    expect(streakOf(days(1, 14), 18)).toMatchObject({ days: 0, longest: 14 });
  });

  test('spent on a row that broke all the same, they do not come back', () => {
    for (const length of [7, 14, 30]) {
      const left = days(length + 1, length + 6).map((today) => streakOf(days(1, length), today).reserves);
      expect(left, `after ${length} days`).toEqual(left.toSorted((one, other) => other - one));
    }
  });
});

describe('a wrong clock', () => {
  test.each([6, 30, 400, 100_000])('a puzzle of day %i neither breaks nor counts on day 4', (far) => {
    for (const solved of [[1, 2, 3], [1, 2, 3, 4], [2], []]) {
      expect(streakOf([...solved, far], 4)).toEqual(streakOf(solved, 4));
    }
  });

  test('a day ahead, set right and the day played after all: nothing is lost', () => {
    expect(streakOf([1, 2, 3, 5, 4], 4)).toMatchObject({ days: 5 });
    expect(streakOf([1, 2, 3, 5, 4], 5)).toMatchObject({ days: 5 });
    expect(streakOf([1, 2, 3, 5, 4, 6], 6)).toMatchObject({ days: 6 });
  });

  test('a day ahead, set right: today can still be played, so nothing is lost yet', () => {
    expect(streakOf([1, 2, 3, 5], 4).days).toBeGreaterThanOrEqual(3);
    expect(streakOf([...days(1, 7), 9], 8)).toMatchObject({ days: 8, reserves: 1 });
  });

  test('a day ahead, noticed too late: the day passed over costs a reserve', () => {
    expect(streakOf([...days(1, 7), 9], 9)).toEqual({ days: 8, longest: 8, reserves: 0 });
    expect(streakOf([...days(1, 7), 9, 10], 10)).toEqual({ days: 9, longest: 9, reserves: 0 });
  });

  test('a day behind: what was solved stands, and the day not offered costs a reserve', () => {
    expect(streakOf(days(1, 8), 7)).toEqual(streakOf(days(1, 8), 8));
    expect(streakOf(days(1, 8), 9)).toMatchObject({ days: 8, reserves: 1 });
    expect(streakOf([...days(1, 8), 10], 10)).toMatchObject({ days: 9, reserves: 0 });
  });

  test('back at the beginning of time: nothing is counted, and nothing lost once it is right', () => {
    expect(streakOf(days(100, 110), -20_000)).toEqual(none);
    expect(streakOf([-20_000, ...days(100, 110)], 110)).toEqual(streakOf(days(100, 110), 110));
  });
});

describe('any history', () => {
  const history = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 80 });

  test('in any order, with duplicates, is the same', () => {
    fc.assert(
      fc.property(
        history.chain((solved) =>
          fc.tuple(
            fc.constant(solved),
            fc.shuffledSubarray([...solved, ...solved], { minLength: solved.length * 2 }),
          ),
        ),
        fc.integer({ min: 1, max: 70 }),
        ([solved, shuffled], today) => {
          expect(streakOf(shuffled, today)).toEqual(streakOf(solved, today));
        },
      ),
    );
  });

  test('is left alone', () => {
    const solved = Object.freeze([5, 3, 4, 3, 90]);
    expect(streakOf(solved, 5)).toMatchObject({ days: 3 });
    expect(solved).toEqual([5, 3, 4, 3, 90]);
  });

  test('keeps within its bounds', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 70 }), (solved, today) => {
        const streak = streakOf(solved, today);
        expect(streak.days).toBeGreaterThanOrEqual(0);
        expect(streak.longest).toBeGreaterThanOrEqual(streak.days);
        expect(streak.longest).toBeLessThanOrEqual(new Set(solved).size);
        expect([0, 1, 2]).toContain(streak.reserves);
      }),
    );
  });

  test('with single days missed is what counting day by day gives', () => {
    const singleGaps = fc
      .array(fc.integer({ min: 1, max: 16 }), { minLength: 1, maxLength: 8 })
      .map((rows) => rows.flatMap((length) => [...new Array<boolean>(length).fill(true), false]));
    fc.assert(
      fc.property(singleGaps, (played) => {
        const solved = [...played.keys()].filter((day) => played[day]).map((day) => day + 1);
        const counted = { ...none };
        for (const hit of played) {
          if (hit) counted.days++;
          else if (counted.reserves > 0) counted.reserves--;
          else counted.days = 0;
          if (hit && counted.days % 7 === 0) counted.reserves = Math.min(2, counted.reserves + 1);
          counted.longest = Math.max(counted.longest, counted.days);
        }
        expect(streakOf(solved, played.length + 1)).toEqual(counted);
      }),
      { numRuns: 500 },
    );
  });
});
