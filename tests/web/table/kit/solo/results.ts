// Results made up for tests: one a day, from as many seeds.
import type { Result } from '#web/saves/results.ts';

const DAY = 86_400_000;

export const resultsOfPoints = (points: readonly number[]): Result[] =>
  points.map((reached, at) => ({
    match: `match-${at}`,
    points: reached,
    when: at * DAY,
    seed: `seed-${at}`,
    known: false,
  }));

export const POINTS = { said: (points: number) => `${points} points`, short: String, counts: () => true };
export const TIME = { ...POINTS, lessIsBetter: true };
