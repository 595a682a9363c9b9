// One building that is wrong, for each reason: two sites of a plan, and of a board; judged as in a match.
import { type Board, buildingOf, type Piece } from '#shared/games/space-builder/components.ts';
import { type Fault, faultsOf } from '#shared/games/space-builder/faults.ts';
import { standing } from '../city/cities.ts';

interface Faulty extends Fault {
  plan: Board;
  board: Board;
}

const faulty = (right: Piece, board: Board): Faulty => {
  const plan = [right, null];
  return { plan, board, ...faultsOf(plan, board, [buildingOf(right)])[0]! };
};

export const FAULTY: readonly Faulty[] = [
  faulty(standing('greenhouse'), [null, null]),
  faulty(standing('hangar'), [null, standing('hangar')]),
  faulty(standing('crane'), [standing('crane', 1), null]),
  faulty(standing('rocket'), [standing('rocket', 0, 1), null]),
];
