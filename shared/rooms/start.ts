// A match begins: whoever waits in the row sits down, the ranks close, and the game is set up.
import { isRefusal, type Millis, type Refusal } from '../engine/game.ts';
import { openRoom } from '../engine/table.ts';
import { begin, chairsOf } from './party/match.ts';
import { freeSeats, type PartyReason } from './party/party.ts';
import { seatRow } from './party/row.ts';
import { type Online, type OnlineStep, tellParty } from './room.ts';

export function started(online: Online, seed: string, now: Millis): OnlineStep | Refusal<PartyReason> {
  const { game } = online.kit;
  const { seats: before } = online.party;
  const wide = { ...online.party, seats: [...before, ...freeSeats(game.seats.max - before.length)] };
  const party = begin(seatRow(wide, now, ['free', 'bot']), game.seats.min, now);
  if (isRefusal(party)) return party as Refusal<PartyReason>;
  const { options, seats } = party;
  const header = { game: game.id, options, seats: seats.length, seed, rulesVersion: game.rulesVersion };
  const room = openRoom(online.kit, header, chairsOf(party));
  if (isRefusal(room)) return { refused: 'badOptions' };
  // Numbers begin again: a refusal of the match before must not answer for one of this.
  const connections = online.connections.map((old) => (old.refused ? { ...old, refused: null } : old));
  const next: Online = { ...online, party, room, began: now, connections, claims: [], claimsDue: null };
  return { ...tellParty(next), fresh: true };
}
