// Arrows lead through a board as one sees it, and everywhere.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, nearest } from '#web/table/kit/drag/nearest.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const box = (x: number, y: number, width = 80, height = 80): Box => ({ x, y, width, height });
const grid = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, at) => box((at % columns) * 90, Math.floor(at / columns) * 90));
const rowsOf = (rows: readonly (readonly number[])[]) =>
  rows.flatMap((row, y) => row.map((x) => box(x * 90, y * 90)));

function reached(boxes: readonly Box[]): Set<number> {
  const seen = new Set([0]);
  for (const at of seen) {
    for (const key of KEYS) {
      const next = nearest(boxes, boxes[at]!, key);
      if (next !== null) seen.add(next);
    }
  }
  return seen;
}

test('an arrow goes one step in its row or column, and nowhere at the edge', () => {
  const size = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(size, size, fc.nat(), (columns, rows, some) => {
      const boxes = grid(columns, rows);
      const at = some % boxes.length;
      const [x, y] = [at % columns, Math.floor(at / columns)];
      const to = (key: string) => nearest(boxes, boxes[at]!, key);
      expect(to('ArrowLeft')).toBe(x > 0 ? at - 1 : null);
      expect(to('ArrowRight')).toBe(x < columns - 1 ? at + 1 : null);
      expect(to('ArrowUp')).toBe(y > 0 ? at - columns : null);
      expect(to('ArrowDown')).toBe(y < rows - 1 ? at + columns : null);
    }),
  );
});

describe.each([
  ['nine sites over a wide hand', [...grid(3, 3), box(0, 290, 270)]],
  [
    'three capsules with ten slots',
    rowsOf([
      [0.5, 1.5, 2.5],
      [0, 1, 2, 3],
      [0.5, 1.5, 2.5],
    ]),
  ],
  [
    'six capsules with seventeen slots',
    rowsOf([
      [0.5, 1.5, 2.5],
      [0, 1, 2, 3],
      [0.5, 1.5, 2.5],
      [0, 1, 2, 3],
      [0.5, 1.5, 2.5],
    ]),
  ],
])('%s', (_, boxes) => {
  test('are all reached by arrows', () => {
    expect(reached(boxes).size).toBe(boxes.length);
  });
});

test('a row that is out of line by less than a pixel stays a row', () => {
  const boxes = [box(0, 0), box(90, 0.4), box(0, 90)];
  expect(nearest(boxes, boxes[0]!, 'ArrowDown')).toBe(2);
});
