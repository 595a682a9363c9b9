// A run as an earlier version may have stored it, read as it is kept now.
import type { Run, StoredRun } from './run-save.ts';

export function runNow(stored: StoredRun): Run {
  const { timing, acknowledged = stepsTaken(stored), asked = null } = stored;
  return { ...stored, timing: timing === 'verified' ? 'serverTimed' : timing, acknowledged, asked };
}

/** A reveal and an answer for each throw. */
export function stepsTaken({ answers, revealed }: Pick<Run, 'answers' | 'revealed'>): number {
  return answers.length * 2 + Number(revealed !== null);
}
