// A place on a card, the distance between two, and chance that depends on a seed alone.
// Only whole numbers, the four operations and square roots: sine or hypot may differ between browsers.
export interface Spot {
  x: number;
  y: number;
  r: number;
  /** Degrees. */
  turn: number;
}

export const cardSize = 100;

export const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** Numbers from 0 up to 1. */
export function dice(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
