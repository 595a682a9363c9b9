// The time of a match stands still while nobody is there, in a pause, and when its rules fail.
import type { Millis, Seat } from '../engine/game.ts';
import { majorityOf, personAt, type Stands, seatsHere } from './party/party.ts';
import {
  isOver,
  isRealTime,
  type Online,
  type OnlineStep,
  still,
  stopMatch,
  tellParty,
  withParty,
} from './room.ts';

/** So long the first one back waits for the others, where the first to press wins. */
export const GATHERING: Millis = 15_000;
/** So long everybody may look up before it goes on. */
export const LEAD: Millis = 3_000;
/** Who went so shortly before the last one is waited for as well: a network takes a whole household along. */
const TOGETHER: Millis = 15_000;

export const isRunning = (online: Online): boolean =>
  online.room !== null && online.party.stage === 'match' && !isOver(online);

/** What could be used to get ahead is shown to nobody until time goes on. */
export const isHidden = ({ kit, party }: Online): boolean =>
  party.stands !== null && party.stands.why !== 'fault' && isRealTime(kit.game);

/** From then on, which may be earlier than now: nothing has happened since. */
export function stand(online: Online, why: Stands['why'], since: Millis, now: Millis): OnlineStep {
  const { party } = online;
  const isMissed = (seat: Seat) => {
    const person = personAt(party, seat);
    if (!person || person.presence === 'left') return false;
    return person.presence === 'here' || now - person.since <= TOGETHER;
  };
  const awaited = [...party.seats.keys()].filter(isMissed);
  const stands: Stands = { why, since, awaited, until: null };
  return tellParty(withParty(online, { ...party, stands, pausing: [] }));
}

/**
 * A rule or a bot has failed: nothing happens any more, and nothing is lost. Where they fail at the next match, nobody
 * has asked for it; where they fail at saying whether it is over, it is.
 */
export function failed(online: Online, now: Millis): OnlineStep {
  const settled = { ...online, claims: [], claimsDue: null };
  try {
    if (isRunning(online))
      return online.party.stands?.why === 'fault' ? still(settled) : stand(settled, 'fault', now, now);
  } catch {
    return tellParty(stopMatch(settled));
  }
  return online.party.again
    ? tellParty(withParty(settled, { ...online.party, again: null }))
    : still(settled);
}

/** After whatever has changed: does time stand still, and does it go on? */
export function keepTime(online: Online, now: Millis): OnlineStep {
  const { party } = online;
  // A claim on its way was pressed before.
  if (online.claimsDue !== null) return still(online);
  if (!isRunning(online)) return party.stands ? told(online, null) : still(online);
  const here = seatsHere(party);
  if (!party.stands) return keepRunning(online, here, now);
  if (party.stands.why === 'fault') return still(online);
  const until = here.length === 0 ? null : untilFor(online, party.stands, here, now);
  if (until !== null && until <= now) return goOn(online, party.stands, now);
  return until === party.stands.until ? still(online) : told(online, { ...party.stands, until });
}

function keepRunning(online: Online, here: readonly Seat[], now: Millis): OnlineStep {
  if (here.length === 0) return stand(online, 'nobody', now, now);
  const wanted = here.filter((seat) => online.party.pausing.includes(seat));
  return wanted.length >= majorityOf(online.party) ? stand(online, 'pause', now, now) : still(online);
}

/** In turns at once; where it matters when one presses, when all are there again, or some time after the first. */
function untilFor({ kit, party }: Online, stands: Stands, here: readonly Seat[], now: Millis): Millis | null {
  const isPause = stands.why === 'pause';
  const ready = isPause ? here.filter((seat) => party.pausing.includes(seat)) : here;
  if (ready.length === 0) return null;
  if (!isRealTime(kit.game)) return now;
  const isMissing = (seat: Seat) => !ready.includes(seat) && personAt(party, seat)?.presence !== 'left';
  const waitsFor = isPause ? here : stands.awaited;
  // Whoever is alone waits: the others may be on their way.
  const areAll = !waitsFor.some(isMissing) && (isPause || here.length > 1);
  const latest = stands.until ?? now + GATHERING;
  return areAll ? Math.min(latest, now + LEAD) : latest;
}

function goOn(online: Online, { since }: Stands, now: Millis): OnlineStep {
  const party = { ...online.party, stands: null, pausing: [], wentOn: now };
  return tellParty(withParty({ ...online, began: online.began! + now - since }, party));
}

const told = (online: Online, stands: Stands | null) =>
  tellParty(withParty(online, { ...online.party, stands }));
