// The planets put together: platforms, symbols and doors of a whole board, seen from above.
import { CLOCKWISE, COLUMNS, type Pawn, SIDES, type Side, TILE } from './components.ts';
import { FACES } from './faces.ts';
import { neighbour, opposite } from './geometry.ts';

/** A face of a planet as it lies: by its number, and how many quarters it is turned. */
export interface Laid {
  face: number;
  turn: number;
}
type Sign = 'star' | 'replay';

export interface Board {
  tiles: readonly Laid[];
  width: number;
  height: number;
  /** For each cell, a bit for each side with a platform. */
  walls: readonly number[];
  symbols: readonly (Sign | null)[];
  /** Clockwise round the outline; whoever enters lies as the door does. */
  doors: readonly Pawn[];
}

export function boardOf(tiles: readonly Laid[]): Board {
  const width = COLUMNS * TILE;
  const height = (tiles.length / COLUMNS) * TILE;
  const walls = Array.from({ length: width * height }, () => 0);
  const symbols: (Sign | null)[] = walls.map(() => null);
  const doors: Pawn[] = [];
  for (const [at, { face, turn }] of tiles.entries()) {
    const cellAt = (local: number) => cellOf(turnedCell(local, turn), at);
    const known = FACES[face]!;
    for (const [local, symbol] of known.symbols.entries()) symbols[cellAt(local)] = symbol;
    for (const [local, sides] of known.walls.entries())
      for (const side of SIDES) if (sides & (1 << side)) build(cellAt(local), turnedSide(side, turn));
    doors[at] = { cell: cellAt(known.door.cell), feet: turnedSide(known.door.feet, turn) };
  }
  const clockwise = CLOCKWISE[tiles.length]!;
  return { tiles, width, height, walls, symbols, doors: clockwise.map((at) => doors[at]!) };

  /** A platform belongs to both cells it lies between. */
  function build(cell: number, side: Side): void {
    const other = neighbour(cell, side, { width, height });
    walls[cell]! |= 1 << side;
    walls[other]! |= 1 << opposite(side);
  }
}

export const isBlocked = ({ walls }: Board, cell: number, side: Side) => (walls[cell]! & (1 << side)) !== 0;

const turnedSide = (side: Side, turn: number) => ((side + turn) % 4) as Side;

/** A cell of a face after so many quarters clockwise. */
function turnedCell(cell: number, turn: number): number {
  let [x, y] = [cell % TILE, Math.floor(cell / TILE)];
  for (let quarter = 0; quarter < turn; quarter++) [x, y] = [TILE - 1 - y, x];
  return y * TILE + x;
}

function cellOf(local: number, tile: number): number {
  const x = (tile % COLUMNS) * TILE + (local % TILE);
  const y = Math.floor(tile / COLUMNS) * TILE + Math.floor(local / TILE);
  return y * COLUMNS * TILE + x;
}
