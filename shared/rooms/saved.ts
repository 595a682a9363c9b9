// What a host keeps of a room besides the log of its match, and the room as it comes back from that.
import { isRefusal, type Millis } from '../engine/game.ts';
import type { Header } from '../engine/match.ts';
import { type Answer, type Kit, type Room, type RoomEntry, reopenRoom } from '../engine/table.ts';
import { chairsOf, type Party, personAt } from './party.ts';
import { type Connection, type Online, stopMatch } from './room.ts';

export interface Kept {
  party: Party;
  /** The match on the table, or the last one, and when it began. */
  match: { header: Header; began: Millis } | null;
}

export function keptOf({ party, room, began }: Online): Kept {
  return { party, match: room && began !== null ? { header: room.match.header, began } : null };
}

export function restored(
  kit: Kit,
  { party, match }: Kept,
  log: readonly RoomEntry[],
  connections: readonly Connection[],
): Online {
  const nothing: Online = { kit, party, room: null, began: null, connections, claims: [], claimsDue: null };
  if (!match) return nothing;
  const room = reopenRoom(kit, match.header, chairsOf(party), log);
  if (isRefusal(room)) return stopMatch(nothing);
  return {
    ...nothing,
    room: { ...room, answers: answersWith(room, party, connections) },
    began: match.began,
  };
}

/** Refusals are in no log: they come back from the connections. */
function answersWith({ answers }: Room, party: Party, connections: readonly Connection[]): (Answer | null)[] {
  return answers.map((answer, seat) => {
    const key = personAt(party, seat)?.key;
    const refused = connections.find((connection) => connection.key === key)?.refused;
    return refused && refused.number > (answer?.number ?? 0) ? refused : answer;
  });
}
