// When somebody who looks elsewhere is wanted: the plan is about to be seen, all others are ready, or a building is won.
import { isAwaited } from '#shared/engine/awaited.ts';
import type { Seat, Wanted } from '#shared/engine/game.ts';
import type { View } from './view.ts';

export function wanted({ phase, round }: View, seat: Seat): Wanted | null {
  switch (phase.kind) {
    case 'rest':
      return isAwaited(phase.ready, seat) ? { why: 'awaited', of: round } : null;
    case 'soon':
    case 'build':
    case 'stop':
      return { why: 'round', of: round };
    case 'unlock':
      return phase.seat === seat ? { why: 'turn', of: round } : null;
    case 'over':
      return null;
  }
}
