// Seat passes: codes that move a seat to another device.
import type { Millis, Seat } from '../../engine/game.ts';
import { withKey } from './evening.ts';
import { changed, type KeyHash, leave, type Party, personAt, seatOf } from './party.ts';
import { leaveRow } from './row.ts';

/** Good once and for a short time. */
export interface Pass {
  code: string;
  seat: Seat;
  until: Millis;
}

const PASS_LIFE: Millis = 120_000;
const WRONG_PASSES = 5;

/** A code for a seat takes the place of the one before. */
export function issuePass(party: Party, seat: Seat, code: string, now: Millis): Party {
  const others = party.passes.filter((pass) => pass.seat !== seat && pass.until > now);
  const wrongPasses = others.length > 0 ? party.wrongPasses : 0;
  return { ...party, passes: [...others, { code, seat, until: now + PASS_LIFE }], wrongPasses };
}

/** Gives the seat to another device: its key is the only one that counts from now on. Null for a wrong code. */
export function takePass(party: Party, code: string, key: KeyHash, now: Millis): Party | null {
  const pass = party.passes.find((pass) => pass.code === code && pass.until > now);
  const person = pass && personAt(party, pass.seat);
  if (!pass || !person || person.presence === 'left') return null;
  // A device has one seat: its own before would have nobody.
  const own = seatOf(party, key);
  const before = own === null || own === pass.seat ? party : leave(party, own, now);
  const moved = changed(leaveRow(before, key), pass.seat, { ...person, key });
  const passes = before.passes.filter((other) => other !== pass);
  const evening = withKey(before.evening, person.key, key);
  // Whoever opened the room sits down with it, and is host there.
  const hosts = key === before.opener?.key ? { opener: null, host: pass.seat } : {};
  return { ...moved, passes, evening, ...hosts };
}

/** After too many wrong codes those that are out count no more; where none is out there is nothing to guess. */
export function missPass(party: Party): Party {
  if (party.passes.length === 0) return party;
  const wrongPasses = party.wrongPasses + 1;
  return { ...party, wrongPasses, passes: wrongPasses >= WRONG_PASSES ? [] : party.passes };
}
