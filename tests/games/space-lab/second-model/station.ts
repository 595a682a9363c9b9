// A station of the second model: the plan of the booklet, drawn by hand, cell by cell.
import { OBJECTIVES } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';

export interface Slot {
  is: 'slot';
  lab: number | null;
}
export interface Capsule {
  is: 'capsule';
  objective: number | null;
  /** The points of the validation tile that lies on it. */
  tile: number | null;
}
type Cell = Slot | Capsule | { is: 'gap' };
export type Station = Cell[][];

const THREE = ['.s.s.s.', 'sCsCsCs', '.s.s.s.'];
const SIX = ['.s.s.s.', 'sCsCsCs', '.s.s.s.', 'sCsCsCs', '.s.s.s.'];

export function emptyStation(seats: number): Station {
  return (seats === 1 ? SIX : THREE).map((row) =>
    [...row].map((sign): Cell => {
      if (sign === 's') return { is: 'slot', lab: null };
      if (sign === 'C') return { is: 'capsule', objective: null, tile: null };
      return { is: 'gap' };
    }),
  );
}

/** As one reads: from the top row to the bottom row, each from the left. */
export const slotsOf = (station: Station): Slot[] => station.flat().filter((cell) => cell.is === 'slot');
export const capsulesOf = (station: Station): Capsule[] =>
  station.flat().filter((cell) => cell.is === 'capsule');
export const labsOf = (station: Station) =>
  slotsOf(station).flatMap(({ lab }) => (lab === null ? [] : [lab]));

export function whereIs(station: Station, wanted: Slot | Capsule): { row: number; column: number } {
  for (const [row, cells] of station.entries())
    for (const [column, cell] of cells.entries()) if (cell === wanted) return { row, column };
  throw new Error('no such cell');
}

export function capsuleAt(station: Station, row: number, column: number): Capsule | null {
  const cell = station[row]?.[column];
  return cell?.is === 'capsule' ? cell : null;
}

/** The capsules that a slot belongs to, as one reads. */
export function capsulesRound(station: Station, slot: Slot): Capsule[] {
  const { row, column } = whereIs(station, slot);
  return [
    capsuleAt(station, row - 1, column),
    capsuleAt(station, row, column - 1),
    capsuleAt(station, row, column + 1),
    capsuleAt(station, row + 1, column),
  ].filter((capsule) => capsule !== null);
}

function slotsRound(station: Station, capsule: Capsule): Slot[] {
  return slotsOf(station).filter((slot) => capsulesRound(station, slot).includes(capsule));
}

/** The symbols of its objective that do not lie round a capsule. */
export function missing(station: Station, capsule: Capsule): string[] {
  if (capsule.objective === null) return [];
  const left: string[] = [...OBJECTIVES[capsule.objective]!.symbols];
  for (const { lab } of slotsRound(station, capsule)) {
    const at = lab === null ? -1 : left.indexOf(LABS[lab]!.agency);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export const isFull = (station: Station) => slotsOf(station).every(({ lab }) => lab !== null);
export const isValidated = (station: Station) => capsulesOf(station).every(({ tile }) => tile !== null);
