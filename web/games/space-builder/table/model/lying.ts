// The plan as it lies before one's eyes: turned by quarters clockwise, with everything on it.
import { type Board, SIDE, turned } from '#shared/games/space-builder/components.ts';

/** What lies on each site of the screen. */
export function asItLies(plan: Board, lie: number): Board {
  return lie === 0 ? plan : asItLies(quarter(plan), lie - 1);
}

function quarter(plan: Board): Board {
  return plan.map((_, site) => {
    const [row, column] = [Math.floor(site / SIDE), site % SIDE];
    const piece = plan[(SIDE - 1 - column) * SIDE + row]!;
    return piece === null ? null : turned(piece);
  });
}
