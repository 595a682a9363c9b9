// A station as it would be after one more card, as far as anybody can know before it is placed: draws are only counted.
import { type LabId, VALIDATION_BONUSES, VALIDATION_POINTS } from './components.ts';
import { stepsOf } from './effects.ts';
import type { Crew } from './state.ts';
import { columnOf } from './station.ts';

export interface Foreseen extends Pick<Crew, 'slots' | 'objectives' | 'validated' | 'technicians'> {
  /** How many validation tiles of each column are gone. */
  taken: readonly number[];
  /** So many labs drawn, and of so many projects at a time one is kept. */
  labs: number;
  choices: readonly number[];
}

export function foreseen<Whole extends Foreseen>(before: Whole, lab: LabId, slot: number): Whole {
  const after = { ...before, slots: before.slots.with(slot, lab) };
  for (const step of stepsOf(after, slot)) {
    if (step.kind === 'projects') choose(after, step.many);
    else if (step.kind === 'lab') after.labs++;
    else if (step.kind === 'technician') after.technicians++;
    else validate(after, step.capsule);
  }
  return after;
}

function validate(after: Foreseen, capsule: number): void {
  const column = columnOf(capsule);
  const place = after.taken[column]!;
  after.taken = after.taken.with(column, place + 1);
  after.validated = after.validated.with(capsule, VALIDATION_POINTS[place] ?? 0);
  const bonus = VALIDATION_BONUSES[column]![place];
  if (bonus === 'lab') after.labs++;
  if (bonus === 'project') choose(after, 1);
}

function choose(after: Foreseen, many: number): void {
  if (many > 0) after.choices = [...after.choices, many];
}
