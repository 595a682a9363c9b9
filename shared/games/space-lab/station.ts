// A station: which slots lie round a capsule, and which rows they make.
import { CAPSULES, slotsFor } from './components.ts';

/** A row of three and the row of four below it. */
export const BAND = 7;
const MOST_CAPSULES = 2 * CAPSULES;
const SLOTS = Array.from({ length: slotsFor(1) }, (_, slot) => slot);

/** Capsules lie in rows of three, with a row of four slots through each. */
const bandOf = (capsule: number) => Math.floor(capsule / CAPSULES) * BAND;
export const columnOf = (capsule: number) => capsule % CAPSULES;

type Around = readonly [number, number, number, number];

const AROUND = Array.from({ length: MOST_CAPSULES }, (_, capsule): Around => {
  const [band, column] = [bandOf(capsule), columnOf(capsule)];
  return [band + column, band + 3 + column, band + 4 + column, band + BAND + column];
});
/** Above, left, right and below. */
export const around = (capsule: number): Around => AROUND[capsule]!;

/** Of the slots of three, the capsule below one; null under the last capsules. */
export function capsuleUnderSlot(slot: number, capsules: number): number | null {
  if (slot % BAND >= CAPSULES) return null;
  const capsule = Math.floor(slot / BAND) * CAPSULES + (slot % BAND);
  return capsule < capsules ? capsule : null;
}

/** Of the slots of three, the capsule above one; null over the first capsules. */
export function capsuleOverSlot(slot: number): number | null {
  if (slot % BAND >= CAPSULES || slot < BAND) return null;
  return (Math.floor(slot / BAND) - 1) * CAPSULES + (slot % BAND);
}

const CAPSULES_AT = SLOTS.map((slot) =>
  [...AROUND.keys()].filter((capsule) => AROUND[capsule]!.includes(slot)),
);
/** The capsules a slot belongs to, in the largest of stations: left ones first, and of two in a column the upper one. */
export const capsulesAt = (slot: number): readonly number[] => CAPSULES_AT[slot]!;

/** Rows of three and four by turns, from the top. */
export const rowOf = (slot: number) => Math.floor(slot / BAND) * 2 + (slot % BAND < CAPSULES ? 0 : 1);
