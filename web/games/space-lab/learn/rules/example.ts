// The stations that are drawn among the rules: one objective validated, the others on their way; and that of whoever is alone.
import { type LabId, type ObjectiveId, slotsFor } from '#shared/games/space-lab/components.ts';
import { labOf, objectiveOf } from '../lesson/small-match.ts';

export interface Example {
  objectives: readonly ObjectiveId[];
  validated: readonly (number | null)[];
  slots: readonly (LabId | null)[];
}

function example(
  seats: number,
  { objectives, validated, labs }: Omit<Example, 'slots'> & { labs: Readonly<Record<number, LabId>> },
): Example {
  const slots = Array.from({ length: slotsFor(seats) }, (_, slot) => labs[slot] ?? null);
  return { objectives, validated, slots };
}

export const AMONG_OTHERS = example(2, {
  objectives: [objectiveOf('red', 'golden'), objectiveOf('blue', 'green'), objectiveOf('green', 'golden')],
  validated: [5, null, null],
  labs: {
    0: labOf('red', 'pilot', 2),
    2: labOf('green', 'researcher', 1),
    3: labOf('golden', 'researcher', 1),
    4: labOf('red', 'doctor', 1),
    5: labOf('blue', 'doctor', 2),
    8: labOf('green', 'technician', 2),
  },
});

export const ALONE = example(1, {
  objectives: [
    objectiveOf('golden', 'red'),
    objectiveOf('blue', 'golden'),
    objectiveOf('green', 'red'),
    objectiveOf('red', 'blue'),
    objectiveOf('golden', 'blue'),
    objectiveOf('blue', 'red'),
  ],
  validated: [null, null, null, null, null, null],
  labs: {
    4: labOf('golden', 'pilot', 1),
    8: labOf('blue', 'pilot', 2),
    9: labOf('green', 'researcher', 2),
    12: labOf('red', 'technician', 1),
  },
});
