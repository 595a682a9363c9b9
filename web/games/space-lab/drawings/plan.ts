// Where the places of a station lie on its drawing.
import { CAPSULES } from '#shared/games/space-lab/components.ts';
import { BAND, rowOf } from '#shared/games/space-lab/station.ts';

export const CARD = { width: 100, height: 140 };
const CAPSULE = { width: 80, height: 140 };
export const GAP = 5;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const pitch = CARD.width + CAPSULE.width + 2 * GAP;
const rowTop = (row: number) => row * (CARD.height + GAP);

/** Two rows of cards for each row of capsules, and one more. */
export function sizeOf(capsules: number): { width: number; height: number } {
  const rows = (2 * capsules) / CAPSULES + 1;
  return { width: CAPSULES * pitch + CARD.width, height: rowTop(rows) - GAP };
}

export function boxOfCapsule(capsule: number): Box {
  const row = 2 * Math.floor(capsule / CAPSULES) + 1;
  return { x: (capsule % CAPSULES) * pitch + CARD.width + GAP, y: rowTop(row), ...CAPSULE };
}

export function boxOfSlot(slot: number): Box {
  const at = slot % BAND;
  const x =
    at < CAPSULES
      ? at * pitch + CARD.width + GAP + (CAPSULE.width - CARD.width) / 2
      : (at - CAPSULES) * pitch;
  return { x, y: rowTop(rowOf(slot)), ...CARD };
}

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
