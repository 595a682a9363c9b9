// The runs of the daily on this device, one for each date.
import type { DateText } from '#shared/daily/calendar.ts';
import { database, written } from './database.ts';
import { askToPersist } from './persist.ts';
import type { Run } from './run-save.ts';
import { putIn } from './schema.ts';
import { runNow } from './stored-run.ts';

export async function loadRun(date: DateText): Promise<Run | null> {
  const stored = await (await database()).get('runs', date);
  return stored ? runNow(stored) : null;
}

/** By date: the store is sorted by its key. */
export async function listRuns(): Promise<Run[]> {
  return (await (await database()).getAll('runs')).map(runNow);
}

export async function storeRun(run: Run): Promise<boolean> {
  const stored = await written((db) => putIn(db, 'runs', run));
  if (stored) askToPersist();
  return stored;
}
