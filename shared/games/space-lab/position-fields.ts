// What a position holds: everything open, and how many there are of what is hidden.
import * as v from 'valibot';
import { listOf, whole } from '#shared/engine/schemas.ts';
import { CAPSULES, OBJECTIVES, PROJECTS, REVEALED, slotsFor, VALIDATION_POINTS } from './components.ts';
import { LABS } from './labs.ts';
import { OptionsSchema } from './options.ts';

const SEATS = 4;
/** From 0 up to, not including. */
const below = (most: number) => whole(0, most - 1);
const seat = below(SEATS);
const lab = below(LABS.length);
const objective = below(OBJECTIVES.length);
const project = below(PROJECTS.length);
const labs = listOf(lab, 0, LABS.length);
const objectives = listOf(objective, 0, 2 * CAPSULES);
/** Which they are, for whoever knows it, and else how many. */
const known = (item: typeof lab, most: number) => v.union([below(most + 1), listOf(item, 0, most)]);

const crew = v.strictObject({
  hand: known(lab, LABS.length),
  slots: listOf(v.nullable(lab), slotsFor(2), slotsFor(1)),
  /** Null where they are somebody else's and not seen. */
  dealt: v.nullable(objectives),
  passed: v.nullable(objective),
  objectives: v.nullable(objectives),
  validated: listOf(v.nullable(v.picklist(VALIDATION_POINTS)), CAPSULES, 2 * CAPSULES),
  projects: known(project, PROJECTS.length),
});
export type CrewPosition = v.InferOutput<typeof crew>;

const step = v.variant('kind', [
  v.strictObject({ kind: v.literal('projects'), many: below(4) }),
  v.strictObject({ kind: v.literal('lab') }),
  v.strictObject({ kind: v.literal('technician') }),
  v.strictObject({ kind: v.literal('validate'), capsule: below(2 * CAPSULES) }),
]);

const acting = listOf(seat, 1, SEATS);
export const Fields = v.strictObject({
  options: OptionsSchema,
  discards: labs,
  revealed: listOf(lab, 0, REVEALED),
  centre: labs,
  crews: listOf(crew, 1, SEATS),
  starter: seat,
  finisher: v.nullable(seat),
  phase: v.variant('kind', [
    v.strictObject({ kind: v.literal('draft'), acting }),
    v.strictObject({ kind: v.literal('arrange'), acting }),
    v.strictObject({ kind: v.literal('turn'), seat }),
    v.strictObject({ kind: v.literal('agency'), seat }),
    v.strictObject({ kind: v.literal('placing'), seat }),
    v.strictObject({
      kind: v.literal('keep'),
      seat,
      drawn: known(project, PROJECTS.length),
      rest: listOf(step, 0, 4),
    }),
  ]),
});
export type Position = v.InferOutput<typeof Fields>;
export type Known = number | readonly number[];

export const countOf = (known: Known) => (typeof known === 'number' ? known : known.length);
const named = (known: Known) => (typeof known === 'number' ? [] : known);
const hiddenOf = (known: readonly Known[]) =>
  known.reduce<number>((total, one) => total + (typeof one === 'number' ? one : 0), 0);

/** Those that somebody can name: the others lie in the pile, or in hands that are not seen. */
export const knownLabs = ({ discards, revealed, centre, crews }: Position) => [
  ...discards,
  ...revealed,
  ...centre,
  ...crews.flatMap(({ hand, slots }) => [...named(hand), ...slots.filter((lab) => lab !== null)]),
];
const heldProjects = ({ crews, phase }: Position): Known[] => [
  ...crews.map(({ projects }) => projects),
  phase.kind === 'keep' ? phase.drawn : 0,
];
export const knownProjects = (position: Position) => heldProjects(position).flatMap(named);
export const knownObjectives = ({ crews }: Position) =>
  crews.flatMap(({ dealt, objectives }) => (dealt?.length ? dealt : (objectives ?? [])));

/** So many lie in the piles. */
export const labsLeft = (position: Position) =>
  LABS.length - knownLabs(position).length - hiddenOf(position.crews.map(({ hand }) => hand));
export const projectsLeft = (position: Position) =>
  PROJECTS.length - knownProjects(position).length - hiddenOf(heldProjects(position));

/** Those of so many that are not among the known ones. */
export const idsBut = (many: number, known: readonly number[]) =>
  Array.from({ length: many }, (_, id) => id).filter((id) => !known.includes(id));
