// Where an arrow key leads: to the nearest thing in its direction.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How far aside counts against how far along, or an arrow would leave its row for something a little nearer. */
const ASIDE = 3;
/** Rows that are out of line by the rounding of a pixel are one row. */
const ROUNDING = 1;

export const isArrow = (key: string) => key in ARROWS;

/** The number of the box that an arrow leads to; null where nothing lies that way. */
export function nearest(boxes: readonly Box[], from: Box, key: string): number | null {
  const way = ARROWS[key]!;
  let best: { at: number; far: number } | null = null;
  for (const [at, box] of boxes.entries()) {
    const right = box.x + box.width / 2 - from.x - from.width / 2;
    const down = box.y + box.height / 2 - from.y - from.height / 2;
    const along = right * way.x + down * way.y;
    const far = along + ASIDE * Math.abs(way.x === 0 ? right : down);
    if (along > ROUNDING && (!best || far < best.far)) best = { at, far };
  }
  return best?.at ?? null;
}
