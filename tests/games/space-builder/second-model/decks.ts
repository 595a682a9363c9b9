// Plans for the cases of the second model: single ones at random, and whole piles that fulfil what is asked of twenty.
import type { Dice } from '#shared/engine/random.ts';
import { FACES, PLANS, type Plan, pieceOf, SITES, TURNS } from '#shared/games/space-builder/components.ts';
import type { Options } from '#shared/games/space-builder/options.ts';
import { likeness } from './plans.ts';
import { ALL, type Drawn } from './table.ts';

const TRIES = 2000;

type Lying = (building: number) => { turn: number; face: number };

function laid(sites: readonly number[], lying: Lying): Plan {
  const plan: (number | null)[] = Array.from({ length: SITES }, () => null);
  for (const building of ALL) {
    const { turn, face } = lying(building);
    plan[sites[building]!] = pieceOf(building, turn, face);
  }
  return plan;
}

const someSites = (chance: Dice) => chance.shuffled(Array.from({ length: SITES }, (_, site) => site));

export const randomPlan = (chance: Dice): Plan =>
  laid(someSites(chance), () => ({ turn: chance.below(TURNS), face: chance.below(FACES) }));

const evenly = (chance: Dice, values: number) =>
  chance.shuffled(Array.from({ length: PLANS }, (_, at) => at % values));

function triedPlans(chance: Dice): Plan[] | null {
  const bags = ALL.map(() => ({ turns: evenly(chance, TURNS), faces: evenly(chance, FACES) }));
  const stands = ALL.map(() => Array.from({ length: SITES }, () => 0));
  const plans: Plan[] = [];
  for (let tries = 0; plans.length < PLANS; tries++) {
    if (tries > TRIES) return null;
    const sites = someSites(chance);
    if (ALL.some((building) => stands[building]![sites[building]!]! >= 3)) continue;
    const at = plans.length;
    const plan = laid(sites, (building) => ({
      turn: bags[building]!.turns[at]!,
      face: bags[building]!.faces[at]!,
    }));
    if (plans.some((other) => likeness(other, plan).length > 0)) continue;
    plans.push(plan);
    for (const building of ALL) stands[building]![sites[building]!]!++;
  }
  return plans;
}

export function randomPile(chance: Dice, lie: Options['lie']): Drawn[] {
  const lies = evenly(chance, 3).map((at) => (lie === 'straight' ? 0 : 1 + at));
  let plans: Plan[] | null = null;
  while (plans === null) plans = triedPlans(chance);
  return plans.map((plan, at) => ({ plan, lie: lies[at]! }));
}
