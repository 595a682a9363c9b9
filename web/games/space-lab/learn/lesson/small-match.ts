// A match in the middle of a turn, built by hand: a state of the real rules as plain data.
import {
  type Agency,
  CAPSULES,
  type LabId,
  OBJECTIVES,
  type ObjectiveId,
  PROJECTS,
  type Project,
  type ProjectId,
  type Specialty,
  slotsFor,
} from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import type { Crew, State } from '#shared/games/space-lab/state.ts';
import { columnOf } from '#shared/games/space-lab/station.ts';

/** Whoever learns, and whoever they play against. */
export const ME = 0;
export const RIVAL = 1;

interface CrewPlan {
  objectives: readonly ObjectiveId[];
  hand?: readonly LabId[];
  /** Labs by slot. */
  slots?: Readonly<Record<number, LabId>>;
  validated?: Crew['validated'];
  technicians?: number;
  projects?: readonly ProjectId[];
}

export interface Plan {
  me: CrewPlan;
  rival?: CrewPlan;
  centre?: readonly LabId[];
  /** What lies on top of the piles, the topmost first. */
  topLabs?: readonly LabId[];
  topProjects?: readonly ProjectId[];
}

export const labOf = (agency: Agency, specialty: Specialty, cost: number): LabId =>
  LABS.findIndex((lab) => lab.agency === agency && lab.specialty === specialty && lab.cost === cost);

export const objectiveOf = (twice: Agency, once: Agency): ObjectiveId =>
  OBJECTIVES.findIndex(({ symbols }) => symbols[0] === twice && symbols[2] === once);

/** Of several projects of a kind, one after the other. */
export const projectOf = (kind: Project, at = 0): ProjectId => PROJECTS.indexOf(kind) + at;

const SEATS = 2;
const NOBODY: CrewPlan = {
  objectives: [objectiveOf('golden', 'blue'), objectiveOf('red', 'green'), objectiveOf('blue', 'golden')],
};
const BEFORE_ANY_DRAW = [1, 2, 3, 4];

export function stateOf({ me, rival = NOBODY, centre = [], topLabs = [], topProjects = [] }: Plan): State {
  const crews = [crewOf(me), crewOf(rival)];
  const lying = [...centre, ...topLabs, ...crews.flatMap(({ hand, slots }) => [...hand, ...slots])];
  const owned = [...topProjects, ...crews.flatMap(({ projects }) => projects)];
  return {
    options: { draft: false },
    seats: SEATS,
    random: BEFORE_ANY_DRAW,
    labs: [...idsBut(LABS.length, lying), ...topLabs.toReversed()],
    discards: [],
    revealed: [],
    centre,
    projects: [...idsBut(PROJECTS.length, owned), ...topProjects.toReversed()],
    taken: takenBy(crews),
    crews,
    starter: ME,
    finisher: null,
    phase: { kind: 'turn', seat: ME },
    since: 0,
    events: [],
    before: null,
  };
}

function crewOf(plan: CrewPlan): Crew {
  const { hand = [], slots = {}, technicians = 0, projects = [], objectives } = plan;
  const { validated = objectives.map(() => null) } = plan;
  const laid = Array.from({ length: slotsFor(SEATS) }, (_, slot) => slots[slot] ?? null);
  return { hand, slots: laid, dealt: [], passed: null, objectives, validated, technicians, projects };
}

const idsBut = (many: number, gone: readonly (number | null)[]) =>
  Array.from({ length: many }, (_, id) => id).filter((id) => !gone.includes(id));

function takenBy(crews: readonly Crew[]): number[] {
  const columns = crews.flatMap(({ validated }) =>
    validated.flatMap((points, capsule) => (points === null ? [] : columnOf(capsule))),
  );
  return Array.from({ length: CAPSULES }, (_, column) => columns.filter((at) => at === column).length);
}
