// Drawing: from the lab pile, which the discards fill again, and from the projects, under which some go back.
import type { Seat } from '#shared/engine/game.ts';
import { dice } from '#shared/engine/random.ts';
import type { LabId, ProjectId } from './components.ts';
import { type Crew, type Draft, isAlone } from './state.ts';

export function change(draft: Draft, seat: Seat, parts: Partial<Crew>): void {
  draft.crews = draft.crews.with(seat, { ...draft.crews[seat]!, ...parts });
}

/** An empty pile is filled from the discards at once; whoever is alone has one pile for the whole match. */
function refill(draft: Draft): void {
  if (draft.labs.length > 0 || draft.discards.length === 0 || isAlone(draft)) return;
  const roll = dice(draft.random);
  draft.labs = roll.shuffled(draft.discards);
  draft.discards = [];
  draft.random = roll.state();
}

/** So many of the top labs, or as many as there are. */
export function drawLabs(draft: Draft, many: number): LabId[] {
  const drawn: LabId[] = [];
  while (drawn.length < many) {
    refill(draft);
    const top = draft.labs.at(-1);
    if (top === undefined) break;
    draft.labs = draft.labs.slice(0, -1);
    drawn.push(top);
  }
  refill(draft);
  return drawn;
}

export function discard(draft: Draft, labs: readonly LabId[]): void {
  draft.discards = [...draft.discards, ...labs];
  refill(draft);
}

/** So many of the top projects, or as many as there are. */
export function drawProjects(draft: Draft, many: number): ProjectId[] {
  const left = Math.max(0, draft.projects.length - many);
  // The same pile, where nothing is drawn: whoever asks whether anything was drawn compares piles.
  if (left === draft.projects.length) return [];
  const drawn = draft.projects.slice(left).reverse();
  draft.projects = draft.projects.slice(0, left);
  return drawn;
}

export function putUnder(draft: Draft, projects: readonly ProjectId[]): void {
  draft.projects = [...projects, ...draft.projects];
}
