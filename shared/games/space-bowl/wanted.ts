// When somebody who looks elsewhere is wanted: the marbles roll, or everybody else is ready for that.
import { isAwaited } from '#shared/engine/awaited.ts';
import type { Seat, Wanted } from '#shared/engine/game.ts';
import type { View } from './view.ts';

export function wanted({ phase, round }: View, seat: Seat): Wanted | null {
  if (phase.kind === 'over') return null;
  if (phase.kind !== 'rest') return { why: 'round', of: round };
  return isAwaited(phase.ready, seat) ? { why: 'awaited', of: round } : null;
}
