// The order of results as one number, against the order in words.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { THROWS } from '#shared/daily/puzzle.ts';
import { GRADES, gradeOf, gradeStart, placeOf, type Result, TIMINGS } from '#shared/daily/ranking.ts';
import { LONGEST_SPAN } from '#shared/daily/score.ts';

const LONGEST_RUN = THROWS * LONGEST_SPAN;

const time = fc.oneof(fc.nat(3), fc.integer({ min: LONGEST_RUN - 3, max: LONGEST_RUN }), fc.nat(LONGEST_RUN));
const result = (timings: readonly Result['timing'][]): fc.Arbitrary<Result> =>
  fc.record({ score: fc.nat(THROWS), time, timing: fc.constantFrom(...timings) });
const ranked = result(['verified', 'selfTimed']);

/** Below 0 when the first is before the second. */
function compared(one: Result, other: Result): number {
  if (one.score !== other.score) return other.score - one.score;
  if (one.timing !== other.timing) return one.timing === 'verified' ? -1 : 1;
  return one.time - other.time;
}

const ALL_GRADES = Array.from({ length: THROWS + 1 }, (_, score) => score).flatMap((score) =>
  (['verified', 'selfTimed'] as const).map((timing) => ({ score, timing })),
);

describe('places', () => {
  test('order by right answers, then by who kept the time, then by time', () => {
    fc.assert(
      fc.property(ranked, ranked, (one, other) => {
        expect(Math.sign(placeOf(one)! - placeOf(other)!)).toBe(Math.sign(compared(one, other)));
      }),
      { numRuns: 5000 },
    );
  });

  test('sort a whole board like the words do', () => {
    fc.assert(
      fc.property(fc.array(ranked, { maxLength: 30 }), (board) => {
        const byPlace = board.toSorted((one, other) => placeOf(one)! - placeOf(other)!);
        expect(byPlace).toEqual(board.toSorted(compared));
      }),
    );
  });

  test.each<[string, Result, Result]>([
    [
      'six slow before five quick',
      { score: 6, time: LONGEST_RUN, timing: 'selfTimed' },
      { score: 5, time: 0, timing: 'verified' },
    ],
    [
      'slow and verified before quick and self-timed',
      { score: 3, time: LONGEST_RUN, timing: 'verified' },
      { score: 3, time: 0, timing: 'selfTimed' },
    ],
    [
      'a millisecond',
      { score: 0, time: LONGEST_RUN - 1, timing: 'selfTimed' },
      { score: 0, time: LONGEST_RUN, timing: 'selfTimed' },
    ],
  ])('%s', (_, first, second) => {
    expect(placeOf(first)).toBeLessThan(placeOf(second)!);
  });

  test('are shared by equals', () => {
    expect(placeOf({ score: 4, time: 65_432, timing: 'verified' })).toBe(
      placeOf({ timing: 'verified', time: 65_432, score: 4 }),
    );
  });

  test('are nobody’s who is unranked', () => {
    fc.assert(
      fc.property(result(['unranked']), (run) => {
        expect(placeOf(run)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(result(TIMINGS), (run) => {
        expect(placeOf(run) === null).toBe(run.timing === 'unranked');
      }),
    );
  });
});

describe('grades', () => {
  test('are numbered from 0, the best, without gaps', () => {
    const grades = ALL_GRADES.map(gradeOf).toSorted((one, other) => one - other);
    expect(grades).toEqual(Array.from({ length: GRADES }, (_, grade) => grade));
    expect(gradeOf({ score: 6, timing: 'verified' })).toBe(0);
    expect(gradeOf({ score: 6, timing: 'selfTimed' })).toBe(1);
    expect(gradeOf({ score: 0, timing: 'selfTimed' })).toBe(GRADES - 1);
  });

  test('begin at their start and end before the next', () => {
    fc.assert(
      fc.property(ranked, (run) => {
        const grade = gradeOf(run);
        expect(placeOf(run)).toBeGreaterThanOrEqual(gradeStart(grade));
        expect(placeOf(run)).toBeLessThan(gradeStart(grade + 1));
        expect(placeOf(run)! - gradeStart(grade)).toBe(run.time);
      }),
    );
  });

  test.each(ALL_GRADES)('hold the quickest and the slowest run of $score, $timing', ({ score, timing }) => {
    const grade = gradeOf({ score, timing });
    expect(placeOf({ score, timing, time: 0 })).toBe(gradeStart(grade));
    expect(placeOf({ score, timing, time: LONGEST_RUN })).toBe(gradeStart(grade + 1) - 1);
  });

  test('the last end is a whole number that JSON and SQLite keep', () => {
    expect(gradeStart(0)).toBe(0);
    expect(Number.isSafeInteger(gradeStart(GRADES))).toBe(true);
    expect(Number.isSafeInteger(placeOf({ score: 0, time: LONGEST_RUN, timing: 'selfTimed' }))).toBe(true);
  });
});
