// What a card would bring on a slot, as far as its owner can know: for choosing, before anything is placed.
import type { LabId } from './components.ts';
import { foreseen } from './foreseen.ts';
import { type Counted, scoreOf, totalOf } from './score.ts';
import type { Crew } from './state.ts';
import { isFinished } from './turn.ts';

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
  const after = foreseen({ ...crew, taken, labs: 0, choices: [] }, lab, slot);
  return {
    points: totalOf(scoreOf(after)) - totalOf(scoreOf(crew)),
    validated: [...after.validated.keys()].filter((at) => after.validated[at] !== crew.validated[at]),
    projects: after.choices,
    labs: after.labs,
    ends: isFinished(after),
  };
}
