// What a page works out from what it knows of a room: whom time waits for, and which seats a newcomer may have at once.
import type { Seat } from '../../engine/game.ts';
import { seatsHere } from './party.ts';
import type { PartyView, SeatView } from './view.ts';

const isHere = (seat: SeatView | undefined) => seat?.kind === 'person' && seat.presence === 'here';
const hasLeft = (seat: SeatView | undefined) => seat?.kind === 'person' && seat.presence === 'left';

/** Who keeps time from going on: in a pause those who have not had enough of it, else those who are not back. */
export function missedBy(party: PartyView): Seat[] {
  const { stands, seats, pausing } = party;
  if (stands?.why === 'pause') return seatsHere(party).filter((seat) => !pausing.includes(seat));
  if (stands?.why !== 'nobody') return [];
  return stands.awaited.filter((seat) => !isHere(seats[seat]) && !hasLeft(seats[seat]));
}

/** In a match that is on, those of bots and of people who have left. */
export function takeableIn({ seats, stage }: PartyView): Seat[] {
  if (stage !== 'match') return [];
  return [...seats.keys()].filter((seat) => seats[seat]!.kind === 'bot' || hasLeft(seats[seat]));
}
