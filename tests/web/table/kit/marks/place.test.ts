// A mark lies over nothing that is needed, and as near as can be to what it points at.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, placeFor, tie, touches } from '#web/table/kit/marks/place.ts';

const PHONE: Box = { x: 0, y: 0, width: 320, height: 568 };
const box = fc.record({
  x: fc.integer({ min: 0, max: 280 }),
  y: fc.integer({ min: 0, max: 520 }),
  width: fc.integer({ min: 10, max: 200 }),
  height: fc.integer({ min: 10, max: 200 }),
});

test('wherever things lie, it is on the screen and touches neither them nor what it points at', () => {
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 12 }), (target, kept) => {
      const size = { width: 200, height: 80 };
      const at = placeFor(size, target, PHONE, kept);
      if (!at) return;
      const mark = { ...at, ...size };
      expect([target, ...kept].filter((other) => touches(mark, other))).toEqual([]);
      expect(mark.x).toBeGreaterThanOrEqual(0);
      expect(mark.y).toBeGreaterThanOrEqual(0);
      expect(mark.x + mark.width).toBeLessThanOrEqual(PHONE.width);
      expect(mark.y + mark.height).toBeLessThanOrEqual(PHONE.height);
    }),
  );
});

test('it lies beside what it points at where there is room, and else as near as can be', () => {
  const target = { x: 140, y: 300, width: 40, height: 40 };
  const near = placeFor({ width: 200, height: 80 }, target, PHONE, [])!;
  expect(near.y + 80).toBeGreaterThan(280);
  const around = { x: 0, y: 150, width: 320, height: 350 };
  const far = placeFor({ width: 200, height: 80 }, target, PHONE, [around])!;
  expect(far.y + 80).toBeGreaterThan(125);
  expect(far.y + 80).toBeLessThanOrEqual(150);
});

test('without room it is not shown', () => {
  expect(
    placeFor({ width: 200, height: 80 }, { x: 9, y: 9, width: 9, height: 9 }, PHONE, [PHONE]),
  ).toBeNull();
  expect(placeFor({ width: 400, height: 80 }, { x: 9, y: 9, width: 9, height: 9 }, PHONE, [])).toBeNull();
});

test.each([
  [
    'above',
    { x: 100, y: 100, width: 100, height: 50 },
    [
      { x: 150, y: 150 },
      { x: 150, y: 200 },
    ],
  ],
  [
    'beside',
    { x: 300, y: 200, width: 50, height: 40 },
    [
      { x: 300, y: 220 },
      { x: 200, y: 220 },
    ],
  ],
  [
    'at a corner',
    { x: 300, y: 300, width: 50, height: 40 },
    [
      { x: 300, y: 300 },
      { x: 200, y: 240 },
    ],
  ],
])('%s, the line is the shortest', (_, mark, line) => {
  expect(tie(mark, { x: 100, y: 200, width: 100, height: 40 })).toEqual(line);
});
