// The people of a room by their names, as they are said.
import type { Seat } from '#shared/engine/game.ts';
import type { PartyView, SeatView } from '#shared/rooms/party/view.ts';
import { listed } from '#web/words/words.ts';

export type Taken = Exclude<SeatView, { kind: 'free' }>;

export function takenAt({ seats }: PartyView, seat: Seat | null): Taken | null {
  const found = seat === null ? undefined : seats[seat];
  return found && found.kind !== 'free' ? found : null;
}

export const nameAt = (party: PartyView, seat: Seat | null): string => takenAt(party, seat)?.name ?? '';

export const namesOf = (party: PartyView, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => nameAt(party, seat)));
