// How much one device may ask of a room in a minute outside the log of a match, whatever connections it uses.
import type { Millis } from '../engine/game.ts';
import type { KeyHash, Party } from './party/party.ts';

export const ROWS_A_MINUTE = 120;
/** So many of its actions a seat may take back in a match. */
export const MOST_TAKEN_BACK = 400;
const MINUTE: Millis = 60_000;

/** In the memory of the room alone: whoever writes much keeps it awake. */
export type Spent = ReadonlyMap<KeyHash, { since: Millis; rows: number }>;

export function hasSpentAll(spent: Spent, key: KeyHash, now: Millis): boolean {
  const known = spent.get(key);
  return known !== undefined && now - known.since < MINUTE && known.rows >= ROWS_A_MINUTE;
}

export function spending(spent: Spent, key: KeyHash, now: Millis): Spent {
  const known = spent.get(key);
  const isOld = known === undefined || now - known.since >= MINUTE;
  const recent = [...spent].filter(([, { since }]) => now - since < MINUTE);
  return new Map([...recent, [key, isOld ? { since: now, rows: 1 } : { ...known, rows: known.rows + 1 }]]);
}

/** With what a step has changed in the party, which is a row. */
export function spendingFor<Kept extends { party: Party; spent: Spent }>(
  before: Party,
  after: Kept,
  key: KeyHash,
  now: Millis,
): Kept {
  return after.party === before ? after : { ...after, spent: spending(after.spent, key, now) };
}
