// The room's clock as this page knows it: several exchanges, of which the one with the shortest way counts.
import type { Millis } from '#shared/engine/game.ts';

const EXCHANGES = 6;
const AGAIN_AFTER = 60_000;

export interface RoomClock {
  now(): Millis;
  /** A new connection begins with what its welcome says. */
  begin(now: Millis): void;
  answered(sent: Millis, now: Millis): void;
  /** One small message more: right behind another, it makes the network notice at once that the other was lost. */
  nudge(): void;
  stop(): void;
}

export function makeRoomClock(ask: (sent: Millis, heard: Millis | null) => void): RoomClock {
  let offset = 0;
  let shortest = Number.POSITIVE_INFINITY;
  let left = 0;
  const own = () => Math.round(performance.now());

  function measure(heard: Millis | null): void {
    left = EXCHANGES;
    shortest = Number.POSITIVE_INFINITY;
    ask(own(), heard);
  }
  // Clocks drift apart, and so do connections.
  const again = setInterval(() => document.visibilityState === 'visible' && measure(null), AGAIN_AFTER);

  return {
    now: () => Math.round(performance.now() + offset),
    begin(now) {
      offset = now - performance.now();
      measure(null);
    },
    answered(sent, now) {
      const trip = performance.now() - sent;
      if (trip <= shortest) {
        shortest = trip;
        offset = now + trip / 2 - performance.now();
      }
      // The room measures too: what it said comes back to it at once.
      if (left-- > 0) ask(own(), now);
    },
    nudge: () => ask(own(), null),
    stop: () => clearInterval(again),
  };
}
