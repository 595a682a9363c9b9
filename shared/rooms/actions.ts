// The course of a match online: actions, races and their verdicts, and what is due by itself.
import { isRefusal, type Millis, type Seat } from '../engine/game.ts';
import { isDraft, judged, outcomeOf, parsed, raceOf, spanOf, TICKED } from '../engine/match.ts';
import { type Answer, advance, due, nextNumber, type Room, receive, refuse } from '../engine/table.ts';
import { afterAgain } from './again.ts';
import { afterAway, awayDue } from './away.ts';
import { hasSpentAll, MOST_TAKEN_BACK, spending } from './limits.ts';
import { counted } from './party/evening.ts';
import { personAt, seatOf } from './party/party.ts';
import { acceptedTime, type Claim, inOrder, timeWithin, windowOf } from './race.ts';
import {
  andThen,
  type Connection,
  connectionOf,
  everyone,
  type Online,
  type OnlineStep,
  saying,
  still,
  withConnection,
  withParty,
} from './room.ts';
import { keepTime } from './standing.ts';

/** Does what is due: claims to decide, deadlines, the moves of bots, and what is done for those who are away. */
export function catchUp(online: Online, now: Millis): OnlineStep {
  if (online.claimsDue !== null) return now >= online.claimsDue ? settle(online, now) : still(online);
  const step = online.party.stands ? keepTime(online, now) : still(online);
  return andThen(step, (after) => (after.party.stands ? still(after) : inTime(after, now)));
}

/** What was done for somebody away may let bots act at once; at last, whether it goes on like that. */
function inTime(online: Online, now: Millis): OnlineStep {
  const works = [
    (after: Online) => afterAway(still(after), now),
    (after: Online) => caughtUp(after, now),
    countedIn,
    (after: Online) => keepTime(after, now),
    (after: Online) => afterAgain(after, now),
  ];
  return works.reduce(andThen, caughtUp(online, now));
}

/** A match that is over counts for the evening. */
function countedIn(online: Online): OnlineStep {
  const outcome = online.room && outcomeOf(online.room.match);
  return still(outcome ? withParty(online, counted(online.party, outcome)) : online);
}

/** When the room must be woken again; claims have a shorter clock of their own. */
export function wakeAt(online: Online): Millis | null {
  const { room, began, party } = online;
  if (party.stands) return party.stands.until;
  const next = room && began !== null ? due(room, lagOf(online)) : null;
  const times = [next === null ? null : began! + next, awayDue(online), party.again?.at ?? null];
  const known = times.filter((time) => time !== null);
  if (known.length === 0) return null;
  // Nothing happens before the claims are decided.
  return Math.max(Math.min(...known), online.claimsDue ?? 0);
}

/** Far ahead of the last, a number would leave none to whoever has the seat next. */
const MOST_SKIPPED = 1_000;

interface Sent {
  number: number;
  match?: number | undefined;
  action: unknown;
  pressed: Millis;
}

export function act(
  online: Online,
  connection: Connection,
  { number, match, action, pressed }: Sent,
  now: Millis,
): OnlineStep {
  const { room, began, party, claims } = online;
  const isOld = match !== undefined && match !== party.match;
  const refused = (reason: string) =>
    saying(online, [connection.id], {
      ...{ type: 'answer', number, accepted: false, refused: reason },
      ...(isOld ? { match } : {}),
    });
  const seat = seatOf(party, connection.key);
  if (seat === null) return refused('notSeated');
  // Meant for the match before, it would use up a number of this one.
  if (!room || began === null || isOld) return refused('notNow');
  if (number > nextNumber(room, seat) + MOST_SKIPPED) return refused('wrongNumber');
  if (party.stands) return whileStanding(online, room, { seat, number, via: connection.id });
  const own = claims.filter((claim) => claim.seat === seat);
  const same = own.find((claim) => claim.number === number);
  // Of whoever had the seat before, who is still there to be answered.
  if (same && same.via !== connection.id && connectionOf(online, same.via)) return refused('notNow');
  if (same) return still(online);

  // A clock that was set back must not make everything come too early.
  const arrived = Math.max(room.match.at, now - began);
  const said = parsed(room.match, action);
  const { isForAway, takesBack } = room.kit.game;
  if (said && isForAway?.(said.parsed)) return refused('notNow');
  if (said && takesBack?.(said.parsed) && room.takenBack[seat]! >= MOST_TAKEN_BACK) return refused('tooMany');
  if (isDraft(room.match, said) && hasSpentAll(online.spent, connection.key, now)) return refused('tooMany');
  const span = spanOf(room.match, said);
  const counted = span && timeWithin(span, pressed - began, arrived, connection.roundTrips);
  const sent = { seat, number, action, said, at: arrived, via: connection.id, pressed: counted ?? undefined };
  const reveal = raceOf(room.match, said);
  // Whoever says more behind a claim of theirs, or after a deadline that still waits for claims, waits as well.
  const waits = reveal !== null || own.length > 0 || isHeldBack(room, arrived);
  if (!waits || number < nextNumber(room, seat)) {
    // While claims wait for their verdict, no bot comes before them.
    const lag = claims.length > 0 ? Number.POSITIVE_INFINITY : lagOf(online);
    return andThen(take(online, sent, lag), (after) => catchUp(after, now));
  }
  const claimed =
    reveal === null ? arrived : acceptedTime(pressed - began, arrived, connection.roundTrips, reveal);
  const at = Math.max(claimed, ...own.map((claim) => claim.at));
  const after = judged(room.match, seat, said, Math.max(room.match.at, at));
  // What is no claim opens no window: it would shorten that of the first claim.
  if (own.length === 0 && isRefusal(after) && after.refused !== 'overdue') {
    const noted = refuse(room, seat, number, after);
    return told({ ...online, room: noted.room }, sent, noted.answer);
  }
  const claimsDue = online.claimsDue ?? now + lagOf(online);
  return catchUp({ ...online, claims: [...claims, { ...sent, at }], claimsDue }, now);
}

