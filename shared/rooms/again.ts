// Another match begins by consent: when all who are here want it, or some time after most do.
import { isRefusal, type Millis, type Seat } from '../engine/game.ts';
import { markPresence, type Party, seatsHere } from './party.ts';
import { isOver, type Online, type OnlineStep, still, tellParty, withParty } from './room.ts';
import { started } from './start.ts';

export interface Again {
  ready: readonly Seat[];
  /** When it begins without those who have not said so. */
  at: Millis | null;
  /** Of the next match: drawn for the first who wants it, as the clock has no chance of its own. */
  seed: string;
}
export type AgainView = Omit<Again, 'seed'>;

/** So long a phone that was laid aside keeps the others waiting. */
export const LAST_CALL: Millis = 30_000;

export const viewOfAgain = ({ ready, at }: Again): AgainView => ({ ready, at });

export function wantAgain(party: Party, seat: Seat, wants: boolean, seed: string): Party {
  const again = party.again ?? { ready: [], at: null, seed };
  if (again.ready.includes(seat) === wants) return party;
  const ready = wants ? [...again.ready, seat] : again.ready.filter((other) => other !== seat);
  return { ...party, again: ready.length === 0 ? null : { ...again, ready } };
}

export function afterAgain(online: Online, now: Millis): OnlineStep {
  const { party } = online;
  const { again } = party;
  if (!again || !isOver(online)) return still(online);
  const here = seatsHere(party);
  const ready = here.filter((seat) => again.ready.includes(seat));
  const at = ready.length * 2 > here.length ? (again.at ?? now + LAST_CALL) : null;
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
