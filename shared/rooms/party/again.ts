// Who wants another match, and when it begins.
import type { Millis, Seat } from '../../engine/game.ts';
import type { Party } from './party.ts';

export interface Again {
  ready: readonly Seat[];
  /** When it begins without those who have not said so. */
  at: Millis | null;
  /** Of the next match: drawn for the first who wants it, as the clock has no chance of its own. */
  seed: string;
}
export type AgainView = Omit<Again, 'seed'>;

export const viewOfAgain = ({ ready, at }: Again): AgainView => ({ ready, at });

export function wantAgain(party: Party, seat: Seat, wants: boolean, seed: string): Party {
  const again = party.again ?? { ready: [], at: null, seed };
  if (again.ready.includes(seat) === wants) return party;
  const ready = wants ? [...again.ready, seat] : again.ready.filter((other) => other !== seat);
  return { ...party, again: ready.length === 0 ? null : { ...again, ready } };
}
