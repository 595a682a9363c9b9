// What projects are worth to a bot, those it owns and those it may draw, in hundredths of a point.

import { AGENCIES, PROJECTS, type Project, type ProjectId, STEPS } from '../components.ts';
import { type Tally, type Thought, tallied } from './thought.ts';
import { WEIGHTS } from './weights.ts';

/** One, two, three … of a kind of projects, with those to come. */
const HOPES = {
  blackHoles: [0, 270, 700, 1200],
  mars: [0, 170, 480, 960, 1600],
  supernovae: [0, 480, 1000],
};

/** `further` labs may still come into the station. */
export function ofProjects(projects: readonly ProjectId[], tally: Tally, further: number): number {
  const many = new Map<Project, number>();
  for (const id of projects) many.set(PROJECTS[id]!, (many.get(PROJECTS[id]!) ?? 0) + 1);
  let worth = 0;
  for (const [project, count] of many) worth += ofProject(project, count, tally, further);
  return worth;
}

function ofProject(project: Project, many: number, tally: Tally, further: number): number {
  switch (project) {
    case 'blackHoles':
    case 'mars':
    case 'supernovae': {
      const last = Math.min(many, STEPS[project].length);
      return further > 0 ? HOPES[project][last]! : 100 * STEPS[project][last - 1]!;
    }
    case 'exoplanets':
      return many * (100 * tally.specialties.pilot + WEIGHTS.share * further);
    default: {
      const agency = AGENCIES.find((agency) => project === `telescope-${agency}`)!;
      return many * (100 * tally.agencies[agency] + WEIGHTS.share * further);
    }
  }
}

/** What the best of up to three projects adds on average, when any that is not one's own may come. */
export function choicesOf(thought: Thought, further: number): number[] {
  const tally = tallied(thought.slots);
  const before = ofProjects(thought.projects, tally, further);
  const gains = PROJECTS.flatMap((_, id) =>
    thought.projects.includes(id) ? [] : ofProjects([...thought.projects, id], tally, further) - before,
  ).sort((one, other) => one - other);
  return [0, 1, 2, 3].map((many) => bestOf(gains, many));
}

/** The mean of the highest of so many drawn from these, which are in ascending order. */
function bestOf(gains: readonly number[], many: number): number {
  let sum = 0;
  let all = 0;
  for (const [lower, gain] of gains.entries()) {
    const ways = choose(lower, many - 1);
    sum += gain * ways;
    all += ways;
  }
  return many === 0 || all === 0 ? 0 : Math.trunc(sum / all);
}

const choose = (from: number, many: number): number =>
  many <= 0 ? (many === 0 ? 1 : 0) : many === 1 ? from : (from * (from - 1)) / 2;
