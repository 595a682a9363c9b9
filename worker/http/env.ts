// What the Worker is given by wrangler.toml and the secrets of its account.
import type { DayBoard } from '../daily/board/board.ts';
import type { League } from '../daily/league/league.ts';
import type { TicketKey } from '../daily/run/key.ts';
import type { RoomObject } from '../room/room.ts';

export interface Env {
  ASSETS: Fetcher;
  BOARD: DurableObjectNamespace<DayBoard>;
  LEAGUE: DurableObjectNamespace<League>;
  KEY: DurableObjectNamespace<TicketKey>;
  ROOM: DurableObjectNamespace<RoomObject>;
  /** Signs the tickets, at least 32 characters; without it, a random one is made and kept. */
  TICKET_KEY?: string;
  REQUESTS: RateLimit;
  RUNS: RateLimit;
  RARE: RateLimit;
}
