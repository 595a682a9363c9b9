// The worlds of Gravity Superstar: every piece stands out from every one of them, and every star is one of its own kind.
import { expect, test } from 'vitest';
import { FACES_OF_TILE } from '#shared/games/gravity-superstar/components.ts';
import { FACES } from '#shared/games/gravity-superstar/faces.ts';
import { seatPalette } from '#web/art/palette.ts';
import { starPalette } from '#web/games/gravity-superstar/table/pieces/star-palette.ts';
import { WORLDS } from '#web/games/gravity-superstar/table/pieces/worlds.ts';
import { brightness } from './contrast.ts';

/** Lines of less than a unit are no ground to lie on. */
const HAIR = 1;
const grounds = WORLDS.flatMap(({ ground, marks }) => [
  ground,
  ...marks.filter(([, , width = HAIR]) => width >= HAIR).map(([paint]) => paint),
]);
/** The open door and the sign of another action have these. */
const SIGNS = ['#ffd76a', '#9fe8ff'];

test('there is a world for each planet', () => {
  expect(WORLDS).toHaveLength(FACES.length / FACES_OF_TILE);
  expect(new Set(WORLDS.map(({ ground }) => ground)).size).toBe(WORLDS.length);
});

test.each([
  ['star', starPalette.map(({ fill }) => fill)],
  ['pawn', seatPalette.map(({ fill }) => fill)],
  ['ledge', WORLDS.map(({ crust }) => crust)],
  ['sign', SIGNS],
])('every %s stands out from every ground by 3 to 1', (_, pieces) => {
  const brightest = Math.max(...grounds.map(brightness));
  for (const piece of pieces)
    expect((brightness(piece) + 0.05) / (brightest + 0.05), piece).toBeGreaterThanOrEqual(3);
});

test('every star has at least four points and a number of them of its own, and no token of a seat is a star', () => {
  const points = starPalette.map((star) => star.points);
  expect(Math.min(...points)).toBeGreaterThanOrEqual(4);
  expect(new Set(points).size).toBe(starPalette.length);
  expect(seatPalette.map(({ shape }) => shape)).not.toContain('star');
});
