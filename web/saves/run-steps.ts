// The steps of a run, a reveal and an answer for each throw: how many the server knows of, and how long it is asked.
import type { Millis } from '#shared/engine/game.ts';
import type { Run } from './run-save.ts';
import { stepsTaken } from './stored-run.ts';

/** A step that nobody has answered by then makes the run the device's own. */
export const ASKED_FOR: Millis = 30_000;

/** The server keeps the time, and has not acknowledged everything. */
export function isOutstanding(run: Pick<Run, 'answers' | 'revealed' | 'ticket' | 'acknowledged'>): boolean {
  return run.ticket !== null && run.acknowledged < stepsTaken(run);
}

/** How much longer the server is asked for the oldest step. */
export function askedYet({ ticket, asked }: Pick<Run, 'ticket' | 'asked'>, now: Millis): Millis {
  if (ticket === null || asked === null) return 0;
  const left = asked + ASKED_FOR - now;
  // By a clock that was put back meanwhile it would be asked for days.
  return left > ASKED_FOR ? 0 : Math.max(0, left);
}
