// What a bot imagines: a station with its hand, and what a card would bring there. Draws count as what they are on average.
import type { Seat } from '#shared/engine/game.ts';
import {
  type Agency,
  type LabId,
  type ObjectiveId,
  type ProjectId,
  type Specialty,
  VALIDATION_BONUSES,
  VALIDATION_POINTS,
} from '../components.ts';
import { stepsOf } from '../effects.ts';
import { LABS } from '../labs.ts';
import { columnOf } from '../station.ts';
import type { View } from '../view.ts';

export interface Thought {
  hand: readonly LabId[];
  slots: readonly (LabId | null)[];
  objectives: readonly ObjectiveId[];
  validated: readonly (number | null)[];
  technicians: number;
  projects: readonly ProjectId[];
  taken: readonly number[];
  /** So many labs drawn in thought, and of so many projects at a time one is kept. */
  labs: number;
  choices: readonly number[];
}

export function thoughtOf(view: View, seat: Seat): Thought {
  const { hand, slots, objectives, validated, technicians, projects } = view.crews[seat]!;
  return {
    hand: hand ?? [],
    slots,
    objectives: objectives ?? [],
    validated,
    technicians,
    projects: projects ?? [],
    taken: view.taken,
    labs: 0,
    choices: [],
  };
}

export function placed(thought: Thought, lab: LabId, slot: number, paid: readonly LabId[]): Thought {
  const hand = thought.hand.filter((other) => other !== lab && !paid.includes(other));
  const after = { ...thought, hand, slots: thought.slots.with(slot, lab) };
  for (const step of stepsOf(after, slot)) {
    if (step.kind === 'projects') choose(after, step.many);
    else if (step.kind === 'lab') after.labs++;
    else if (step.kind === 'technician') after.technicians++;
    else validate(after, step.capsule);
  }
  return after;
}

function validate(after: Thought, capsule: number): void {
  const column = columnOf(capsule);
  const place = after.taken[column]!;
  after.taken = after.taken.with(column, place + 1);
  after.validated = after.validated.with(capsule, VALIDATION_POINTS[place] ?? 0);
  const bonus = VALIDATION_BONUSES[column]![place];
  if (bonus === 'lab') after.labs++;
  if (bonus === 'project') choose(after, 1);
}

function choose(after: Thought, many: number): void {
  if (many > 0) after.choices = [...after.choices, many];
}

export const isFinished = ({ slots, validated }: Pick<Thought, 'slots' | 'validated'>) =>
  !slots.includes(null) || !validated.includes(null);

/** How many of each are in a station, and how many slots are free. */
export interface Tally {
  specialties: Record<Specialty, number>;
  agencies: Record<Agency, number>;
  free: number;
}

export function tallied(slots: Thought['slots']): Tally {
  const tally: Tally = {
    specialties: { pilot: 0, researcher: 0, doctor: 0, technician: 0 },
    agencies: { golden: 0, red: 0, blue: 0, green: 0 },
    free: 0,
  };
  for (const id of slots) {
    if (id === null) {
      tally.free++;
    } else {
      const { specialty, agency } = LABS[id]!;
      tally.specialties[specialty]++;
      tally.agencies[agency]++;
    }
  }
  return tally;
}
