// What to pay with: cards that are wanted least, for whoever has no mind to choose.
import { type LabId, OBJECTIVES } from './components.ts';
import { metOf } from './effects.ts';
import { LABS } from './labs.ts';
import type { Crew } from './state.ts';

type Payer = Pick<Crew, 'hand' | 'slots' | 'objectives' | 'validated'>;

/** An agency that an objective still lacks is worth more than a low price, and what is free more than what is not. */
const LACKED = 4;

export function sensiblePayment(crew: Payer, lab: LabId): LabId[] {
  const lacked = new Set(
    crew.objectives.flatMap((objective, capsule) => {
      const met = metOf(crew.slots, capsule, objective);
      const { symbols } = OBJECTIVES[objective]!;
      return crew.validated[capsule] === null ? symbols.filter((_, at) => !met[at]) : [];
    }),
  );
  const worthOf = (id: LabId) => (lacked.has(LABS[id]!.agency) ? LACKED : 0) - LABS[id]!.cost;
  return crew.hand
    .filter((other) => other !== lab)
    .sort((one, other) => worthOf(one) - worthOf(other))
    .slice(0, LABS[lab]!.cost);
}
