// How a run begins: with a ticket of the server where it can be reached, else without.
import type { DateText } from '#shared/daily/calendar.ts';
import { GENERATOR } from '#shared/daily/puzzle.ts';
import type { Millis } from '#shared/engine/game.ts';
import { playerSecret } from '#web/saves/players.ts';
import { recordOf } from '#web/saves/records.ts';
import type { Run } from '#web/saves/run-save.ts';
import { listRuns } from '#web/saves/runs.ts';
import { settings } from '#web/saves/settings.ts';
import { aheadOf, localDate } from '../parts/day.ts';
import { askAgain } from '../server/again.ts';
import { startRun } from '../server/runs.ts';

/** Whoever has pressed Start waits for no longer, and where nothing gets through, not even for so long. */
const PATIENCE: Millis = 5_000;
const TRIES = 3;

export function newRun(date: DateText): Run {
  return {
    date,
    generator: GENERATOR,
    onDay: date === localDate(),
    started: Date.now(),
    ahead: aheadOf(new Date()),
    answers: [],
    spans: [],
    revealed: null,
    finished: null,
    ticket: null,
    timing: null,
    delivery: 'kept',
    refusal: null,
    acknowledged: 0,
    asked: null,
  };
}

/** A day that a journey has jumped over is one's own too, as long as it is today somewhere. */
export async function begunRun(date: DateText): Promise<Run> {
  const run = newRun(date);
  if (run.onDay) return run;
  const [runs, { jumpedDates }] = await Promise.all([
    listRuns().catch(() => []),
    import('../journey/jumped.ts'),
  ]);
  return { ...run, onDay: jumpedDates(runs).includes(date) };
}

/** Asks the server to keep the time; a day that is over everywhere on Earth is played for oneself. */
export async function askToBegin(date: DateText): Promise<Partial<Run> | 'future'> {
  const secret = await playerSecret();
  const record = await recordOf(secret);
  const reply = await askAgain(
    (signal) => startRun(secret, date, { name: settings().boardName, record }, signal),
    { within: PATIENCE, failures: navigator.onLine ? TRIES : 1 },
  );
  if (reply.ok) return { ticket: reply.ticket };
  if (reply.code === 'future') return 'future';
  return reply.code === 'archived' ? { onDay: false, delivery: 'refused', refusal: reply.code } : {};
}
