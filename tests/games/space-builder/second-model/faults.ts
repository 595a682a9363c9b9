// The faults of one board in the second model, counted building by building.
import { type Board, buildingOf, faceOf, type Plan, turnOf } from '#shared/games/space-builder/components.ts';

export interface Fault {
  building: number;
  points: 1 | 2;
  reason: 'missing' | 'place' | 'turn' | 'face';
}

const siteOf = (board: Board, building: number): number | null => {
  const site = board.findIndex((piece) => piece !== null && buildingOf(piece) === building);
  return site < 0 ? null : site;
};

export const unplaced = (board: Board, held: readonly number[]): number[] =>
  held.filter((building) => siteOf(board, building) === null);

export const isEmpty = (board: Board) => board.every((piece) => piece === null);

function faultOf(plan: Plan, board: Board, building: number): Fault[] {
  const site = siteOf(board, building);
  if (site === null) return [{ building, points: 1, reason: 'missing' }];
  if (site !== siteOf(plan, building)) return [{ building, points: 2, reason: 'place' }];
  const [wanted, built] = [plan[site]!, board[site]!];
  if (turnOf(built) !== turnOf(wanted)) return [{ building, points: 2, reason: 'turn' }];
  if (faceOf(built) !== faceOf(wanted)) return [{ building, points: 2, reason: 'face' }];
  return [];
}

export const faultsOf = (plan: Plan, board: Board, held: readonly number[]): Fault[] =>
  [...held].sort((one, other) => one - other).flatMap((building) => faultOf(plan, board, building));

export const totalOf = (faults: readonly Fault[]) => faults.reduce((sum, { points }) => sum + points, 0);
