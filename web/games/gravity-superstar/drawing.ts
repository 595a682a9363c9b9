// Where things are drawn: a cell is ten by ten, and the board goes on a little beyond each of its edges.
import type { Board } from '../../../shared/gravity-superstar/board.ts';
import type { Side } from '../../../shared/gravity-superstar/components.ts';

export const CELL = 10;
/** So many cells are seen again beyond each edge, fading. */
const BEYOND = 1;

export const xOf = (board: Board, cell: number) => (cell % board.width) * CELL;
export const yOf = (board: Board, cell: number) => Math.floor(cell / board.width) * CELL;

/** Turned so that the feet, which are drawn below, point to a side. */
export const turnOf = (feet: Side) => [180, 270, 0, 90][feet]!;

/** The whole picture, with what lies beyond. */
export function frameOf(board: Board): string {
  const beyond = BEYOND * CELL;
  return `${-beyond} ${-beyond} ${board.width * CELL + 2 * beyond} ${board.height * CELL + 2 * beyond}`;
}

/** How far the copies of the board lie that are seen beyond its edges. */
export function copiesOf({ width, height }: Board): { x: number; y: number }[] {
  const [w, h] = [width * CELL, height * CELL];
  return [-w, 0, w]
    .flatMap((x) => [-h, 0, h].map((y) => ({ x, y })))
    .filter(({ x, y }) => x !== 0 || y !== 0);
}
