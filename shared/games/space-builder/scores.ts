// What a match comes to: rounds won; for somebody alone, the time in which the plan was built without a fault.
import type { Millis } from '#shared/engine/game.ts';
import { isAlone } from './round.ts';
import type { RoundResult, State } from './state.ts';

export const scoresOf = (state: State): number[] =>
  isAlone(state) ? [state.last ? trialTime(state.last) : NO_TIME] : state.builders.map(({ won }) => won);

/** Of a run with faults, or that nobody ended by a tap. */
const NO_TIME: Millis = 0;

function trialTime({ from, seats }: RoundResult): Millis {
  const { tapped, total } = seats[0]!;
  return tapped === null || total > 0 ? NO_TIME : Math.max(1, tapped - from);
}
