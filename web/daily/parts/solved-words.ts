// A finished run in a few words.
import type { Run } from '#web/saves/run-save.ts';
import { resultText, solvedRuns } from './solved.ts';

export function solvedWords(run: Run): string {
  const [solved] = solvedRuns([run]);
  return solved ? resultText(solved) : '';
}
