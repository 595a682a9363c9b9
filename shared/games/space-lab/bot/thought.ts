// What a bot imagines: a station with its hand, and what a card would bring there. Draws count as what they are on average.
import type { Seat } from '#shared/engine/game.ts';
import type { Agency, LabId, ProjectId, Specialty } from '../components.ts';
import { type Foreseen, foreseen } from '../foreseen.ts';
import { LABS } from '../labs.ts';
import type { View } from '../view.ts';

export interface Thought extends Foreseen {
  hand: readonly LabId[];
  projects: readonly ProjectId[];
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
  return foreseen({ ...thought, hand }, lab, slot);
}

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
