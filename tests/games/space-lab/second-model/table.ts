// What lies on the table of the second model, and how it is read from a state in which nobody has placed anything yet.
import type { State } from '#shared/games/space-lab/state.ts';
import { capsulesOf, emptyStation, type Station, slotsOf } from './station.ts';

export interface Player {
  hand: number[];
  station: Station;
  dealt: number[];
  /** What goes to the left, until everybody has said so. */
  passed: number | null;
  technicians: number;
  projects: number[];
}

export interface Tile {
  points: number;
  brings: 'lab' | 'project' | 'nothing';
}

export interface Table {
  /** The first one is on top, of every pile. */
  pile: number[];
  projects: number[];
  tiles: Tile[][];
  discards: number[];
  revealed: number[];
  centre: number[];
  players: Player[];
  starter: number;
  stage: 'draft' | 'arrange' | 'turn' | 'agency' | 'placing' | 'keep' | 'over';
  turn: number;
  /** Of these one is kept. */
  drawn: number[];
  finisher: number | null;
  /** Who still has a last turn. */
  last: number[];
}

export const isAlone = (table: Table) => table.players.length === 1;

const pile = (five: Tile['brings'], four: Tile['brings']): Tile[] => [
  { points: 5, brings: five },
  { points: 4, brings: four },
  { points: 3, brings: 'nothing' },
  { points: 2, brings: 'nothing' },
];

export function readTable(state: State): Table {
  const { phase } = state;
  if (phase.kind !== 'draft' && phase.kind !== 'arrange' && phase.kind !== 'turn')
    throw new Error(`cannot begin in ${phase.kind}`);
  return {
    pile: [...state.labs].reverse(),
    projects: [...state.projects].reverse(),
    tiles: [pile('lab', 'project'), pile('project', 'lab'), pile('project', 'lab')],
    discards: [...state.discards],
    revealed: [...state.revealed],
    centre: [...state.centre],
    players: state.crews.map((crew) => {
      const station = emptyStation(state.seats);
      for (const [at, slot] of slotsOf(station).entries()) slot.lab = crew.slots[at] ?? null;
      for (const [at, capsule] of capsulesOf(station).entries())
        capsule.objective = crew.objectives[at] ?? null;
      return {
        hand: [...crew.hand],
        station,
        dealt: [...crew.dealt],
        passed: crew.passed,
        technicians: crew.technicians,
        projects: [...crew.projects],
      };
    }),
    starter: state.starter,
    stage: phase.kind,
    turn: phase.kind === 'turn' ? phase.seat : state.starter,
    drawn: [],
    finisher: null,
    last: [],
  };
}
