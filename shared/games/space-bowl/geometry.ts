// How the 3×3 box lies over the galaxy.
import { CELLS } from './components.ts';

export interface Extent {
  size: number;
  ring: boolean;
}

/** From the disc to a cell, after quarter turns of the pattern about the disc. */
export function offset(disc: number, cell: number, turn: number): { down: number; right: number } {
  let down = Math.floor(cell / 3) - Math.floor(disc / 3);
  let right = (cell % 3) - (disc % 3);
  for (let done = 0; done < turn; done++) [down, right] = [right, -down];
  return { down, right };
}

export function cardAt({ size, ring }: Extent, row: number, column: number): number | null {
  if (ring) return ((row + size) % size) * size + ((column + size) % size);
  if (row < 0 || row >= size || column < 0 || column >= size) return null;
  return row * size + column;
}

const FAR = 2;
const SPAN = 2 * FAR + 1;
const reaches: (readonly (number | null)[] | undefined)[] = [];

/** For every card, the card so far down and right of it. Worked out once: the solver asks for nothing else. */
export function reach(extent: Extent, down: number, right: number): readonly (number | null)[] {
  const { size, ring } = extent;
  const key = ((size * 2 + (ring ? 1 : 0)) * SPAN + down + FAR) * SPAN + right + FAR;
  reaches[key] ??= Array.from({ length: size * size }, (_, card) =>
    cardAt(extent, Math.floor(card / size) + down, (card % size) + right),
  );
  return reaches[key];
}

/** The card under each of the nine cells when the disc lies on `card`; null outside the galaxy. */
export function cardsUnder(extent: Extent, disc: number, card: number, turn: number): (number | null)[] {
  return Array.from({ length: CELLS }, (_, cell) => {
    const { down, right } = offset(disc, cell, turn);
    return reach(extent, down, right)[card]!;
  });
}
