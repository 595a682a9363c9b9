// A station: which slots lie round a capsule, and which rows they make.
import { CAPSULES } from './components.ts';

/** A row of three and the row of four below it. */
const BAND = 7;

/** Capsules lie in rows of three, with a row of four slots through each. */
const bandOf = (capsule: number) => Math.floor(capsule / CAPSULES) * BAND;
export const columnOf = (capsule: number) => capsule % CAPSULES;

/** Above, left, right and below. */
export function around(capsule: number): readonly [number, number, number, number] {
  const [band, column] = [bandOf(capsule), columnOf(capsule)];
  return [band + column, band + 3 + column, band + 4 + column, band + BAND + column];
}

/** Of the slots of three, the capsule below one; null under the last capsules. */
export function capsuleBelow(slot: number, capsules: number): number | null {
  if (slot % BAND >= CAPSULES) return null;
  const capsule = Math.floor(slot / BAND) * CAPSULES + (slot % BAND);
  return capsule < capsules ? capsule : null;
}

/** Of the slots of three, the capsule above one; null over the first capsules. */
export function capsuleAbove(slot: number): number | null {
  if (slot % BAND >= CAPSULES || slot < BAND) return null;
  return (Math.floor(slot / BAND) - 1) * CAPSULES + (slot % BAND);
}

/** The capsules a slot belongs to: left ones first, and of two in a column the upper one. */
export function capsulesAt(slot: number, capsules: number): number[] {
  return Array.from({ length: capsules }, (_, capsule) => capsule).filter((capsule) =>
    around(capsule).includes(slot),
  );
}

/** Rows of three and four by turns, from the top. */
export const rowOf = (slot: number) => Math.floor(slot / BAND) * 2 + (slot % BAND < CAPSULES ? 0 : 1);
