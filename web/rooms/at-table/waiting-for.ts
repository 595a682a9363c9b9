// Whom a turn game waits for that is not here, and until when.
import type { Millis, Seat } from '#shared/engine/game.ts';
import type { GameId } from '#shared/games/registry.ts';
import { AWAY_GRACE } from '#shared/rooms/party/party.ts';
import type { PartyView, SeatView } from '#shared/rooms/party/view.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import type { GamePages } from '#web/table/kit/game.ts';

type Person = Extract<SeatView, { kind: 'person' }>;
export interface Waiting {
  seat: Seat;
  person: Person;
}

/** On the room's clock: then a bot takes the seat. While time stood still, nobody was waited for. */
export const waitsUntil = ({ since }: Person, { wentOn }: PartyView): Millis =>
  Math.max(since, wentOn) + AWAY_GRACE;

export function waitedFor(party: PartyView, view: unknown): Waiting[] {
  if (party.stands) return [];
  const { toAct }: GamePages = GAME_PAGES[party.game satisfies GameId];
  return (toAct?.(view) ?? []).flatMap((seat) => {
    const person = party.seats[seat];
    const isMissed = person?.kind === 'person' && person.presence !== 'here' && person.standIn === null;
    return isMissed ? [{ seat, person }] : [];
  });
}
