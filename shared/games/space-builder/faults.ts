// What is wrong on a board, held against its plan.
import { type Board, type BuildingId, buildingOf, faceOf, type Plan, turnOf } from './components.ts';

export const FAULTS = ['missing', 'place', 'turn', 'face'] as const;
/** The first that holds is named; a building has one reason at most. */
export type FaultReason = (typeof FAULTS)[number];

const MISSING = 1;
const WRONG = 2;

export interface Fault {
  building: BuildingId;
  reason: FaultReason;
  points: typeof MISSING | typeof WRONG;
}

export const siteOf = (board: Board, building: BuildingId) =>
  board.findIndex((piece) => piece !== null && buildingOf(piece) === building);

export function faultsOf(plan: Plan, board: Board, held: readonly BuildingId[]): Fault[] {
  return held.flatMap((building) => {
    const reason = faultOf(plan, board, building);
    return reason ? [{ building, reason, points: reason === 'missing' ? MISSING : WRONG }] : [];
  });
}

function faultOf(plan: Plan, board: Board, building: BuildingId): FaultReason | null {
  const site = siteOf(board, building);
  if (site < 0) return 'missing';
  const wanted = siteOf(plan, building);
  if (site !== wanted) return 'place';
  const [lying, right] = [board[site]!, plan[wanted]!];
  if (turnOf(lying) !== turnOf(right)) return 'turn';
  return faceOf(lying) === faceOf(right) ? null : 'face';
}

export const totalOf = (faults: readonly Fault[]) => faults.reduce((sum, { points }) => sum + points, 0);

export const unplacedOf = (board: Board, held: readonly BuildingId[]) =>
  held.filter((building) => siteOf(board, building) < 0);

export const isEmpty = (board: Board) => board.every((piece) => piece === null);
