// What an imagined station is worth to a bot, in hundredths of a point: what it counts, and what may come of it.

import {
  type Bonus,
  OBJECTIVES,
  TECHNICIAN_POINTS,
  VALIDATION_BONUSES,
  VALIDATION_POINTS,
} from '../components.ts';
import { LABS } from '../labs.ts';
import { around, columnOf, rowOf } from '../station.ts';
import { ofProjects } from './projects.ts';
import { type Tally, type Thought, tallied } from './thought.ts';
import { WEIGHTS } from './weights.ts';

/** How much a bot makes of what is not there yet. */
export interface Outlook {
  /** So many labs it may still place. */
  further: number;
  /** A card in hand that is not placed, and one that is drawn. */
  card: number;
  drawn: number;
  /** The best of none, one, two, three projects. */
  choices: readonly number[];
}

const belowFor = (bonus: Bonus) => {
  if (bonus === 'researcher') return WEIGHTS.belowResearcher;
  return bonus === 'technician' ? WEIGHTS.belowTechnician : WEIGHTS.belowDoctor;
};
const chanceOf = (missing: number) =>
  [100, WEIGHTS.missingOne, WEIGHTS.missingTwo, WEIGHTS.missingThree][missing]!;

export function worthOf(thought: Thought, outlook: Outlook): number {
  const tally = tallied(thought.slots);
  const further = Math.min(outlook.further, tally.free);
  const owned = thought.projects.length + thought.choices.length;
  let worth = outlook.card * thought.hand.length + outlook.drawn * thought.labs + WEIGHTS.slot * further;
  for (const many of thought.choices) worth += outlook.choices[many]!;
  for (const points of thought.validated) worth += 100 * (points ?? 0);
  worth += 100 * TECHNICIAN_POINTS * thought.technicians;
  worth += ofProjects(thought.projects, tally, further);
  for (let slot = 0; slot < thought.slots.length; slot++)
    worth += ofSlot(thought, slot, tally, owned, further);
  for (let capsule = 0; capsule < thought.validated.length; capsule++)
    worth += ofCapsule(thought, capsule, further);
  return Math.trunc(worth);
}

function ofSlot({ slots }: Thought, slot: number, tally: Tally, owned: number, further: number): number {
  const id = slots[slot]!;
  if (id === null) return 0;
  const { effect } = LABS[id]!;
  switch (effect.kind) {
    case 'points':
      return 100 * effect.points;
    case 'specialty':
      return effect.points * (100 * tally.specialties[effect.specialty] + WEIGHTS.share * further);
    case 'agency':
      return effect.points * (100 * tally.agencies[effect.agency] + WEIGHTS.share * further);
    case 'projects':
      return effect.points * (100 * owned + WEIGHTS.share * further);
    case 'row': {
      const row = rowOf(slot);
      let counted = 0;
      for (let other = 0; other < slots.length; other++) {
        if (rowOf(other) !== row) continue;
        const lab = slots[other]!;
        if (lab === null) counted += tally.free > 0 ? (WEIGHTS.share * further) / tally.free : 0;
        else if (LABS[lab]!.specialty === effect.specialty) counted += 100;
      }
      return effect.points * counted;
    }
    case 'draw':
      return 0;
  }
}

/** The tile that would be taken, as far as its symbols can still come; and the free slots above and below. */
function ofCapsule(
  { slots, objectives, validated, taken }: Thought,
  capsule: number,
  further: number,
): number {
  const objective = OBJECTIVES[objectives[capsule]!]!;
  const slotsAround = around(capsule);
  const [above, , , below] = slotsAround;
  let worth = 0;
  if (slots[above] === null && further > 0) worth += WEIGHTS.above;
  if (slots[below] === null && further > 0) worth += belowFor(objective.bonus);
  if (validated[capsule] !== null) return worth;
  const [twice, , once] = objective.symbols;
  let free = 0;
  let [ofTwice, ofOnce] = [0, 0];
  for (const slot of slotsAround) {
    const id = slots[slot]!;
    if (id === null) free++;
    else if (LABS[id]!.agency === twice) ofTwice++;
    else if (LABS[id]!.agency === once) ofOnce++;
  }
  const missing = Math.max(0, 2 - ofTwice) + Math.max(0, 1 - ofOnce);
  if (missing > free || missing > further) return worth;
  const column = columnOf(capsule);
  const place = taken[column]!;
  const bonus = VALIDATION_BONUSES[column]![place];
  const tile =
    100 * (VALIDATION_POINTS[place] ?? 0) +
    (bonus === 'lab' ? WEIGHTS.tileLab : bonus === 'project' ? WEIGHTS.tileProject : 0);
  return worth + (tile * chanceOf(missing)) / 100;
}