/** What was answered before gets the same answer. */
function whileStanding(
  online: Online,
  before: Room,
  from: Pick<Claim, 'seat' | 'number' | 'via'>,
): OnlineStep {
  const { seat, number } = from;
  const isKnown = number < nextNumber(before, seat);
  const { room, answer } = isKnown
    ? receive(before, seat, number, null, before.match.at)
    : refuse(before, seat, number, { refused: 'standsStill' });
  return told({ ...online, room }, from, answer);
}

/** A deadline has passed, and the clock waits for earlier claims on their way. */
function isHeldBack({ match }: Room, now: Millis): boolean {
  const deadline = match.game.deadline(match.state);
  return deadline !== null && deadline <= now && raceOf(match, TICKED) !== null;
}

/** One action, accepted or refused; the seat hears which. */
function take(online: Online, claim: Claim, lag: Millis): OnlineStep {
  const { seat, number, action, at, pressed, said } = claim;
  const { answer, room, entries } = receive(online.room!, seat, number, action, at, lag, pressed, said);
  const draft = room.drafts[seat];
  const isWritten = draft && draft !== online.room!.drafts[seat];
  const key = personAt(online.party, seat)?.key;
  const spent = isWritten && key ? spending(online.spent, key, online.began! + at) : online.spent;
  return { ...told({ ...online, room, spent }, claim, answer), entries };
}

/** Says the answer where the action came from, or to whoever has the seat now; notes the last refusal. */
function told(online: Online, { seat, via }: Pick<Claim, 'seat' | 'via'>, answer: Answer): OnlineStep {
  const key = personAt(online.party, seat)?.key;
  const connection = connectionOf(online, via) ?? online.connections.find((other) => other.key === key);
  if (!connection) return still(online);
  const isLast = online.room!.answers[seat] === answer;
  const noted =
    isLast && !answer.accepted ? withConnection(online, { ...connection, refused: answer }) : online;
  return saying(noted, [connection.id], { type: 'answer', ...answer });
}

/** The claims of a race, the earliest first; then everybody hears who pressed when. */
function settle(online: Online, now: Millis): OnlineStep {
  let step = still({ ...online, claims: [], claimsDue: null });
  const accepted: { seat: Seat; at: Millis }[] = [];
  for (const claim of inOrder(online.claims)) {
    const { seat, number, said, at } = claim;
    step = andThen(step, (after) => take(after, claim, 0));
    const answer = step.online.room!.answers[seat];
    const isTaken = answer?.accepted && answer.number === number;
    if (isTaken && raceOf(online.room!.match, said) !== null) accepted.push({ seat, at });
  }
  if (accepted.length > 0) {
    step = andThen(step, (after) =>
      saying(after, everyone(after), { type: 'verdict', verdict: { claims: accepted } }),
    );
  }
  return andThen(step, (after) => catchUp(after, now));
}

/** What the clock and the bots do by themselves; in a race they too wait for an earlier claim on its way. */
function caughtUp(online: Online, now: Millis): OnlineStep {
  const { room, began } = online;
  if (!room || began === null) return still(online);
  const step = advance(room, now - began, lagOf(online));
  return { ...still({ ...online, room: step.room }), entries: step.entries };
}

function lagOf({ room, connections, party }: Online): Millis {
  if (!room?.kit.game.race) return 0;
  return windowOf(
    connections.filter(({ key }) => seatOf(party, key) !== null).map(({ roundTrips }) => roundTrips),
  );
}
