// The order of results as one number, against the order in words; and which runs no person plays.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlausible } from '#shared/daily/plausible.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import { orderOf } from '#shared/daily/ranking.ts';
import { LONGEST_SPAN } from '#shared/daily/score.ts';

const LONGEST_RUN = THROWS * LONGEST_SPAN;

interface Run {
  score: number;
  time: number;
}

const time = fc.oneof(fc.nat(3), fc.integer({ min: LONGEST_RUN - 3, max: LONGEST_RUN }), fc.nat(LONGEST_RUN));
const run: fc.Arbitrary<Run> = fc.record({ score: fc.nat(THROWS), time });

/** Below 0 when the first is before the second. */
const compared = (one: Run, other: Run) => other.score - one.score || one.time - other.time;

describe('the order', () => {
  test('is by right answers, then by time', () => {
    fc.assert(
      fc.property(run, run, (one, other) => {
        expect(Math.sign(orderOf(one) - orderOf(other))).toBe(Math.sign(compared(one, other)));
      }),
      { numRuns: 5000 },
    );
  });

  test('has the slowest with all right before the quickest with one wrong', () => {
    expect(orderOf({ score: 6, time: LONGEST_RUN })).toBeLessThan(orderOf({ score: 5, time: 0 }));
  });

  test('is a whole number that JSON and SQLite keep', () => {
    expect(Number.isSafeInteger(orderOf({ score: 0, time: LONGEST_RUN }))).toBe(true);
    expect(orderOf({ score: 6, time: 0 })).toBe(0);
  });
});

describe('a run that a person can have played', () => {
  test.each<[string, number[], boolean]>([
    ['uneven, in a minute', [5_000, 11_000, 9_000, 12_000, 8_000, 15_000], true],
    ['in twelve seconds', [1_500, 2_500, 1_600, 2_400, 1_800, 2_200], true],
    ['in a little less', [1_500, 2_500, 1_600, 2_400, 1_800, 2_199], false],
    ['with two lucky guesses', [1_199, 1_199, 4_000, 5_000, 6_000, 3_000], true],
    ['with three', [1_199, 1_199, 1_199, 5_000, 6_000, 3_000], false],
    ['with three of 1.2 s', [1_200, 1_200, 1_200, 5_000, 6_000, 3_000], true],
    ['the same time for all', [10_000, 10_000, 10_000, 10_000, 10_000, 10_000], false],
    ['all within fifteen parts of a hundred', [8_500, 9_000, 9_500, 10_000, 9_700, 9_900], false],
    ['one outside', [8_499, 9_000, 9_500, 10_000, 9_700, 9_900], true],
    ['left open overnight, each', new Array<number>(6).fill(LONGEST_SPAN), false],
  ])('%s', (_, spans, plausible) => {
    expect(isPlausible(spans)).toBe(plausible);
  });
});
