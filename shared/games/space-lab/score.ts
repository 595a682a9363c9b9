// What a station counts: labs, validation tiles, technicians, projects.
import type { Outcome, Seat } from '#shared/engine/game.ts';
import { placesOf } from '#shared/engine/places.ts';
import {
  AGENCIES,
  type LabId,
  PROJECTS,
  type Project,
  type ProjectId,
  STEPS,
  TECHNICIAN_POINTS,
} from './components.ts';
import { LABS } from './labs.ts';
import { rowOf } from './station.ts';

/** What of a crew counts: the kinds of others' projects are known in the end only. */
export interface Counted {
  slots: readonly (LabId | null)[];
  validated: readonly (number | null)[];
  technicians: number;
  projects: readonly ProjectId[];
}

export interface Score {
  labs: number;
  validations: number;
  technicians: number;
  projects: number;
}

const sum = (many: readonly number[]) => many.reduce((total, one) => total + one, 0);
export const totalOf = ({ labs, validations, technicians, projects }: Score) =>
  labs + validations + technicians + projects;

/** The points of the card on a slot. */
export function pointsOnSlot({ slots, projects }: Pick<Counted, 'slots' | 'projects'>, slot: number): number {
  const id = slots[slot];
  if (id === null || id === undefined) return 0;
  const { effect } = LABS[id]!;
  const labs = (counts: (lab: (typeof LABS)[number], at: number) => boolean) =>
    slots.filter((other, at) => other !== null && counts(LABS[other]!, at)).length;
  switch (effect.kind) {
    case 'points':
      return effect.points;
    case 'specialty':
      return effect.points * labs(({ specialty }) => specialty === effect.specialty);
    case 'agency':
      return effect.points * labs(({ agency }) => agency === effect.agency);
    case 'row':
      return (
        effect.points *
        labs(({ specialty }, at) => specialty === effect.specialty && rowOf(at) === rowOf(slot))
      );
    case 'projects':
      return effect.points * projects.length;
    case 'draw':
      return 0;
  }
}

/** The points of all projects of one kind. */
export function pointsOfProject(project: Project, many: number, slots: Counted['slots']): number {
  if (many === 0) return 0;
  const labs = slots.flatMap((lab) => (lab === null ? [] : LABS[lab]!));
  switch (project) {
    case 'blackHoles':
    case 'mars':
    case 'supernovae': {
      const steps = STEPS[project];
      return steps[Math.min(many, steps.length) - 1]!;
    }
    case 'exoplanets':
      return many * labs.filter(({ specialty }) => specialty === 'pilot').length;
    default: {
      const agency = AGENCIES.find((agency) => project === `telescope-${agency}`)!;
      return many * labs.filter((lab) => lab.agency === agency).length;
    }
  }
}

const KINDS = [...new Set(PROJECTS)];

export function scoreOf(crew: Counted): Score {
  const { slots, validated, technicians, projects } = crew;
  const many = (kind: Project) => projects.filter((id) => PROJECTS[id] === kind).length;
  return {
    labs: sum(slots.map((_, slot) => pointsOnSlot(crew, slot))),
    validations: sum(validated.map((points) => points ?? 0)),
    technicians: TECHNICIAN_POINTS * technicians,
    projects: sum(KINDS.map((kind) => pointsOfProject(kind, many(kind), slots))),
  };
}

/** Most points first, then most projects; what is still alike shares its place. */
export function outcomeOf(crews: readonly Counted[]): Outcome {
  const scores = crews.map((crew) => totalOf(scoreOf(crew)));
  const many = (seat: Seat) => crews[seat]!.projects.length;
  return { scores, places: placesOf(scores, (one, other) => many(one) > many(other)) };
}

/** From so many points on, whoever is alone has the next title. */
export const TITLE_STEPS = [80, 101, 121, 151] as const;
export const rankOf = (points: number) => TITLE_STEPS.filter((step) => points >= step).length;
