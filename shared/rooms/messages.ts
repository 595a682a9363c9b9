// What connections say to a room, and what becomes of it: who comes, who goes, clocks, wishes and actions.

import type { Millis, Seat } from '../engine/game.ts';
import type { RoomEntry } from '../engine/table.ts';
import { act, catchUp } from './actions.ts';
import { hasSpentAll, spending, spendingFor } from './limits.ts';
import { mayEnter } from './party/door.ts';
import { roleOf } from './party/host.ts';
import { type KeyHash, markPresence, type Party, personAt, seatOf, seatsHere } from './party/party.ts';
import { missPass, takePass } from './party/passes.ts';
import { markInRow, placeInRow } from './party/row.ts';
import { viewOfParty } from './party/view.ts';
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
  type Comer,
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
  youIn,
} from './room.ts';
import { isRunning, stand } from './standing.ts';
import { grant, type Tools } from './wishes.ts';

const MOST_WATCHERS = 50;

/** The first message of a connection: who it is, and what everybody sees here. */
export function hello(
  online: Online,
  { id, from }: Comer,
  said: Hello & { hash: KeyHash },
  now: Millis,
  log: () => readonly RoomEntry[],
): OnlineStep {
  const refuse = (reason: CloseReason): OnlineStep => ({ ...still(online), close: [{ id, reason }] });
  if (connectionOf(online, id)) return refuse('malformed');
  if (hasSpentAll(online.spent, said.hash, now)) return refuse('too-many');
  if (said.protocol < PROTOCOL) return refuse('too-old');
  if (said.protocol > PROTOCOL) return refuse('too-new');
  const taken = said.pass === undefined ? null : takePass(online.party, said.pass, said.hash, now);
  // A code that has brought its seat here already is asked again when its welcome was lost.
  const missed = said.pass !== undefined && !taken && seatOf(online.party, said.hash) === null;
  const party = taken ?? (missed ? missPass(online.party) : online.party);
  const seat = seatOf(party, said.hash);
  const turnAway = (reason: CloseReason): OnlineStep => ({
    ...still(withParty(online, party)),
    close: [{ id, reason }],
  });
  if (!mayEnter(party, said.hash)) return turnAway('locked');
  const crowd = isKnownIn(party, said.hash) ? null : crowded(online, said.hash, from);
  if (crowd === 'full') return turnAway('full');

  // The newest connection of a seat is the one that counts; so is the newest device.
  const older = online.connections.filter(({ key }) => key === said.hash);
  const moved = taken ? online.connections.filter(({ key }) => seatOf(online.party, key) === seat) : [];
  const gone = new Set([...older, ...moved].map((connection) => connection.id));
  const last = seat === null ? null : online.room?.answers[seat];
  const refused = last && !last.accepted ? last : null;
  const fresh: Connection = { id, key: said.hash, from, roundTrips: [], asked: null, refused };
  const connections = [
    ...online.connections.filter((other) => !gone.has(other.id) && other !== crowd),
    fresh,
  ];

  const held = seat === null ? null : (personAt(party, seat)?.standIn ?? null);
  const back = marked(party, said.hash, 'here', now);
  const joined = spendingFor(online.party, withParty({ ...online, connections }, back), said.hash, now);
  const welcome: ServerMessage = {
    type: 'welcome',
    protocol: PROTOCOL,
    rules: joined.kit.game.rulesVersion,
    now,
    ...youIn(joined, said.hash),
    party: viewOfParty(back),
    watchers: watchersOf(joined),
    began: joined.began,
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
      ...(crowd ? [{ id: crowd.id, reason: 'full' as const }] : []),
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

/** Whoever has a place in the room is there, or away. */
function marked(party: Party, key: KeyHash, presence: 'here' | 'away', now: Millis): Party {
  const away = presence === 'here' ? null : now;
  const seat = seatOf(party, key);
  if (seat !== null) return markPresence(party, seat, presence, now);
  const { opener } = party;
  const isOpener = opener?.key === key && (opener.away === null) !== (away === null);
  return markInRow(isOpener ? { ...party, opener: { key, away } } : party, key, away);
}

/** A connection is lost: its seat stays, and its person is away. */
export function gone(online: Online, id: ConnectionId, now: Millis): OnlineStep {
  const lost = connectionOf(online, id);
  if (!lost) return still(online);
  const connections = online.connections.filter((other) => other !== lost);
  const isElsewhere = connections.some(({ key }) => key === lost.key);
  const party = isElsewhere ? online.party : marked(online.party, lost.key, 'away', now);
  const left = spendingFor(online.party, withParty({ ...online, connections }, party), lost.key, now);
  return andThen(tellParty(left), (after) => catchUp(after, now));
}

/**
 * The room was out of memory: nobody heard of those who went meanwhile. After a restart it was not there itself, and
 * nothing has happened since what it last stored.
 */
export function woken(online: Online, now: Millis, wasThere: boolean): OnlineStep {
  const keys = new Set(online.connections.map(({ key }) => key));
  const { seats, row, opener } = online.party;
  const known = [...seats, ...row, ...(opener ? [opener] : [])].flatMap((one) =>
    'key' in one ? one.key : [],
  );
  const party = known
    .filter((key) => !keys.has(key))
    .reduce((before, key) => marked(before, key, 'away', now), online.party);
  const step = party === online.party ? still(online) : tellParty(withParty(online, party));
  const isGone = !wasThere && isRunning(step.online) && seatsHere(party).length === 0 && !party.stands;
  return andThen(step, (after) =>
    isGone ? stand(after, 'nobody', lastKnown(after), now) : catchUp(after, now),
  );
}

const lastKnown = ({ room, began, party }: Online): Millis => Math.max(party.wentOn, began! + room!.match.at);

/** Has a place in the room, and is never turned away for those who have none. */
const isKnownIn = (party: Party, key: KeyHash) =>
  roleOf(party, key) !== null || placeInRow(party, key) !== null;

/** Who only watches from one address makes way for others: null while there is room, whom for, or none. */
function crowded({ connections, party }: Online, own: KeyHash, from: string): Connection | 'full' | null {
  const watching = connections.filter(({ key }) => key !== own && !isKnownIn(party, key));
  if (watching.length < MOST_WATCHERS) return null;
  const groups = Map.groupBy(watching, (connection) => connection.from);
  const largest = [...groups.values()].reduce((one, other) => (other.length > one.length ? other : one));
  const household = groups.get(from)?.length ?? 0;
  return household + 1 < largest.length ? largest.at(-1)! : 'full';
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
    if (message.type === 'clock') return clock(current, connection, message, now);
    return andThen(touched(current, connection, now), (after) =>
      message.type === 'act'
        ? act(after, connection, message, now)
        : asked(after, connection, message, now, { ...tools, log }),
    );
  });
}

/** Whoever does something is here, also when they were taken for away. */
function touched(online: Online, { key }: Connection, now: Millis): OnlineStep {
  const party = marked(online.party, key, 'here', now);
  if (party === online.party) return still(online);
  return andThen(tellParty(withParty(online, party)), (after) => catchUp(after, now));
}

function asked(
  online: Online,
  connection: Connection,
  { number, wish }: Extract<ClientMessage, { type: 'wish' }>,
  now: Millis,
  tools: Tools,
): OnlineStep {
  const { id, key } = connection;
  if (hasSpentAll(online.spent, key, now))
    return saying(online, [id], { type: 'granted', number, granted: { ok: false, refused: 'tooMany' } });
  const step = grant(online, connection, number, wish, now, tools);
  // Also what writes no row: a reaction reaches everybody, and a record is long.
  return { ...step, online: { ...step.online, spent: spending(step.online.spent, key, now) } };
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
