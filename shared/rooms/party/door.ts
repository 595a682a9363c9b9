// The door of a room: closed, it lets nobody new in.
import type { KeyHash, Party } from './party.ts';
import { seatOf } from './party.ts';
import { placeInRow } from './row.ts';

/** Closes it behind those who are inside. */
export const closeDoor = (party: Party, inside: readonly KeyHash[]): Party => ({
  ...party,
  door: [...new Set(inside)],
});

export const openDoor = (party: Party): Party => ({ ...party, door: null });

export function mayEnter(party: Party, key: KeyHash): boolean {
  return (
    party.door === null ||
    party.door.includes(key) ||
    party.opener?.key === key ||
    seatOf(party, key) !== null ||
    placeInRow(party, key) !== null
  );
}
