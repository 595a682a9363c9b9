// What a viewer of Space Lab may know, by the rules alone and not by `view`.
import type { Viewer } from '#shared/engine/game.ts';
import { type LabId, OBJECTIVES, PROJECTS } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import type { Event, State } from '#shared/games/space-lab/state.ts';

export const MANY = { labs: LABS.length, projects: PROJECTS.length, objectives: OBJECTIVES.length };
const KINDS = ['labs', 'projects', 'objectives'] as const;
export type Kind = (typeof KINDS)[number];

/** Nobody sees where the others put their objectives. */
export const isSetup = ({ phase }: State) => phase.kind === 'draft' || phase.kind === 'arrange';

/** Somebody who draws a lab shows it to nobody. */
function shownBy(event: Event): readonly LabId[] {
  switch (event.kind) {
    case 'reveal':
    case 'take':
      return event.labs;
    case 'place':
      return [event.lab, ...event.paid];
    case 'sweep':
      return [event.lab, ...event.labs];
    default:
      return [];
  }
}

/** What lies open to them at this moment. */
function openTo(state: State, viewer: Viewer): Record<Kind, (number | null)[]> {
  const { crews, phase, events, discards, revealed, centre } = state;
  const own = viewer === 'watcher' ? [] : [crews[viewer]!];
  const open = [...discards, ...revealed, ...centre, ...crews.flatMap(({ slots }) => slots)];
  const hasDrawn = phase.kind === 'keep' && phase.seat === viewer;
  return {
    labs: [...events.flatMap(shownBy), ...open, ...own.flatMap(({ hand }) => hand)],
    projects: [
      ...(phase.kind === 'over' ? crews : own).flatMap(({ projects }) => projects),
      ...(hasDrawn ? phase.drawn : []),
    ],
    objectives: [
      ...own.flatMap(({ dealt }) => dealt),
      ...(isSetup(state) ? own : crews).flatMap(({ objectives }) => objectives),
    ],
  };
}

/** From which moment on the viewer has known of each. */
export function firstSeen(states: readonly State[], viewer: Viewer): Record<Kind, Map<number, number>> {
  const seen = { labs: new Map(), projects: new Map(), objectives: new Map() };
  for (const [at, state] of states.entries()) {
    const open = openTo(state, viewer);
    for (const kind of KINDS)
      for (const id of open[kind]) if (id !== null && !seen[kind].has(id)) seen[kind].set(id, at);
  }
  return seen;
}

/** The last moment before the end at which a hand holds a lab that nobody else has seen; the last one where none ever does. */
export function lastSecret(states: readonly State[]): number {
  const { labs } = firstSeen(states, 'watcher');
  const moments = states.slice(0, -1);
  const found = moments.findLastIndex(({ crews }, at) =>
    crews.some(({ hand }) => hand.some((lab) => (labs.get(lab) ?? at + 1) > at)),
  );
  return found < 0 ? moments.length - 1 : found;
}
