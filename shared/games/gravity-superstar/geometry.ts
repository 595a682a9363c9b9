// Directions on a board that is a torus: leaving on one side, one comes in on the other.
import type { Side, Way } from './components.ts';

/** So many quarters clockwise: to the left of a pawn, with its feet down, is one, to its right are three. */
export const turned = (side: Side, quarters: number) => ((side + quarters) & 3) as Side;
export const opposite = (side: Side) => turned(side, 2);

/** Where the feet point after a turn: a pawn that turns to its left has them to its right. */
export const feetAfter = (feet: Side, way: Way) => turned(feet, way === 'round' ? 2 : way === 'left' ? 3 : 1);

interface Size {
  width: number;
  height: number;
}
const tables: (readonly number[] | undefined)[] = [];

/** For every cell and side, the cell beyond. Worked out once: a fall asks for nothing else. */
export function neighboursOf({ width, height }: Size): readonly number[] {
  const key = width * 100 + height;
  tables[key] ??= Array.from({ length: width * height * 4 }, (_, at) => {
    const [cell, side] = [Math.floor(at / 4), at % 4];
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const column = (x + (side === 1 ? 1 : side === 3 ? width - 1 : 0)) % width;
    const row = (y + (side === 2 ? 1 : side === 0 ? height - 1 : 0)) % height;
    return row * width + column;
  });
  return tables[key];
}

export const neighbour = (cell: number, side: Side, size: Size) => neighboursOf(size)[cell * 4 + side]!;
