// What this device's runs say for a board: one's own marks of a day, and whether one has come often enough to be named.
import { type DateText, numberOf } from '#shared/daily/calendar.ts';
import { closesAt } from '#shared/daily/closing.ts';
import { NAMED_FROM } from '#shared/daily/protocol.ts';
import type { Mark } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { Run } from '#web/saves/run-save.ts';
import { solvedRuns } from '../parts/solved.ts';

export function myMarks(runs: readonly Run[], date: DateText): readonly Mark[] | null {
  const [solved] = solvedRuns(runs.filter((run) => run.date === date));
  return solved?.marks ?? null;
}

/** As the server counts it, as far as this device can know. */
export function maybeNamed(runs: readonly Run[]): boolean {
  const numbers = runs
    .filter(({ timing, delivery }) => timing === 'serverTimed' && delivery === 'delivered')
    .map(({ date }) => numberOf(date));
  return (
    numbers.length >= NAMED_FROM.results && Math.max(...numbers) - Math.min(...numbers) >= NAMED_FROM.days
  );
}

/** The days whose results can still get another name. */
export function openDates(runs: readonly Run[], now: Millis): DateText[] {
  return runs
    .filter(({ date, delivery }) => delivery === 'delivered' && now < closesAt(date))
    .map(({ date }) => date);
}
