// Tables of Space Lab for tests: begun, with what a test puts on them.
import { isRefusal, type Seat } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import { type Lab, type LabId, OBJECTIVES, type Objective } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { Crew, State } from '#shared/games/space-lab/state.ts';

export const ids = (many: number) => Array.from({ length: many }, (_, at) => at);

export function fresh(seats: number, seed = 'space lab', draft = false): State {
  return spaceLab.setup({ draft }, seats, seed);
}

/** Everybody has put their objectives into the capsules as they were dealt. */
export function begun(seats: number, seed?: string): State {
  let state = fresh(seats, seed);
  for (const seat of ids(seats)) {
    state = did(state, seat, { type: 'arrange', objectives: [...state.crews[seat]!.dealt] });
  }
  return state;
}

export const turnOf = (state: State, seat: Seat): State => ({ ...state, phase: { kind: 'turn', seat } });

export function did(state: State, by: Seat, action: Action): State {
  const next = spaceLab.act(state, by, action, state.since + 1);
  if (isRefusal(next)) throw new Error(`${action.type}: ${next.refused}`);
  return next;
}

export function refusal(state: State, by: Seat, action: Action): string | null {
  const next = spaceLab.act(state, by, action, state.since + 1);
  return isRefusal(next) ? next.refused : null;
}

/** Cards are taken out of the piles for it, so that nothing is in two places. */
export function given(state: State, seat: Seat, parts: Partial<Crew>): State {
  const crew = { ...state.crews[seat]!, ...parts };
  const labs = new Set([...crew.hand, ...crew.slots.filter((lab) => lab !== null)]);
  return {
    ...state,
    labs: state.labs.filter((lab) => !labs.has(lab)),
    projects: state.projects.filter((project) => !crew.projects.includes(project)),
    crews: state.crews.with(seat, crew),
  };
}

/** With these on top of the pile, the first one first. */
export function topped(state: State, labs: readonly LabId[]): State {
  return { ...state, labs: [...state.labs.filter((lab) => !labs.includes(lab)), ...labs.toReversed()] };
}

type Wish = Partial<Omit<Lab, 'effect'>> & { kind?: Lab['effect']['kind'] };

/** So many labs that are like that, and none of the others. */
export function labsLike(wish: Wish, many: number, but: readonly LabId[] = []): LabId[] {
  const { kind, ...rest } = wish;
  const found = LABS.flatMap((lab, id) => {
    const fits = Object.entries(rest).every(([key, value]) => lab[key as keyof Lab] === value);
    return fits && (kind === undefined || lab.effect.kind === kind) && !but.includes(id) ? [id] : [];
  });
  if (found.length < many) throw new Error(`There are not so many: ${JSON.stringify(wish)}`);
  return found.slice(0, many);
}

export const labLike = (wish: Wish, but: readonly LabId[] = []) => labsLike(wish, 1, but)[0]!;

export function objectiveLike(wish: (objective: Objective) => boolean): number {
  return OBJECTIVES.findIndex(wish);
}

export const slotsWith = (many: number, labs: Record<number, LabId>) =>
  ids(many).map((slot) => labs[slot] ?? null);

/** Everything that is somewhere, each once. */
export function allLabs({ labs, discards, revealed, centre, crews }: State): LabId[] {
  const held = crews.flatMap(({ hand, slots }) => [...hand, ...slots.filter((lab) => lab !== null)]);
  return [...labs, ...discards, ...revealed, ...centre, ...held].sort((one, other) => one - other);
}

export function allProjects({ projects, crews, phase }: State): number[] {
  const drawn = phase.kind === 'keep' ? phase.drawn : [];
  return [...projects, ...drawn, ...crews.flatMap((crew) => crew.projects)].sort((one, other) => one - other);
}
