// How two worlds of Space Lab differ: without that a comparison would prove nothing.
import type { Seat } from '#shared/engine/game.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { ids } from '../table.ts';

export const SECRETS = [
  'hands',
  'projects',
  'drawn',
  'labPile',
  'projectPile',
  'dealt',
  'passed',
  'placed',
  'before',
] as const;

/** Counts the moments in which the worlds differ, by what is another. */
export class Differences {
  readonly counts = Object.fromEntries(SECRETS.map((secret) => [secret, 0])) as Record<
    (typeof SECRETS)[number],
    number
  >;

  /** So many of them after something was taken back. */
  undone = 0;

  note(one: State, other: State): void {
    const [ours, theirs] = [secretsOf(one), secretsOf(other)];
    for (const secret of SECRETS) if (ours[secret] !== theirs[secret]) this.counts[secret]++;
    if (one.events.some(({ kind }) => kind === 'undo')) this.undone++;
  }
}

function secretsOf({
  crews,
  phase,
  labs,
  projects,
  before,
}: State): Record<(typeof SECRETS)[number], string> {
  const each = (part: (seat: Seat) => unknown) => ids(crews.length).map(part).join(' ');
  return {
    hands: each((seat) => crews[seat]!.hand),
    projects: each((seat) => crews[seat]!.projects),
    drawn: phase.kind === 'keep' ? `${phase.drawn}` : '',
    labPile: `${labs}`,
    projectPile: `${projects}`,
    dealt: each((seat) => crews[seat]!.dealt),
    passed: each((seat) => crews[seat]!.passed),
    placed: each((seat) => crews[seat]!.objectives),
    before: before ? JSON.stringify(before.crews) : '',
  };
}
