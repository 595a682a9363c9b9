// What connections say to a room, and what becomes of it: who comes, who goes, clocks, wishes and actions.

import type { Millis, Seat } from '../engine/game.ts';
import { nextNumber, type RoomEntry } from '../engine/table.ts';
import { act, catchUp } from './actions.ts';
import { type KeyHash, markPresence, personAt, seatOf, viewOfParty } from './party.ts';
import { missPass, takePass } from './passes.ts';
import {
  type ClientMessage,
  type CloseReason,
  type Hello,
  PROTOCOL,
  type ServerMessage,
} from './protocol.ts';
import { measured } from './race.ts';
import {
  andThen,
  type Connection,
  type ConnectionId,
  connectionOf,
  everyone,
  type Online,
  type OnlineStep,
  saying,
  still,
  tellParty,
  watchersOf,
  withConnection,
  withParty,
} from './room.ts';
import { grant, type Tools } from './wishes.ts';

const MOST_CONNECTIONS = 50;

/** The first message of a connection: who it is, and what everybody sees here. */
export function hello(
  online: Online,
  id: ConnectionId,
  said: Hello & { hash: KeyHash },
  now: Millis,
  log: () => readonly RoomEntry[],
): OnlineStep {
  const refuse = (reason: CloseReason): OnlineStep => ({ ...still(online), close: [{ id, reason }] });
  if (connectionOf(online, id)) return refuse('malformed');
  if (said.protocol < PROTOCOL) return refuse('too-old');
  if (said.protocol > PROTOCOL) return refuse('too-new');
  const taken = said.pass === undefined ? null : takePass(online.party, said.pass, said.hash, now);
  // A code that has brought its seat here already is asked again when its welcome was lost.
  const missed = said.pass !== undefined && !taken && seatOf(online.party, said.hash) === null;
  const party = taken ?? (missed ? missPass(online.party) : online.party);
  const seat = seatOf(party, said.hash);
  if (seat === null && online.connections.length >= MOST_CONNECTIONS)
    return { ...still(withParty(online, party)), close: [{ id, reason: 'full' }] };

  // The newest connection of a seat is the one that counts; so is the newest device.
  const older = online.connections.filter(({ key }) => key === said.hash);
  const moved = taken ? online.connections.filter(({ key }) => seatOf(online.party, key) === seat) : [];
  const gone = new Set([...older, ...moved].map((connection) => connection.id));
  const last = seat === null ? null : online.room?.answers[seat];
  const refused = last && !last.accepted ? last : null;
  const fresh: Connection = { id, key: said.hash, roundTrips: [], asked: null, refused };
  const connections = [...online.connections.filter((other) => !gone.has(other.id)), fresh];

  const held = seat === null ? null : (personAt(party, seat)?.standIn ?? null);
  const back = seat === null ? party : markPresence(party, seat, 'here', now);
  const joined = withParty({ ...online, connections }, back);
  const welcome: ServerMessage = {
    type: 'welcome',
    protocol: PROTOCOL,
    rules: joined.kit.game.rulesVersion,
    now,
    seat,
    party: viewOfParty(back),
    watchers: watchersOf(joined),
    began: joined.began,
    number: seat === null || !joined.room ? 0 : nextNumber(joined.room, seat) - 1,
    pass: taken ? 'taken' : missed ? 'wrong' : null,
    held: held && { level: held.level, actions: playedFor(seat!, log().slice(held.from)) },
  };
  const step: OnlineStep = {
    ...saying(joined, [id], welcome),
    close: [
      ...older.map((other) => ({ id: other.id, reason: 'replaced' as const })),
      ...moved
        .filter(({ key }) => key !== said.hash)
        .map((other) => ({ id: other.id, reason: 'moved' as const })),
    ],
  };
  const others = everyone(joined).filter((other) => other !== id);
  return andThen(
    andThen(step, (after) => tellParty(after, others)),
    (after) => catchUp(after, now),
  );
}

/** Of this seat alone: how often the others thought again is nobody's business. */
function playedFor(seat: Seat, log: readonly RoomEntry[]): number {
  return log.filter(({ by }) => by === seat).length;
}

/** A connection is lost: its seat stays, and its person is away. */
export function gone(online: Online, id: ConnectionId, now: Millis): OnlineStep {
  const lost = connectionOf(online, id);
  if (!lost) return still(online);
  const connections = online.connections.filter((other) => other !== lost);
  const seat = seatOf(online.party, lost.key);
  const isElsewhere = connections.some(({ key }) => key === lost.key);
  const party = seat === null || isElsewhere ? online.party : markPresence(online.party, seat, 'away', now);
  const step = tellParty(withParty({ ...online, connections }, party));
  return andThen(step, (after) => catchUp(after, now));
}

/** The room was out of memory: nobody heard of those who went meanwhile. */
export function woken(online: Online, now: Millis): OnlineStep {
  const keys = new Set(online.connections.map(({ key }) => key));
  const party = [...online.party.seats.keys()].reduce((known, seat) => {
    const person = personAt(known, seat);
    return person && !keys.has(person.key) ? markPresence(known, seat, 'away', now) : known;
  }, online.party);
  const step = party === online.party ? still(online) : tellParty(withParty(online, party));
  return andThen(step, (after) => catchUp(after, now));
}

export function hear(
  online: Online,
  id: ConnectionId,
  message: ClientMessage,
  now: Millis,
  tools: Tools,
): OnlineStep {
  if (!connectionOf(online, id) || message.type === 'hello')
    return { ...still(online), close: [{ id, reason: 'malformed' }] };
  const caught = catchUp(online, now);
  const log = () => [...tools.log(), ...caught.entries];
  return andThen(caught, (current) => {
    // Not the one from before: catching up may have noted a refusal on it.
    const connection = connectionOf(current, id)!;
    switch (message.type) {
      case 'clock':
        return clock(current, connection, message, now);
      case 'wish':
        return grant(current, connection, message.number, message.wish, now, { ...tools, log });
      case 'act':
        return act(current, connection, message, now);
    }
  });
}

function clock(
  online: Online,
  connection: Connection,
  { sent, heard }: { sent: Millis; heard: Millis | null },
  now: Millis,
): OnlineStep {
  const isOurs = heard !== null && heard === connection.asked;
  const roundTrips = isOurs ? measured(connection.roundTrips, now - heard) : connection.roundTrips;
  const next = withConnection(online, { ...connection, roundTrips, asked: now });
  return saying(next, [connection.id], { type: 'clock', sent, now });
}
