// The line of a ride over the board; out by one edge it comes in by the one across.
import type { Board } from '#shared/games/gravity-superstar/board.ts';
import { middleOf, stepOf } from './drawing.ts';

export function wayOf(board: Board, from: number, cells: readonly number[]): string {
  let before = from;
  let d = '';
  for (const cell of cells) {
    const [a, b, step] = [middleOf(board, before), middleOf(board, cell), stepOf(board, before, cell)];
    d += `M${a.x} ${a.y}l${step.x} ${step.y}`;
    // Over the edge: the same step once more, on the other side.
    if (a.x + step.x !== b.x || a.y + step.y !== b.y) d += `M${b.x - step.x} ${b.y - step.y}L${b.x} ${b.y}`;
    before = cell;
  }
  return d;
}
