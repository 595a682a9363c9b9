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
  if (!online.room || online.room.kit.game.whenAway) return null;
  const times = missed(online).map((seat) => (online.party.seats[seat] as PersonSeat).since + AWAY_GRACE);
  return times.length === 0 ? null : Math.min(...times);
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
  const action = room.kit.game.whenAway!(viewOf(room, seat), seat);
  if (action === null) return still(online);
  const at = Math.max(room.match.at, now - began);
  const step = doFor(room, seat, action, at);
  return { ...still(online), online: { ...online, room: step.room }, entries: step.entries };
}

function replace(online: Online, seat: Seat, now: Millis): OnlineStep {
  const { since } = online.party.seats[seat] as PersonSeat;
  if (now < since + AWAY_GRACE) return still(online);
  return tellParty(withParty(online, standIn(online.party, seat, STAND_IN_LEVEL, online.room!.match.length)));
}
