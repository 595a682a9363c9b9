// A room online, free of any platform: who is connected, and what a step asks of the host: store first, then speak.
import type { AnyGame, Millis, Seen } from '../engine/game.ts';
import { outcomeOf } from '../engine/match.ts';
import {
  type Answer,
  type Kit,
  nextNumber,
  type Room,
  type RoomEntry,
  runningIn,
  viewOf,
  withChairs,
} from '../engine/table.ts';
import type { Spent } from './limits.ts';
import { chairsOf, letPassOf, stop } from './party/match.ts';
import { type Arrival, type KeyHash, type Party, seatOf } from './party/party.ts';
import { placeInRow } from './party/row.ts';
import { viewOfParty } from './party/view.ts';
import type { CloseReason, ServerMessage } from './protocol.ts';
import type { Claim, RoundTrips } from './race.ts';

export type ConnectionId = string;

/** Somebody who has not said yet who they are. */
export interface Comer {
  id: ConnectionId;
  /** Who share it are in one household: they make way for others first. */
  from: string;
}

/** What is known of a connection, also after the room was out of memory. */
export interface Connection extends Comer {
  key: KeyHash;
  roundTrips: RoundTrips;
  /** The room's time in the last answer to `clock`: when it comes back, the way there and back is known. */
  asked: Millis | null;
  /** The last refused answer: sent again, an action gets the same. Accepted ones are in the log. */
  refused: Answer | null;
}

export interface Online {
  kit: Kit;
  party: Party;
  /** The match, with the time at which it began. */
  room: Room | null;
  began: Millis | null;
  connections: readonly Connection[];
  /** Pressed, and not yet decided. Nobody was told anything about them, so they need not be stored. */
  claims: readonly Claim[];
  claimsDue: Millis | null;
  /** What each device has asked of the room of late. */
  spent: Spent;
}

/** A room without a match. */
export function newOnline(kit: Kit, party: Party, connections: readonly Connection[] = []): Online {
  return { kit, party, room: null, began: null, connections, claims: [], claimsDue: null, spent: new Map() };
}

/** What a step asks of its host: store first, then speak. */
export interface OnlineStep {
  online: Online;
  /** New entries of the log; after `fresh`, of a new one. */
  entries: readonly RoomEntry[];
  fresh: boolean;
  say: readonly { to: readonly ConnectionId[]; message: ServerMessage }[];
  close: readonly { id: ConnectionId; reason: CloseReason }[];
}

export function still(online: Online): OnlineStep {
  return { online, entries: [], fresh: false, say: [], close: [] };
}

/** One step after the other, as one. */
export function andThen(step: OnlineStep, next: (online: Online) => OnlineStep): OnlineStep {
  const after = next(step.online);
  return {
    online: after.online,
    entries: after.fresh ? after.entries : [...step.entries, ...after.entries],
    fresh: step.fresh || after.fresh,
    say: [...step.say, ...after.say],
    close: [...step.close, ...after.close],
  };
}

export function saying(online: Online, to: readonly ConnectionId[], message: ServerMessage): OnlineStep {
  return { ...still(online), say: [{ to, message }] };
}

export const everyone = ({ connections }: Online) => connections.map(({ id }) => id);

export function connectionOf(online: Online, id: ConnectionId): Connection | null {
  return online.connections.find((connection) => connection.id === id) ?? null;
}

export function withConnection(online: Online, connection: Connection): Online {
  return {
    ...online,
    connections: online.connections.map((old) => (old.id === connection.id ? connection : old)),
  };
}

/** A match at which the rules fail is over, which is better than keeping everybody out; all keep their seats. */
export function stopMatch(online: Online): Online {
  const party = stop(online.party, online.kit.game.seats.max);
  return { ...online, party, room: null, began: null, claims: [], claimsDue: null };
}

export function withParty(online: Online, party: Party): Online {
  if (party === online.party) return online;
  const room = online.room && party.stage === 'match' ? seated(online.room, party) : online.room;
  return { ...online, party, room };
}

/** The seats of the match are played by whoever has them now. */
export const seated = (room: Room, party: Party): Room => withChairs(room, chairsOf(party), letPassOf(party));

/** A bot that takes a seat over now. */
export function arrivalIn({ room }: Online): Arrival {
  const running = room && runningIn(room.match);
  return { from: room?.match.length ?? 0, ...(running === null ? {} : { letsPass: running }) };
}

export function tellParty(online: Online, to: readonly ConnectionId[] = everyone(online)): OnlineStep {
  const party = viewOfParty(online.party);
  const watchers = watchersOf(online);
  const say = to.map((id) => {
    const you = youIn(online, connectionOf(online, id)!.key);
    const { rulesVersion: rules } = online.kit.game;
    return {
      to: [id],
      message: { type: 'party' as const, party, watchers, began: online.began, rules, ...you },
    };
  });
  return { ...still(online), say };
}

/** Who a connection is in this room. */
export function youIn({ party, room }: Online, key: KeyHash) {
  const seat = seatOf(party, key);
  return {
    seat,
    opener: party.opener?.key === key,
    row: placeInRow(party, key),
    number: seat === null || !room || party.stage !== 'match' ? 0 : nextNumber(room, seat) - 1,
  };
}

export function watchersOf({ connections, party }: Online): number {
  return connections.filter(({ key }) => seatOf(party, key) === null).length;
}

/** It goes on without those who are away, so that it matters when one presses. */
export const isRealTime = ({ whenAway }: AnyGame): boolean => whenAway !== undefined;

export function isOver({ room }: Online): boolean {
  return room !== null && outcomeOf(room.match) !== null;
}

/** What a connection sees of the match. */
export function seenBy(online: Online, connection: Connection): Seen | null {
  const { room, party } = online;
  return room && viewOf(room, seatOf(party, connection.key) ?? 'watcher');
}
