// Another match begins by consent: when all who are here want it, or some time after most do.
import { isRefusal, type Millis } from '../engine/game.ts';
import type { Again } from './party/again.ts';
import { majorityOf, markPresence, seatsHere } from './party/party.ts';
import { isOver, type Online, type OnlineStep, still, tellParty, withParty } from './room.ts';
import { started } from './start.ts';

/** So long a phone that was laid aside keeps the others waiting. */
export const LAST_CALL: Millis = 30_000;

export function afterAgain(online: Online, now: Millis): OnlineStep {
  const { party } = online;
  const { again } = party;
  if (!again || !isOver(online)) return still(online);
  const here = seatsHere(party);
  const ready = here.filter((seat) => again.ready.includes(seat));
  const at = ready.length >= majorityOf(party) ? (again.at ?? now + LAST_CALL) : null;
  const isTime = at !== null && (ready.length === here.length || now >= at);
  if (!isTime) return at === again.at ? still(online) : asked(online, { ...again, at });
  // Whoever has not said so keeps the seat, and nobody waits for them.
  const idle = here.filter((seat) => !ready.includes(seat));
  const without = idle.reduce((known, seat) => markPresence(known, seat, 'away', now), party);
  const step = started({ ...online, party: without }, again.seed, now);
  return isRefusal(step) ? asked(online, null) : step;
}

const asked = (online: Online, again: Again | null) =>
  tellParty(withParty(online, { ...online.party, again }));
