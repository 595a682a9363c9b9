// What the pages of a room need of it, wherever it is and however the connection is doing.
import type { Level, Millis, Seat } from '#shared/engine/game.ts';
import type { RoomState } from '#shared/rooms/page/client.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import type { Granted, Reaction, Verdict, Wish } from '#shared/rooms/protocol.ts';
import type { LastSeen } from '#web/saves/last-seen.ts';
import type { Table } from '#web/table/host/table.ts';

export interface Reacted {
  id: number;
  seat: Seat;
  kind: Reaction;
}

/** What is asked of it is reactive, but for `now`. */
export interface OnlineRoom {
  id: string;
  state(): RoomState;
  party(): PartyView | null;
  /** The seat of this device; null for watchers. */
  seat(): Seat | null;
  /** Opened the room, and has not sat down. */
  opener(): boolean;
  /** The place of this device in the row for the next match. */
  row(): number | null;
  watchers(): number;
  mayHost(): boolean;
  /** A bot has played for this seat while nobody was here; until it is dismissed. */
  held(): { level: Level; actions: number } | null;
  dismissHeld(): void;
  /** What came of the code with which this device asked for a seat. */
  passed(): 'taken' | 'wrong' | null;
  /** Those of the last seconds. */
  reactions(): readonly Reacted[];
  /** Who pressed when in the last race. */
  verdict(): Verdict | null;
  /** The match, from its start until the room is open again for others. */
  table(): Table | null;
  /** The match on the table has ended. */
  over(): boolean;
  /** What this seat has seen last, now or the last time that this device was here; null for watchers. */
  lastSeen(): LastSeen | null;
  /** Keeps that at once: somebody goes. */
  keep(): void;
  /** The room's clock. */
  now(): Millis;
  /** Sent when there is a connection; the answer of the room, or null when none can come any more. */
  wish(wish: Wish): Promise<Granted | null>;
  /** Gives up the connection. */
  close(): void;
}
