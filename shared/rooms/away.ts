// Waiting for people who are away: real-time games go on without them, turn games get a bot after a while.
import type { Millis, Seat } from '../engine/game.ts';
import { outcomeOf } from '../engine/match.ts';
import { doFor, viewOf } from '../engine/table.ts';
import { AWAY_GRACE, type PartySeat, type PersonSeat, STAND_IN_LEVEL, standIn } from './party.ts';
import { andThen, type Online, type OnlineStep, still, tellParty, withParty } from './room.ts';

const isMissed = (seat: PartySeat): seat is PersonSeat =>
  seat.kind === 'person' && seat.presence !== 'here' && seat.standIn === null;

/** The seats whose turn it is, with nobody there. */
function missed({ room, party }: Online): Seat[] {
  if (!room || party.stage !== 'match' || outcomeOf(room.match)) return [];
  return room.kit.game.toAct(room.match.state).filter((seat) => isMissed(party.seats[seat]!));
}

/** When the table has waited long enough. */
export function awayDue(online: Online): Millis | null {
  const times = missed(online).flatMap((seat) => {
    const after = graceOf(online, seat);
    return after === null ? [] : [sinceOf(online, seat) + after];
  });
  return times.length === 0 ? null : Math.min(...times);
}

const sinceOf = ({ party }: Online, seat: Seat) => (party.seats[seat] as PersonSeat).since;

/** How long the table waits for this seat; null where it need not do anything. */
function graceOf({ room }: Online, seat: Seat): Millis | null {
  const { whenAway } = room!.kit.game;
  if (!whenAway) return AWAY_GRACE;
  return whenAway(viewOf(room!, seat), seat)?.after ?? null;
}

export function afterAway(step: OnlineStep, now: Millis): OnlineStep {
  const { online } = step;
  const game = online.room?.kit.game;
  if (!game) return step;
  return missed(online).reduce(
    (current, seat) =>
      andThen(current, (after) => (game.whenAway ? actFor(after, seat, now) : replace(after, seat, now))),
    step,
  );
}

function actFor(online: Online, seat: Seat, now: Millis): OnlineStep {
  const { room, began } = online;
  if (!room || began === null || online.claimsDue !== null) return still(online);
  const absent = room.kit.game.whenAway!(viewOf(room, seat), seat);
  if (absent === null || now < sinceOf(online, seat) + absent.after) return still(online);
  const { action } = absent;
  const at = Math.max(room.match.at, now - began);
  const step = doFor(room, seat, action, at);
  return { ...still(online), online: { ...online, room: step.room }, entries: step.entries };
}

function replace(online: Online, seat: Seat, now: Millis): OnlineStep {
  if (now < sinceOf(online, seat) + AWAY_GRACE) return still(online);
  return tellParty(withParty(online, standIn(online.party, seat, STAND_IN_LEVEL, online.room!.match.length)));
}
