// Whether what is asked in a lesson is done, still to be done, or missed, and by what.
import { CAPSULES, type LabId, PROJECTS } from '#shared/games/space-lab/components.ts';
import { isPayable, LABS } from '#shared/games/space-lab/labs.ts';
import { pointsOnSlot } from '#shared/games/space-lab/score.ts';
import { capsuleOverSlot, capsuleUnderSlot } from '#shared/games/space-lab/station.ts';
import type { CrewView, View } from '#shared/games/space-lab/view.ts';
import { labOf, ME } from './small-match.ts';

export const MISSES = [
  'single',
  'recruited',
  'spent',
  'notAbove',
  'few',
  'otherProject',
  'noBonus',
  'oneObjective',
  'noObjective',
  'otherRow',
  'lost',
] as const;
export type Miss = (typeof MISSES)[number];
export type Verdict = 'open' | 'right' | Miss;
export type Judge = (view: View) => Verdict;

const own = (view: View) => view.crews[ME]!;
const many = ({ slots }: CrewView) => slots.filter((lab) => lab !== null).length;
const slotOf = ({ slots }: CrewView, lab: LabId) => {
  const slot = slots.indexOf(lab);
  return slot < 0 ? null : slot;
};

export const judges = {
  hire(view) {
    const { phase } = view;
    const hand = own(view).hand!;
    if (hand.length > 1) return 'right';
    if ('seat' in phase && phase.seat === ME) return 'open';
    return view.centre.length === 0 ? 'recruited' : 'single';
  },

  /** Three cards lie there already. */
  place(view) {
    const crew = own(view);
    if (many(crew) === 3 + 2) return 'right';
    return crew.hand!.some(isPayable(crew.hand!)) ? 'open' : 'spent';
  },

  above(view) {
    const crew = own(view);
    if (crew.projects!.filter((id) => PROJECTS[id] === 'supernovae').length > 1) return 'right';
    if (many(crew) === 2) return 'open';
    if (view.phase.kind === 'keep') return 'open';
    const slot = view.events.find((event) => event.kind === 'place')?.slot ?? null;
    if (slot === null) return 'otherProject';
    if (capsuleUnderSlot(slot, CAPSULES) === null) return 'notAbove';
    return LABS[crew.slots[slot]!]!.cost < 2 ? 'few' : 'otherProject';
  },

  below(view) {
    const crew = own(view);
    const [technician, doctor] = [
      slotOf(crew, labOf('blue', 'technician', 0)),
      slotOf(crew, labOf('red', 'doctor', 0)),
    ];
    if (technician !== null && crew.technicians === 0) return 'noBonus';
    if (doctor !== null && capsuleOverSlot(doctor) !== 0) return 'noBonus';
    return technician !== null && doctor !== null ? 'right' : 'open';
  },

  objective(view) {
    const crew = own(view);
    const done = crew.validated.filter((points) => points !== null).length;
    if (done > 0) return done > 1 ? 'right' : 'oneObjective';
    return crew.hand!.includes(labOf('red', 'doctor', 0)) && crew.slots[4] === null ? 'open' : 'noObjective';
  },

  worth(view) {
    const crew = own(view);
    const slot = slotOf(crew, labOf('golden', 'pilot', 2));
    if (slot === null) return 'open';
    return pointsOnSlot({ slots: crew.slots, projects: crew.projects! }, slot) === 9 ? 'right' : 'otherRow';
  },

  end(view) {
    if (view.phase.kind !== 'over') return 'open';
    return view.places![ME] === 1 ? 'right' : 'lost';
  },
} satisfies Record<string, Judge>;
