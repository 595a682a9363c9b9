// The stars of a win: they start where somebody has won, rise, come down, and are gone at the end.
import { expect, test } from 'vitest';
import { piecesOf, placed } from '#web/table/kit/moment/confetti.ts';

const pieces = piecesOf(7);
const at = (progress: number, start = { x: 0.8, wide: 1.6 }) =>
  pieces.map((piece) => placed(piece, progress, start));

test('all start at one place and end unseen', () => {
  for (const { x, y, shine } of at(0)) expect([Math.abs(x), Math.abs(y), shine]).toEqual([0, 0, 1]);
  for (const { shine } of at(1)) expect(shine).toBe(0);
});

test('all rise first, to both sides, and come down again', () => {
  expect(at(0.1).every(({ y }) => y < 0)).toBe(true);
  expect(new Set(at(0.5).map(({ x }) => Math.sign(x)))).toEqual(new Set([-1, 1]));
  for (const [one, { y }] of at(1).entries()) expect(y).toBeGreaterThan(at(0.4)[one]!.y);
});

test('from the edge of a phone all come down on it', () => {
  const start = { x: 0.04, wide: 0.46 };
  for (const { x } of at(1, start)) {
    expect(start.x + x).toBeGreaterThanOrEqual(0);
    expect(start.x + x).toBeLessThanOrEqual(start.wide);
  }
});

test('the same seed throws the same stars', () => {
  expect(piecesOf(7)).toEqual(pieces);
  expect(piecesOf(8)).not.toEqual(pieces);
});
