// How fast somebody alone has built: how many buildings stood when. Never where.
import type { Millis } from '#shared/engine/game.ts';
import type { Entry } from '#shared/engine/match.ts';
import type { Action } from './actions.ts';
import { placedOn } from './components.ts';
import type { RoundResult } from './state.ts';

export interface Step {
  /** From when the plan was seen. */
  after: Millis;
  placed: number;
}

export interface Pace {
  steps: Step[];
  /** When they tapped; null for who never did. */
  done: Millis | null;
}

/** Of a run that is over, by its log and what it came to. */
export function paceOf(log: readonly Entry[], { from, seats }: RoundResult): Pace {
  const steps = log.flatMap(({ action, at, pressed = at }) => {
    const said = action as Action | null;
    return said && 'board' in said ? [{ after: pressed - from, placed: placedOn(said.board) }] : [];
  });
  const { tapped } = seats[0]!;
  return { steps, done: tapped === null ? null : tapped - from };
}

export const placedAt = ({ steps }: Pace, after: Millis): number =>
  steps.findLast((step) => step.after <= after)?.placed ?? 0;
