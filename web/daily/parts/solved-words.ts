// A finished run in a few words.
import { clockText } from '#shared/daily/share.ts';
import type { Run } from '#web/saves/run-save.ts';
import { words } from '#web/words/words.ts';
import { solvedRuns } from './solved.ts';

export function solvedWords(run: Run): string {
  const [solved] = solvedRuns([run]);
  if (!solved) return '';
  return words().daily.solved(solved.score, solved.marks.length, clockText(solved.time));
}
