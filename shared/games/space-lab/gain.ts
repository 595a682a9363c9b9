// What a card would bring on a slot, as far as its owner can know: for choosing, before anything is placed.
import { type LabId, VALIDATION_BONUSES, VALIDATION_POINTS } from './components.ts';
import { stepsOf } from './effects.ts';
import { type Counted, scoreOf, totalOf } from './score.ts';
import type { Crew } from './state.ts';
import { columnOf } from './station.ts';

/** What is known of a crew by whoever plays it. */
export type OwnCrew = Counted & Pick<Crew, 'objectives'>;

export interface Gain {
  /** Points more than without it: its own, those of others that count it, tiles and technicians. */
  points: number;
  /** The capsules that it validates. */
  validated: readonly number[];
  /** Projects to choose from, one choice after the other, and labs to be drawn, as far as there are any. */
  projects: readonly number[];
  labs: number;
  /** The last slot or the last objective: the match ends with it. */
  ends: boolean;
}

/** `taken` counts the validation tiles that are gone of each column. */
export function gainOf(crew: OwnCrew, lab: LabId, slot: number, taken: readonly number[]): Gain {
  const after = { ...crew, slots: crew.slots.with(slot, lab) };
  const gone = [...taken];
  const gain = { validated: [] as number[], projects: [] as number[], labs: 0 };
  for (const step of stepsOf(after, slot)) {
    if (step.kind === 'projects' && step.many > 0) gain.projects.push(step.many);
    if (step.kind === 'lab') gain.labs++;
    if (step.kind === 'technician') after.technicians++;
    if (step.kind === 'validate') {
      const column = columnOf(step.capsule);
      const place = gone[column]!++;
      after.validated = after.validated.with(step.capsule, VALIDATION_POINTS[place]!);
      gain.validated.push(step.capsule);
      const bonus = VALIDATION_BONUSES[column]![place];
      if (bonus === 'lab') gain.labs++;
      if (bonus === 'project') gain.projects.push(1);
    }
  }
  return {
    ...gain,
    points: totalOf(scoreOf(after)) - totalOf(scoreOf(crew)),
    ends: !after.slots.includes(null) || after.validated.every((points) => points !== null),
  };
}
