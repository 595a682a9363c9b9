// The line of a ride over the board; out by one edge it comes in by the one across.
import type { Board } from '../../../shared/gravity-superstar/board.ts';
import { CELL, xOf, yOf } from './drawing.ts';

const MIDDLE = CELL / 2;

export function wayOf(board: Board, from: number, cells: readonly number[]): string {
  let before = from;
  let d = '';
  for (const cell of cells) {
    const [ax, ay, bx, by] = [xOf(board, before), yOf(board, before), xOf(board, cell), yOf(board, cell)];
    const [dx, dy] = [stepOf(ax, bx), stepOf(ay, by)];
    d += line(ax, ay, ax + dx, ay + dy);
    if (bx !== ax + dx || by !== ay + dy) d += line(bx - dx, by - dy, bx, by);
    before = cell;
  }
  return d;
}

const line = (ax: number, ay: number, bx: number, by: number) =>
  `M${ax + MIDDLE} ${ay + MIDDLE}L${bx + MIDDLE} ${by + MIDDLE}`;

/** One cell on, also where the numbers jump because the edge was crossed. */
function stepOf(from: number, to: number): number {
  if (from === to) return 0;
  return Math.abs(to - from) === CELL ? to - from : Math.sign(from - to) * CELL;
}
