// A party becomes a match, and a match a party again: who sits where, and who plays for whom.
import type { Millis, Seat } from '../../engine/game.ts';
import type { Chair } from '../../engine/table.ts';
import { type Changed, freeSeats, type Party, type PartySeat, STAND_IN_LEVEL } from './party.ts';

/** Closes the ranks and begins; after a match, whoever left stays away and a bot has their seat. */
export function begin(party: Party, least: number, now: Millis): Changed {
  const seats = party.seats.filter(isTaken).map(seatForMatch);
  if (seats.length < least) return { refused: 'tooFew' };
  const after = (seat: Seat) => party.seats.slice(0, seat).filter(isTaken).length;
  const host = party.host === null ? null : after(party.host);
  const passes = party.passes.map((pass) => ({ ...pass, seat: after(pass.seat) }));
  const begun = { ...party, seats, host, passes, match: party.match + 1, stage: 'match' as const };
  return { ...begun, stopped: false, wentOn: now, ...NOTHING_ASKED };
}

const NOTHING_ASKED = { stands: null, pausing: [], again: null } satisfies Partial<Party>;

const isTaken = ({ kind }: PartySeat) => kind !== 'free';

function seatForMatch(seat: PartySeat): PartySeat {
  if (seat.kind !== 'person') return seat;
  if (seat.presence !== 'left') return { ...seat, standIn: null, votes: [] };
  const { name, colour, standIn } = seat;
  return { kind: 'bot', name, colour, level: standIn?.level ?? STAND_IN_LEVEL };
}

/** Back before the start, with room for others. */
export function reopen(party: Party, most: number): Party {
  const seats = party.seats.map(seatForMatch);
  const free = freeSeats(most - seats.length);
  return { ...party, seats: [...seats, ...free], stage: 'lobby', ...NOTHING_ASKED };
}

/** A match that these rules do not know is over; everybody keeps their seat. */
export function stop(party: Party, most: number): Party {
  return { ...reopen(party, most), stopped: true };
}

/** Who plays each seat of the match. */
export function chairsOf({ seats }: Party): Chair[] {
  return seats.map((seat): Chair => {
    if (seat.kind === 'free') throw new Error('A match with a free seat.');
    if (seat.kind === 'bot') return seat;
    const { name, colour, standIn } = seat;
    return standIn ? { kind: 'bot', name, colour, level: standIn.level } : { kind: 'person', name, colour };
  });
}

/** Which round the bot on each seat lets pass. */
export function letPassOf({ seats }: Party): (number | null)[] {
  return seats.map((seat) => (seat.kind === 'person' ? (seat.standIn?.letsPass ?? null) : null));
}
