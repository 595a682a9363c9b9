// Matches as a curve: at most as many dots as can be told apart, the best among them, and the line between its ends.
import { expect, test } from 'vitest';
import type { Played } from '#web/statistics/played.ts';
import { trendOf } from '#web/statistics/trend.ts';

const said = String;
const measure = { said, short: said, counts: () => true };
const row = (points: number[]): Played[] =>
  points.map((now, at) => ({
    match: `match${at}`,
    rivals: 1,
    seat: 0,
    points: now,
    others: 5,
    when: at,
    won: now > 5,
  }));

test('a thousand matches are some dozens of dots, and the best is one of them', () => {
  const points = Array.from({ length: 1000 }, (_, at) => (at === 333 ? 99 : at % 10));
  const { dots, line, top, bottom } = trendOf(row(points), measure, 'match333');
  expect(dots.length).toBeLessThanOrEqual(61);
  expect(dots.some(({ one }) => one.points === 99)).toBe(true);
  expect([top, bottom]).toEqual([99, 0]);
  expect(line.split(' ')).toHaveLength(dots.length);
});

test('the more points the higher, and the mean between them', () => {
  const { dots, line } = trendOf(row([2, 10]), measure, 'match1');
  expect(dots[1]!.y).toBeLessThan(dots[0]!.y);
  const heights = line.split(' ').map((point) => Number(point.split(',')[1]));
  expect(heights[0]).toBe(dots[0]!.y);
  expect(heights[1]).toBe((dots[0]!.y + dots[1]!.y) / 2);
});
