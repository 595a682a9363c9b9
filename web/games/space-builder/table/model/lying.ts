// The plan as it lies before one's eyes: turned by quarters clockwise, with everything on it.
import { type Board, quarterTurned } from '#shared/games/space-builder/components.ts';

/** What lies on each site of the screen. */
export function asItLies(plan: Board, lie: number): Board {
  return lie === 0 ? plan : asItLies(quarterTurned(plan), lie - 1);
}
