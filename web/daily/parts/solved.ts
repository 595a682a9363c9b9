// The finished runs of this device, judged: right answers and time.
import { type DateText, numberOf } from '#shared/daily/calendar.ts';
import { puzzleOf } from '#shared/daily/puzzle.ts';
import { type Mark, replay, scoreOf, timeOf } from '#shared/daily/score.ts';
import { clockText } from '#shared/daily/share.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { Run } from '#web/saves/run-save.ts';
import { words } from '#web/words/words.ts';

export interface Solved {
  date: DateText;
  number: number;
  onDay: boolean;
  finished: number;
  spans: readonly Millis[];
  marks: readonly Mark[];
  score: number;
  time: Millis;
}

// A year of days takes a while to generate: each is judged once.
const judged = new Map<string, readonly Mark[] | null>();

function marksOf({ date, answers }: Run): readonly Mark[] | null {
  const key = `${date} ${answers.join()}`;
  if (!judged.has(key)) judged.set(key, replay(puzzleOf(date), answers));
  return judged.get(key)!;
}

export function solvedRuns(runs: readonly Run[]): Solved[] {
  return runs.flatMap((run) => {
    const { date, onDay, finished, spans } = run;
    const marks = finished === null ? null : marksOf(run);
    if (finished === null || !marks) return [];
    const number = numberOf(date);
    return [{ date, number, onDay, finished, spans, marks, score: scoreOf(marks), time: timeOf(spans) }];
  });
}

export function resultText({ score, marks, time }: Solved): string {
  return words().daily.solved(score, marks.length, clockText(time));
}
