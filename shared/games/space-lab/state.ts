// Everything on the table of Space Lab. Hands, projects, piles and what is drawn are secret.
import type { Millis, Seat } from '#shared/engine/game.ts';
import type { RandomState } from '#shared/engine/random.ts';
import type { Agency, Drawn, LabId, ObjectiveId, ProjectId } from './components.ts';
import type { Options } from './options.ts';

/** What one seat has. */
export interface Crew {
  hand: readonly LabId[];
  /** The lab on each slot. */
  slots: readonly (LabId | null)[];
  /** Objectives to be placed, until everybody has placed theirs. */
  dealt: readonly ObjectiveId[];
  /** The one that goes to the left, in the draft. */
  passed: ObjectiveId | null;
  /** The objective in each capsule; empty until the seat has arranged them. */
  objectives: readonly ObjectiveId[];
  /** The points of the validation tile on each capsule. */
  validated: readonly (number | null)[];
  /** Technicians placed below a capsule that wants one. */
  technicians: number;
  projects: readonly ProjectId[];
}

/** What is still to be done for a card that was placed. */
export type Step =
  | { kind: 'projects'; many: number }
  | { kind: 'lab' }
  | { kind: 'technician' }
  | { kind: 'validate'; capsule: number };

export type Phase =
  /** Everybody at once: which objective goes to the left, then which lies where. */
  | { kind: 'draft' }
  | { kind: 'arrange' }
  /** Which of the three a turn is; a last one can only place. */
  | { kind: 'turn'; seat: Seat }
  /** Which agency of the revealed cards. */
  | { kind: 'agency'; seat: Seat }
  /** Something was placed; more may follow. */
  | { kind: 'placing'; seat: Seat }
  /** Which of the projects drawn, and what comes after it. */
  | { kind: 'keep'; seat: Seat; drawn: readonly ProjectId[]; rest: readonly Step[] }
  | { kind: 'over' };

/** What was seen to happen, for drawing and telling it. */
export type Event =
  | { kind: 'reveal'; seat: Seat; labs: readonly LabId[] }
  | { kind: 'take'; seat: Seat; agency: Agency; labs: readonly LabId[]; from: 'revealed' | 'centre' }
  | { kind: 'place'; seat: Seat; lab: LabId; slot: number; paid: readonly LabId[] }
  | { kind: 'validate'; seat: Seat; capsule: number; points: number; bonus: Drawn | null }
  | { kind: 'drawLab'; seat: Seat }
  | { kind: 'drawProjects'; seat: Seat; many: number }
  | { kind: 'technician'; seat: Seat }
  | { kind: 'lastTurns'; seat: Seat }
  | { kind: 'pass'; seat: Seat }
  | { kind: 'sweep'; lab: LabId; labs: readonly LabId[] }
  | { kind: 'undo'; seat: Seat };

export interface State {
  options: Options;
  seats: number;
  random: RandomState;
  /** The lab pile; the last one is on top. */
  labs: readonly LabId[];
  discards: readonly LabId[];
  revealed: readonly LabId[];
  /** The recruitment centre, in the order in which they came. */
  centre: readonly LabId[];
  /** The project pile; the last one is on top. */
  projects: readonly ProjectId[];
  /** How many validation tiles of each column were taken. */
  taken: readonly number[];
  crews: readonly Crew[];
  starter: Seat;
  /** Whose card brought the last turns. */
  finisher: Seat | null;
  phase: Phase;
  /** When the last action happened, and what it did. */
  since: Millis;
  events: readonly Event[];
  /** Before the last placement of this turn, if it can be taken back. */
  before: State | null;
}

export const isAlone = ({ seats }: Pick<State, 'seats'>) => seats === 1;

/** While it is worked out: its parts are put anew, never changed in place. */
export type Draft = { -readonly [Part in keyof State]: Part extends 'events' ? Event[] : State[Part] };
