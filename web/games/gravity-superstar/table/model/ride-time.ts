// How long a ride is seen: first the pawn turns, then it goes from cell to cell.
import type { Millis } from '#shared/engine/game.ts';
import type { Side } from '#shared/games/gravity-superstar/components.ts';
import { feetAfter } from '#shared/games/gravity-superstar/geometry.ts';
import type { Event } from '#shared/games/gravity-superstar/state.ts';

export type RideEvent = Extract<Event, { kind: 'simple' | 'special' }>;
const TURN: Millis = 240;
/** For each cell. */
export const STEP: Millis = 130;

export const isRide = (event: Event): event is RideEvent =>
  event.kind === 'simple' || event.kind === 'special';

/** How the pawn lies once it has turned, and how long that takes. */
export function turned(now: RideEvent): { to: Side; turns: Millis } {
  const { feet } = now.from;
  const to = now.kind === 'special' && now.trick === 'rotate' ? feetAfter(feet, now.way) : feet;
  return { to, turns: to === feet ? 0 : TURN };
}

export const ridesFor = (now: RideEvent): Millis => turned(now).turns + now.path.length * STEP;
