// Waiting for people who are away: real-time games go on without them, turn games get a bot after a while.
import type { Absent, Millis, Seat } from '../engine/game.ts';
import { outcomeOf, view } from '../engine/match.ts';
import { botAt, doFor } from '../engine/table.ts';
import { AWAY_GRACE, type PersonSeat, personAt, STAND_IN_LEVEL, standIn } from './party/party.ts';
import { andThen, arrivalIn, type Online, type OnlineStep, still, tellParty, withParty } from './room.ts';

/** The seats whose turn it is, with nobody there, nor a bot that plays already. */
function missed({ room, party }: Online): Seat[] {
  if (!room || party.stage !== 'match' || party.stands || outcomeOf(room.match)) return [];
  const isMissed = (seat: Seat) => {
    const person = personAt(party, seat);
    return person !== null && person.presence !== 'here' && botAt(room, seat) === null;
  };
  return room.kit.game.toAct(room.match.state).filter(isMissed);
}

/** When the table has waited long enough. */
export function awayDue(online: Online): Millis | null {
  const times = missed(online).flatMap((seat) => {
    const after = graceOf(online, seat);
    return after === null ? [] : [sinceOf(online, seat) + after];
  });
  return times.length === 0 ? null : Math.min(...times);
}

const missing = ({ party }: Online, seat: Seat) => party.seats[seat] as PersonSeat;
/** While time stood still, nobody was waited for. */
const sinceOf = (online: Online, seat: Seat) => Math.max(missing(online, seat).since, online.party.wentOn);

/** How long the table waits for this seat; null where it need not do anything. */
function graceOf(online: Online, seat: Seat): Millis | null {
  return replacedAfter(online, seat) ?? absentOf(online, seat)?.after ?? null;
}

/** What is done for them; for whoever has left, at once. */
function absentOf(online: Online, seat: Seat): Absent<unknown> | null {
  const { kit, match } = online.room!;
  const absent = kit.game.whenAway?.(view(match, seat), seat) ?? null;
  return absent && missing(online, seat).presence === 'left' ? { ...absent, after: 0 } : absent;
}

/** After how long a bot takes this seat by itself: in turns any, in rounds one that was left; null where none does. */
function replacedAfter(online: Online, seat: Seat): Millis | null {
  const { whenAway, running } = online.room!.kit.game;
  const { presence, standIn } = missing(online, seat);
  if (standIn !== null) return null;
  if (!whenAway) return presence === 'left' ? 0 : AWAY_GRACE;
  return running && presence === 'left' ? 0 : null;
}

export function afterAway(step: OnlineStep, now: Millis): OnlineStep {
  const { online } = step;
  return missed(online).reduce(
    (current, seat) => andThen(current, (after) => goOnWithout(after, seat, now)),
    step,
  );
}

function goOnWithout(online: Online, seat: Seat, now: Millis): OnlineStep {
  const replaced = replacedAfter(online, seat);
  if (replaced === null) return actFor(online, seat, now);
  if (now < sinceOf(online, seat) + replaced) return still(online);
  return tellParty(withParty(online, standIn(online.party, seat, STAND_IN_LEVEL, arrivalIn(online))));
}

function actFor(online: Online, seat: Seat, now: Millis): OnlineStep {
  const { room, began } = online;
  if (!room || began === null || online.claimsDue !== null) return still(online);
  const absent = absentOf(online, seat);
  if (absent === null || now < sinceOf(online, seat) + absent.after) return still(online);
  const { action } = absent;
  const at = Math.max(room.match.at, now - began);
  const step = doFor(room, seat, action, at);
  return { ...still(online), online: { ...online, room: step.room }, entries: step.entries };
}
