// What a placed card brings, in its order, until somebody has to choose.
import type { Seat } from '#shared/engine/game.ts';
import {
  type Agency,
  type Bonus,
  OBJECTIVES,
  type ObjectiveId,
  type ProjectId,
  VALIDATION_BONUSES,
  VALIDATION_POINTS,
} from './components.ts';
import { LABS } from './labs.ts';
import { change, drawLabs, drawProjects } from './piles.ts';
import type { Crew, Draft, Step } from './state.ts';
import { around, capsuleOverSlot, capsulesAt, capsuleUnderSlot, columnOf } from './station.ts';

type Placed = Pick<Crew, 'slots' | 'objectives' | 'validated'>;

/** The card's own effect, what its slot gives, and the objectives it validates. */
export function stepsOf(crew: Placed, slot: number): Step[] {
  const { specialty, cost, effect } = LABS[crew.slots[slot]!]!;
  const steps: Step[] = effect.kind === 'draw' ? [{ kind: 'projects', many: 1 }] : [];
  const capsules = crew.objectives.length;
  // [SL20] above a capsule, [SL21] below one.
  if (capsuleUnderSlot(slot, capsules) !== null) steps.push({ kind: 'projects', many: cost });
  const above = capsuleOverSlot(slot);
  const bonus = above === null ? null : OBJECTIVES[crew.objectives[above]!]!.bonus;
  if (bonus === specialty) steps.push(BONUS_STEPS[bonus]);
  for (const capsule of capsulesAt(slot)) {
    if (capsule < capsules && isValid(crew, capsule)) steps.push({ kind: 'validate', capsule });
  }
  return steps;
}

const BONUS_STEPS: Record<Bonus, Step> = {
  researcher: { kind: 'projects', many: 2 },
  technician: { kind: 'technician' },
  doctor: { kind: 'lab' },
};

/** Not validated yet, and the three symbols lie round it, each as often as it is asked. */
export function isValid({ slots, objectives, validated }: Placed, capsule: number): boolean {
  if (validated[capsule] !== null) return false;
  const [twice, , once] = OBJECTIVES[objectives[capsule]!]!.symbols;
  return manyAround(slots, capsule, twice) >= 2 && manyAround(slots, capsule, once) >= 1;
}

function manyAround(slots: Crew['slots'], capsule: number, agency: Agency): number {
  let many = 0;
  for (const slot of around(capsule)) {
    const lab = slots[slot];
    if (typeof lab === 'number' && LABS[lab]!.agency === agency) many++;
  }
  return many;
}

/** Of the symbols of the objective in a capsule, those that have a card of their own around it. */
export function metOf(slots: Crew['slots'], capsule: number, objective: ObjectiveId): boolean[] {
  const { symbols } = OBJECTIVES[objective]!;
  return symbols.map((agency, at) => {
    const before = symbols.slice(0, at).filter((one) => one === agency).length;
    return manyAround(slots, capsule, agency) > before;
  });
}

/** As many places around it are free as it still misses cards. */
export function isInReach(slots: Crew['slots'], capsule: number, objective: ObjectiveId): boolean {
  const missing = metOf(slots, capsule, objective).filter((isMet) => !isMet).length;
  return around(capsule).filter((slot) => slots[slot] === null).length >= missing;
}

/** Does one step after the other; stops where the seat has to choose a project. */
export function follow(draft: Draft, seat: Seat, steps: readonly Step[]): 'done' | 'choosing' {
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'projects') {
      const drawn = drawnFor(draft, seat, step.many);
      if (drawn.length > 1) {
        draft.phase = { kind: 'keep', seat, drawn, rest: steps.slice(at + 1) };
        return 'choosing';
      }
      own(draft, seat, drawn);
    } else if (step.kind === 'lab') {
      drawLab(draft, seat);
    } else if (step.kind === 'technician') {
      change(draft, seat, { technicians: draft.crews[seat]!.technicians + 1 });
      draft.events.push({ kind: 'technician', seat });
    } else {
      validate(draft, seat, step.capsule);
    }
  }
  return 'done';
}

/** The top projects, which all hear of. */
function drawnFor(draft: Draft, seat: Seat, many: number): ProjectId[] {
  const drawn = drawProjects(draft, many);
  if (drawn.length > 0) draft.events.push({ kind: 'drawProjects', seat, many: drawn.length });
  return drawn;
}

export function own(draft: Draft, seat: Seat, projects: readonly ProjectId[]): void {
  change(draft, seat, { projects: [...draft.crews[seat]!.projects, ...projects] });
}

function drawLab(draft: Draft, seat: Seat): void {
  const drawn = drawLabs(draft, 1);
  if (drawn.length === 0) return;
  change(draft, seat, { hand: [...draft.crews[seat]!.hand, ...drawn] });
  draft.events.push({ kind: 'drawLab', seat });
}

/** The top tile of the column, and at once what it brings. */
function validate(draft: Draft, seat: Seat, capsule: number): void {
  const column = columnOf(capsule);
  const place = draft.taken[column]!;
  const points = VALIDATION_POINTS[place]!;
  const bonus = VALIDATION_BONUSES[column]![place] ?? null;
  draft.taken = draft.taken.with(column, place + 1);
  change(draft, seat, { validated: draft.crews[seat]!.validated.with(capsule, points) });
  draft.events.push({ kind: 'validate', seat, capsule, points, bonus });
  if (bonus === 'lab') drawLab(draft, seat);
  if (bonus === 'project') {
    own(draft, seat, drawnFor(draft, seat, 1));
  }
}
