// The final score of the second model, counted card by card.
import { PROJECTS } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { capsulesOf, labsOf, type Station, slotsOf, whereIs } from './station.ts';

export interface Counted {
  station: Station;
  technicians: number;
  projects: readonly number[];
}

/** What one, two, three … of a project bring; the last of these is all there is. */
const TOGETHER: Record<string, readonly number[]> = {
  blackHoles: [0, 2, 6, 12],
  mars: [0, 1, 4, 9, 16],
  supernovae: [0, 4, 10],
};

function pointsOf(station: Station, lab: number, row: number, projects: number): number {
  const { effect } = LABS[lab]!;
  const all = labsOf(station).map((other) => LABS[other]!);
  switch (effect.kind) {
    case 'draw':
      return 0;
    case 'points':
      return effect.points;
    case 'projects':
      return effect.points * projects;
    case 'specialty':
      return effect.points * all.filter((other) => other.specialty === effect.specialty).length;
    case 'agency':
      return effect.points * all.filter((other) => other.agency === effect.agency).length;
    case 'row': {
      const there = labsOf([station[row]!]).map((other) => LABS[other]!);
      return effect.points * there.filter((other) => other.specialty === effect.specialty).length;
    }
  }
}

export function count({ station, technicians, projects }: Counted) {
  let labs = 0;
  for (const slot of slotsOf(station))
    if (slot.lab !== null) labs += pointsOf(station, slot.lab, whereIs(station, slot).row, projects.length);
  let validations = 0;
  for (const { tile } of capsulesOf(station)) validations += tile ?? 0;
  const names: string[] = projects.map((project) => PROJECTS[project]!);
  let research = 0;
  for (const [name, points] of Object.entries(TOGETHER)) {
    const many = names.filter((other) => other === name).length;
    research += points[Math.min(many, points.length - 1)]!;
  }
  const cards = labsOf(station).map((lab) => LABS[lab]!);
  for (const name of names) {
    if (name === 'exoplanets') research += cards.filter(({ specialty }) => specialty === 'pilot').length;
    for (const { agency } of cards) if (name === `telescope-${agency}`) research++;
  }
  return { labs, validations, technicians: 3 * technicians, projects: research };
}

function total(counted: Counted): number {
  const { labs, validations, technicians, projects } = count(counted);
  return labs + validations + technicians + projects;
}

/** A seat's place is one more than how many are before it. */
export function placesOf(all: readonly Counted[]): { places: number[]; scores: number[] } {
  const scores = all.map(total);
  const places = all.map((own, seat) => {
    const before = all.filter(
      (other, at) =>
        scores[at]! > scores[seat]! ||
        (scores[at] === scores[seat] && other.projects.length > own.projects.length),
    );
    return before.length + 1;
  });
  return { places, scores };
}
