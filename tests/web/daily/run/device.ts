// A device on which a daily is played: what it keeps, and a person who answers, by a clock that the test winds on.
import { expect, vi } from 'vitest';
import { puzzleOf, THROWS } from '#shared/daily/puzzle.ts';
import { type Answer, truthOf } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { DailyRun } from '#web/daily/run/run.ts';
import type { Run } from '#web/saves/run-save.ts';

export const DATE = '2026-11-05';
const puzzle = puzzleOf(DATE);

export const kept = { runs: new Map<string, Run>(), records: new Map<string, string>(), delivered: 0 };

export function forgetDevice(): void {
  kept.runs.clear();
  kept.records.clear();
  kept.delivered = 0;
}

export const storedRun = () => kept.runs.get(DATE)!;

export const rightAnswer = (index: number): Answer => truthOf(puzzle, index).answers[0] ?? 'none';

export const pass = (millis: Millis) => vi.advanceTimersByTimeAsync(millis);

/** Opens the page of the daily, as it is opened anew after a reload. */
export async function openPage(): Promise<DailyRun> {
  const { createRun } = await import('#web/daily/run/run.ts');
  const run = await createRun(DATE);
  if (run === 'elsewhere') throw new Error('Another tab plays it.');
  return run;
}

/** The page is gone at once: nothing of it happens any more, and what is on its way is not heard. */
export function killPage(): void {
  const now = Date.now();
  vi.clearAllTimers();
  // Clearing them puts the clock back to where it began.
  vi.setSystemTime(now);
}

/** Until the page shows this; longer than the longest wait there is, it is a fault. */
async function until(run: DailyRun, step: ReturnType<DailyRun['step']>): Promise<void> {
  for (let waited = 0; run.step() !== step; waited += 100) {
    if (waited > 10_000) expect(run.step(), 'what the page shows').toBe(step);
    await pass(100);
  }
}

export async function beginThrow(run: DailyRun): Promise<void> {
  void (run.step() === 'before' ? run.start() : run.next());
  await until(run, 'searching');
}

export async function answerThrow(run: DailyRun, span: Millis): Promise<void> {
  await until(run, 'searching');
  await pass(span);
  await run.answer(rightAnswer(run.answers().length));
  expect(['truth', 'over']).toContain(run.step());
}

/** From wherever it stands to the end; each throw takes as long. */
export async function playOn(run: DailyRun, span: Millis = 4_000): Promise<void> {
  while (run.answers().length < THROWS) {
    if (run.step() === 'before' || run.step() === 'truth') await beginThrow(run);
    await answerThrow(run, span);
  }
  expect(run.step()).toBe('over');
}
