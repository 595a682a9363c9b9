// How long somebody has been playing, carried by the player and signed by the Worker: no object has to know everybody.
import { NAMED_FROM } from '#shared/daily/protocol.ts';
import type { Player } from './player.ts';

export interface PlayRecord {
  player: Player;
  /** The numbers of the first and the last day with a server-timed result, and how many such days there are. */
  first: number;
  last: number;
  days: number;
}

/** Long enough, and often enough, to be listed by name; the result of that day is one of them. */
export function isRegular(record: PlayRecord | null, number: number): boolean {
  return record !== null && number - record.first >= NAMED_FROM.days && record.days + 1 >= NAMED_FROM.results;
}

/** One day more; a day counts once. */
export function afterDay(record: PlayRecord | null, player: Player, number: number): PlayRecord {
  if (!record) return { player, first: number, last: number, days: 1 };
  return record.last >= number ? record : { ...record, last: number, days: record.days + 1 };
}
