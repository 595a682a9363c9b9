// The room's clock as a page knows it: several exchanges, of which the one with the shortest way counts.
import type { Millis } from '../../engine/game.ts';

const EXCHANGES = 6;

/** `own` is always the time on the page's own clock, which began anywhere. */
export interface RoomClock {
  /** The room's clock is so far ahead. */
  ahead: Millis;
  /** There and back, of the exchange that counts. */
  shortest: Millis;
  /** How many more exchanges are to follow. */
  left: number;
}

/** A new connection begins with what its welcome says. */
export function clockSaid(now: Millis, own: Millis): RoomClock {
  return measuring({ ahead: now - own, shortest: 0, left: 0 });
}

/** From here on only new exchanges count: clocks drift apart, and so do connections. */
export function measuring({ ahead }: RoomClock): RoomClock {
  return { ahead, shortest: Number.POSITIVE_INFINITY, left: EXCHANGES };
}

export function exchanged(clock: RoomClock, sent: Millis, now: Millis, own: Millis): RoomClock {
  const trip = own - sent;
  const left = Math.max(0, clock.left - 1);
  return trip <= clock.shortest ? { ahead: now + trip / 2 - own, shortest: trip, left } : { ...clock, left };
}

export function roomTime({ ahead }: RoomClock, own: Millis): Millis {
  return Math.round(own + ahead);
}
