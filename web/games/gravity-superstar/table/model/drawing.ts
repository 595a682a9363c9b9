// Where things are drawn: a cell is ten by ten, and the board goes on a little beyond each of its edges.
import { type Board, isBlocked } from '#shared/games/gravity-superstar/board.ts';
import type { Pawn, Side } from '#shared/games/gravity-superstar/components.ts';

export const CELL = 10;
const MIDDLE = CELL / 2;
/** So much of a cell is seen again beyond each edge, fading. */
const BEYOND = 0.75;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell. */
export const middleOf = ({ width }: Board, cell: number): Point => ({
  x: (cell % width) * CELL + MIDDLE,
  y: Math.floor(cell / width) * CELL + MIDDLE,
});

/** Turned so that the feet, which are drawn below, point to a side. */
export const turnOf = (feet: Side) => [180, 270, 0, 90][feet]!;

/** The whole picture, with what lies beyond. */
export const frameOf = ({ width, height }: Board) => ({
  x: -BEYOND * CELL,
  y: -BEYOND * CELL,
  width: (width + 2 * BEYOND) * CELL,
  height: (height + 2 * BEYOND) * CELL,
});

export function viewBoxOf(board: Board): string {
  const { x, y, width, height } = frameOf(board);
  return [x, y, width, height].join(' ');
}

/** A platform as a line along one side of a cell. */
export function ledgeAt(board: Board, cell: number, side: Side): string {
  const { x, y } = middleOf(board, cell);
  const far = side === 1 || side === 2 ? MIDDLE : -MIDDLE;
  return side % 2 === 0 ? `M${x - 4} ${y + far}h8` : `M${x + far} ${y - 4}v8`;
}

/** Each is drawn once, from the cell above it or to the left of it. */
export const ledgesOf = (board: Board, cells: readonly number[]) =>
  cells
    .flatMap((cell) =>
      ([1, 2] as const)
        .filter((side) => isBlocked(board, cell, side))
        .map((side) => ledgeAt(board, cell, side)),
    )
    .join('');

/** Everything is there once more beyond each edge and corner: so far away, and nearest last. */
export function shiftsOf({ width, height }: Board): Point[] {
  const [w, h] = [width * CELL, height * CELL];
  return [-w, w, 0].flatMap((x) => [-h, h, 0].map((y) => ({ x, y })));
}

/** Whether something as large as a cell can be seen there. */
export function isSeen({ width, height }: Board, { x, y }: Point): boolean {
  const far = BEYOND * CELL + MIDDLE;
  return x > -far && y > -far && x < width * CELL + far && y < height * CELL + far;
}

export interface Place extends Point {
  cell: number;
}

/** Every cell that is seen, those beyond the edges too. */
export function placesOf(board: Board): Place[] {
  const cells = Array.from({ length: board.width * board.height }, (_, cell) => cell);
  return shiftsOf(board).flatMap((shift) =>
    cells
      .map((cell) => ({ cell, ...moved(middleOf(board, cell), shift) }))
      .filter((place) => isSeen(board, place)),
  );
}

export const moved = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });

/** One cell on from one to the other, also where that leads over the edge. */
export function stepOf(board: Board, from: number, to: number): Point {
  const [a, b] = [middleOf(board, from), middleOf(board, to)];
  const one = (distance: number) => (Math.abs(distance) > CELL ? -Math.sign(distance) * CELL : distance);
  return { x: one(b.x - a.x), y: one(b.y - a.y) };
}

export const placed = ({ x, y }: Point) => `translate(${x} ${y})`;
export const lying = (point: Point, feet: Pawn['feet']) => `${placed(point)} rotate(${turnOf(feet)})`;
