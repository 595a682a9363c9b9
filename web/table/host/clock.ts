// The clock of a match at home: counts only while the table is in play.
import type { Millis } from '#shared/engine/game.ts';

export interface MatchClock {
  now(): Millis;
  start(): void;
  stop(): void;
  /** Forward to there. */
  jump(to: Millis): void;
}

export function makeMatchClock(at: Millis, monotonic: () => number = () => performance.now()): MatchClock {
  let counted = at;
  let since: number | null = null;
  const now = () => Math.floor(counted + (since === null ? 0 : monotonic() - since));
  return {
    now,
    start() {
      since ??= monotonic();
    },
    stop() {
      counted = now();
      since = null;
    },
    jump(to) {
      counted = Math.max(to, now());
      if (since !== null) since = monotonic();
    },
  };
}
