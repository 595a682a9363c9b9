// To a match of Space Lab its other world: all that a viewer has not seen bears another name, one action after the other.
import { isRefusal, type Viewer } from '#shared/engine/game.ts';
import { act, type Entry, type Header, type Match } from '#shared/engine/match.ts';
import { type Dice, seeded } from '#shared/engine/random.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { opened, type Step } from '../../../shared/play.ts';
import { ids } from '../table.ts';
import { firstSeen, isSetup, type Kind, MANY } from './seen.ts';

/** What each is called in the other world. */
type Names = Record<Kind, readonly number[]>;

export const headerOf = (seats: number, draft: boolean, seed: string): Header => ({
  game: spaceLab.id,
  options: { draft },
  seats,
  seed,
  rulesVersion: spaceLab.rulesVersion,
});
export const viewersOf = (seats: number): Viewer[] => [...ids(seats), 'watcher'];
export const statesOf = (steps: readonly Step[]): State[] => [
  steps[0]!.before.state,
  ...steps.map(({ after }) => after.state),
];

/** The same, but for those that have never been seen: they are exchanged. */
function renamed(many: number, seen: ReadonlyMap<number, number>, roll: Dice): number[] {
  const hidden = ids(many).filter((id) => !seen.has(id));
  const others = roll.shuffled(hidden);
  return ids(many).map((id) => (seen.has(id) ? id : others[hidden.indexOf(id)]!));
}

const exchanged = (names: readonly number[], one: number, other: number) =>
  names.with(one, names[other]!).with(other, names[one]!);

export interface World {
  /** Deals as the other world does. */
  game: typeof spaceLab;
  entries: Entry[];
  states: State[];
}

/** What somebody else chose in private may have been another: which project was kept, which objective passed on. */
function earlier(names: Names, { before, entry, after }: Step, others: Others): Names {
  const { phase, crews }: State = before.state;
  const action = entry.action as Action;
  if (action.type === 'keep' && phase.kind === 'keep' && others.includes(entry.by)) {
    const at = phase.drawn.indexOf(action.project);
    const beside = phase.drawn[at + 1] ?? phase.drawn[at - 1]!;
    if (!others.areHidden('projects', [action.project, beside])) return names;
    return { ...names, projects: exchanged(names.projects, action.project, beside) };
  }
  if (phase.kind !== 'draft' || after.state.phase.kind === 'draft') return names;
  const passed = crews.map((crew) => crew.passed ?? (action as Extract<Action, { type: 'pass' }>).objective);
  let { objectives } = names;
  for (const seat of ids(crews.length)) {
    const next = (seat + 1) % crews.length;
    const stays = crews[next]!.dealt.find((tile) => tile !== passed[next])!;
    if (others.includes(seat) && others.includes(next))
      objectives = exchanged(objectives, passed[seat]!, stays);
  }
  return { ...names, objectives };
}

interface Others {
  includes(seat: unknown): boolean;
  areHidden(kind: Kind, which: readonly number[]): boolean;
}

function namesOf(steps: readonly Step[], viewer: Viewer, roll: Dice, labsToo: boolean): Names[] {
  const seen = firstSeen(statesOf(steps), viewer);
  const of = (kind: Kind) => renamed(MANY[kind], seen[kind], roll);
  const last: Names = {
    labs: labsToo ? of('labs') : ids(MANY.labs),
    projects: of('projects'),
    objectives: of('objectives'),
  };
  const names = [last];
  for (const [at, step] of [...steps.entries()].reverse()) {
    const others: Others = {
      includes: (seat) => seat !== viewer,
      areHidden: (kind, which) => which.every((id) => (seen[kind].get(id) ?? at + 1) > at),
    };
    names.unshift(earlier(names[0]!, step, others));
  }
  return names;
}

/** What a seat does there instead; where objectives lie is nobody's business until all lie there. */
function instead(action: Action, now: Names, then: Names, shuffle: Dice | null): Action {
  if (action.type === 'pass') return { ...action, objective: now.objectives[action.objective]! };
  if (action.type === 'keep') return { ...action, project: then.projects[action.project]! };
  if (action.type !== 'arrange') return action;
  const objectives = action.objectives.map((id) => then.objectives[id]!);
  return { ...action, objectives: shuffle ? shuffle.shuffled(objectives) : objectives };
}

/** The same for the viewer up to the last of these steps, and as different for the others as can be. */
export function otherWorld(steps: readonly Step[], viewer: Viewer, roll: Dice): World {
  const { header } = steps[0]!.before;
  const states = statesOf(steps);
  const staysHidden = isSetup(states.at(-1)!);
  // Until cards are shuffled, nothing comes of it.
  const isThrown = String(states[0]!.random) !== String(states.at(-1)!.random);
  const random = isThrown ? states[0]!.random : seeded(`other ${roll.below(1000)}`);
  // Somebody who cannot place is passed over, which all see: then their cards have to be the same.
  for (const labsToo of [true, false]) {
    const names = namesOf(steps, viewer, roll, labsToo);
    const game = dealing(names[0]!, random);
    const entries = steps.map(({ entry }, at) => {
      const shuffle = staysHidden && entry.by !== viewer ? roll : null;
      return { ...entry, action: instead(entry.action as Action, names[at]!, names[at + 1]!, shuffle) };
    });
    const other = followed(opened(game, header), entries, states);
    if (other) return { game, entries, states: other };
  }
  throw new Error(`There is no other world for ${viewer} of ${header.seed}`);
}

function dealing(names: Names, random: State['random']): typeof spaceLab {
  const named = (kind: Kind, known: readonly number[]) => known.map((id) => names[kind][id]!);
  return {
    ...spaceLab,
    setup(...asked) {
      const { labs, projects, crews, ...rest } = spaceLab.setup(...asked);
      return {
        ...rest,
        random,
        labs: named('labs', labs),
        projects: named('projects', projects),
        crews: crews.map((crew) => ({ ...crew, dealt: named('objectives', crew.dealt) })),
      };
    },
  };
}

/** Null where another course of the match gives away that it is another. */
function followed(start: Match, entries: readonly Entry[], states: readonly State[]): State[] | null {
  const other: State[] = [start.state];
  let match = start;
  for (const [at, { by, action, at: time }] of entries.entries()) {
    const next = act(match, by, action, time);
    if (isRefusal(next)) return null;
    match = next;
    other.push(match.state);
    if (courseOf(match.state) !== courseOf(states[at + 1]!)) return null;
  }
  return other;
}

const courseOf = (state: State) => `${state.phase.kind} ${spaceLab.toAct(state)}`;
