// A round as it was built by three: the lesson of the faults, and the example among the rules.
import { type Board, STARRED } from '#shared/games/space-builder/components.ts';
import { type Fault, faultsOf, totalOf } from '#shared/games/space-builder/faults.ts';
import { cityOf, standing } from './cities.ts';

export interface Builder {
  /** A star's name, the same in every language. */
  name: string;
  board: Board;
}

export const HELD = [...Array(STARRED).keys()];

const right = {
  1: standing('observatory', 1),
  3: standing('greenhouse', 3),
  7: standing('mast'),
  8: standing('hangar', 1, 1),
};
const { 3: _, ...withoutGreenhouse } = right;

/** The fastest first; the last one was stopped. */
export const ROUND: { plan: Board; builders: readonly Builder[] } = {
  plan: cityOf({
    ...right,
    0: standing('rocket'),
    2: standing('sunworks', 2, 1),
    5: standing('crane', 0, 1),
    6: standing('towers'),
  }),
  builders: [
    { name: 'Rigel', board: cityOf({ ...right, 7: standing('mast', 2) }) },
    { name: 'Mira', board: cityOf({ ...right, 1: standing('observatory', 1, 1) }) },
    { name: 'Vega', board: cityOf(withoutGreenhouse) },
  ],
};

export const faultsIn = (plan: Board, { board }: Builder): Fault[] => faultsOf(plan, board, HELD);

/** Whoever has fewer than all others, or was faster than those with as few. */
export function winnerOf(plan: Board, builders: readonly Builder[]): number {
  const totals = builders.map((builder) => totalOf(faultsIn(plan, builder)));
  return totals.indexOf(Math.min(...totals));
}
