// Final scores at random, for the rules and the second model to count.
import type { Dice } from '#shared/engine/random.ts';
import type { Crew } from '#shared/games/space-lab/state.ts';
import type { Counted } from './count.ts';
import { capsulesOf, emptyStation, slotsOf } from './station.ts';

const some = (cards: number[], many: number) => cards.splice(Math.max(0, cards.length - many));

/** What the seats have in the end, as the rules keep it and as the model does. */
export function finals(seats: number, chance: Dice): { crew: Partial<Crew>; counted: Counted }[] {
  const labs = chance.shuffled(Array.from({ length: 60 }, (_, lab) => lab));
  const projects = chance.shuffled(Array.from({ length: 24 }, (_, project) => project));
  // Few cards make equal scores likely.
  const isPoor = chance.below(3) === 0;
  return Array.from({ length: seats }, () => {
    const station = emptyStation(seats);
    const isMissing = () => chance.below(isPoor ? 10 : 4) > (isPoor ? 0 : 2);
    for (const slot of slotsOf(station)) slot.lab = isMissing() ? null : labs.pop()!;
    for (const capsule of capsulesOf(station)) capsule.tile = isMissing() ? null : 2 + chance.below(4);
    const technicians = chance.below(isPoor ? 2 : 4);
    const own = some(projects, chance.below(isPoor ? 3 : seats === 1 ? 24 : 9));
    const crew = {
      slots: slotsOf(station).map(({ lab }) => lab),
      validated: capsulesOf(station).map(({ tile }) => tile),
      technicians,
      projects: own,
    };
    return { crew, counted: { station, technicians, projects: own } };
  });
}
