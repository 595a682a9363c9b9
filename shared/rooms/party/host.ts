// Who is host of a room: whoever opened it, and who takes their place.
import type { Millis, Seat } from '../../engine/game.ts';
import { type KeyHash, type Party, type PartySeat, personAt, seatOf } from './party.ts';
import type { SeatView } from './view.ts';

/** So long the host may be away before every seated person may do what the host may. */
export const HOST_GRACE: Millis = 30_000;
/** Who somebody is to the room, beside being a watcher. */
export type Role = Seat | 'opener' | null;

export function roleOf(party: Party, key: KeyHash): Role {
  return party.opener?.key === key ? 'opener' : seatOf(party, key);
}

/** Known to the room and to every page: what it asks for is in the view too. */
export function mayHost(
  {
    seats,
    host,
    opener,
  }: {
    seats: readonly (PartySeat | SeatView)[];
    host: Seat | null;
    opener: { away: Millis | null } | null;
  },
  role: Role,
  now: Millis,
): boolean {
  if (opener && role === 'opener') return true;
  if (typeof role !== 'number' || seats[role]?.kind !== 'person') return false;
  if (opener) return opener.away !== null && now - opener.away >= HOST_GRACE;
  if (role === host || host === null) return true;
  const other = seats[host];
  return other?.kind !== 'person' || (other.presence !== 'here' && now - other.since >= HOST_GRACE);
}

/** Whoever leaves for good hands the room to somebody who is here, or to the next who sits down. */
export function passHost(party: Party, from: Seat): Party {
  if (party.host !== from) return party;
  const heirs = [...party.seats.keys()].filter((seat) => {
    const person = personAt(party, seat);
    return person && person.presence !== 'left';
  });
  const here = heirs.find((seat) => personAt(party, seat)!.presence === 'here');
  return { ...party, host: here ?? heirs[0] ?? null };
}
