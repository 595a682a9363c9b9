// Whether all others wait for somebody.
import type { Seat } from './game.ts';

/** Whoever is alone holds nobody up. */
export const isAwaited = (ready: readonly boolean[], seat: Seat): boolean =>
  ready.length > 1 && ready.every((is, other) => is === (other !== seat));
