// The lessons of the tutorial as plain data: a position, what is shown to whoever asks, and when it is made or missed.
import type { Action, Placement } from '#shared/games/space-lab/actions.ts';
import type { LabId } from '#shared/games/space-lab/components.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { type Judge, judges } from './judges.ts';
import { labOf, objectiveOf, type Plan, projectOf, stateOf } from './small-match.ts';

export const LESSON_IDS = ['hire', 'place', 'above', 'below', 'objective', 'worth', 'end'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export interface Lesson {
  id: LessonId;
  start: State;
  judge: Judge;
  solution: readonly Action[];
  /** Free places say what the chosen card would bring there, as in a match. */
  gains: boolean;
  /** What the rival does when it is their turn. */
  answer: readonly Action[];
  /** What can be done; the rest of a turn is left out. */
  actions: readonly Action['type'][];
}

type Parts = Pick<Lesson, 'solution'> & Partial<Pick<Lesson, 'gains' | 'answer' | 'actions'>>;

const PLACING: readonly Action['type'][] = ['place', 'keep'];

function lesson(id: LessonId, plan: Plan, parts: Parts): Lesson {
  const rest = { gains: false, answer: [], actions: PLACING };
  return { id, start: stateOf(plan), judge: judges[id], ...rest, ...parts };
}

const place = (lab: LabId, slot: number, ...paid: LabId[]): Placement => ({ type: 'place', lab, slot, paid });

/** Slots are numbered from 0: three above, four in the row of the capsules, three below. */
const BETWEEN_LEFT = 4;
const BETWEEN_RIGHT = 5;

const card = {
  golden: { free: labOf('golden', 'researcher', 0), perRow: labOf('golden', 'pilot', 2) },
  red: { doctor: labOf('red', 'doctor', 0), dearDoctor: labOf('red', 'doctor', 3) },
  blue: { technician: labOf('blue', 'technician', 0), doctor: labOf('blue', 'doctor', 0) },
  green: { pilot: labOf('green', 'pilot', 2) },
} as const;

export const LESSONS: Record<LessonId, Lesson> = {
  hire: lesson(
    'hire',
    {
      me: {
        objectives: [objectiveOf('red', 'golden'), objectiveOf('blue', 'green'), objectiveOf('green', 'red')],
      },
      centre: [labOf('golden', 'researcher', 2)],
      topLabs: [labOf('red', 'pilot', 2), labOf('green', 'pilot', 3), labOf('red', 'researcher', 1)],
    },
    { actions: ['reveal', 'take'], solution: [{ type: 'reveal' }, { type: 'take', agency: 'red' }] },
  ),

  place: lesson(
    'place',
    {
      me: {
        objectives: [objectiveOf('red', 'golden'), objectiveOf('blue', 'green'), objectiveOf('green', 'red')],
        hand: [card.green.pilot, card.red.dearDoctor, card.golden.free, labOf('blue', 'pilot', 3)],
        slots: {
          0: labOf('green', 'technician', 0),
          1: labOf('golden', 'pilot', 0),
          2: labOf('blue', 'researcher', 0),
        },
      },
    },
    {
      solution: [
        place(card.green.pilot, BETWEEN_LEFT, card.red.dearDoctor, labOf('blue', 'pilot', 3)),
        place(card.golden.free, BETWEEN_RIGHT),
      ],
    },
  ),

  above: lesson(
    'above',
    {
      me: {
        objectives: [objectiveOf('golden', 'red'), objectiveOf('blue', 'red'), objectiveOf('green', 'blue')],
        hand: [card.blue.technician, card.green.pilot, labOf('red', 'doctor', 1)],
        slots: { 3: card.golden.free, 6: labOf('red', 'pilot', 0) },
        projects: [projectOf('supernovae')],
      },
      topProjects: [projectOf('mars'), projectOf('supernovae', 1), projectOf('blackHoles')],
    },
    {
      gains: true,
      solution: [
        place(card.green.pilot, 1, card.blue.technician, labOf('red', 'doctor', 1)),
        { type: 'keep', project: projectOf('supernovae', 1) },
      ],
    },
  ),

  below: lesson(
    'below',
    {
      me: {
        objectives: [
          objectiveOf('golden', 'green'),
          objectiveOf('green', 'golden'),
          objectiveOf('green', 'red'),
        ],
        hand: [card.blue.technician, card.red.doctor],
        slots: { 1: labOf('golden', 'researcher', 1), 5: card.green.pilot },
      },
      topLabs: [labOf('green', 'researcher', 3)],
    },
    { gains: true, solution: [place(card.red.doctor, 7), place(card.blue.technician, 9)] },
  ),

  objective: lesson(
    'objective',
    {
      me: {
        objectives: [objectiveOf('red', 'golden'), objectiveOf('blue', 'red'), objectiveOf('green', 'blue')],
        hand: [card.blue.doctor, card.red.doctor],
        slots: {
          0: labOf('red', 'pilot', 1),
          1: labOf('blue', 'technician', 1),
          3: labOf('golden', 'researcher', 1),
          5: labOf('blue', 'researcher', 1),
          6: labOf('green', 'pilot', 1),
        },
      },
      topProjects: [projectOf('mars')],
    },
    { solution: [place(card.red.doctor, BETWEEN_LEFT)] },
  ),

  worth: lesson(
    'worth',
    {
      me: {
        objectives: [objectiveOf('blue', 'red'), objectiveOf('red', 'blue'), objectiveOf('green', 'red')],
        hand: [card.golden.perRow, labOf('blue', 'technician', 3), card.red.dearDoctor],
        slots: {
          0: labOf('green', 'pilot', 0),
          2: labOf('blue', 'researcher', 1),
          3: labOf('red', 'pilot', 0),
          4: card.blue.doctor,
          6: labOf('green', 'pilot', 1),
        },
        projects: [projectOf('mars'), projectOf('blackHoles')],
      },
    },
    {
      gains: true,
      solution: [
        place(card.golden.perRow, BETWEEN_RIGHT, labOf('blue', 'technician', 3), card.red.dearDoctor),
      ],
    },
  ),

  // Both have fixed points for the same prices, and cards without points: all that differs is what the last one brings.
  end: lesson(
    'end',
    {
      me: {
        objectives: [
          objectiveOf('red', 'golden'),
          objectiveOf('golden', 'blue'),
          objectiveOf('blue', 'green'),
        ],
        hand: [card.green.pilot, labOf('blue', 'technician', 1), card.red.dearDoctor],
        slots: {
          0: labOf('red', 'doctor', 1),
          1: labOf('golden', 'doctor', 1),
          2: labOf('blue', 'pilot', 1),
          3: labOf('red', 'technician', 1),
          4: labOf('golden', 'researcher', 2),
          6: labOf('green', 'pilot', 0),
          7: card.golden.free,
          8: labOf('blue', 'technician', 3),
          9: labOf('green', 'researcher', 1),
        },
        validated: [5, 4, null],
        technicians: 1,
        projects: [projectOf('mars'), projectOf('mars', 1), projectOf('blackHoles'), projectOf('supernovae')],
      },
      rival: {
        objectives: [objectiveOf('blue', 'red'), objectiveOf('green', 'blue'), objectiveOf('golden', 'red')],
        hand: [card.red.doctor],
        slots: {
          0: card.blue.technician,
          1: labOf('green', 'pilot', 1),
          3: labOf('red', 'doctor', 2),
          4: labOf('blue', 'technician', 2),
          5: labOf('green', 'pilot', 3),
        },
        validated: [4, 5, null],
        projects: [
          projectOf('mars', 2),
          projectOf('mars', 3),
          projectOf('supernovae', 1),
          projectOf('supernovae', 2),
        ],
      },
      topProjects: [projectOf('exoplanets')],
    },
    {
      solution: [place(labOf('blue', 'technician', 1), BETWEEN_RIGHT, card.red.dearDoctor)],
      answer: [place(card.red.doctor, 2), { type: 'done' }],
    },
  ),
};
