// What the server has said of each player's days, signed by it: sent with the next start, for whoever plays for long
// enough may be listed by name.
import * as v from 'valibot';
import { SECRET_FORM } from '#shared/api/refusals.ts';
import { database, written } from './database.ts';
import { changeList, readable } from './lists.ts';

export const RecordSchema = v.strictObject({
  secret: v.pipe(v.string(), v.regex(SECRET_FORM)),
  record: v.pipe(v.string(), v.maxLength(2000)),
});
export type PlayRecord = v.InferOutput<typeof RecordSchema>;

export function recordsOf(stored: unknown): PlayRecord[] {
  return readable(RecordSchema, stored);
}

/** Null without one, and without a database. */
export async function recordOf(secret: string): Promise<string | null> {
  try {
    const records = recordsOf(await (await database()).get('settings', 'records'));
    return records.find((known) => known.secret === secret)?.record ?? null;
  } catch {
    return null;
  }
}

/** What the server said last, whatever it said before. */
export async function keepRecord(secret: string, record: string): Promise<void> {
  const others = (stored: unknown) => recordsOf(stored).filter((known) => known.secret !== secret);
  await written((db) => changeList(db, 'records', (stored) => [...others(stored), { secret, record }]));
}

export async function forgetRecords(): Promise<void> {
  await written((db) => changeList(db, 'records', () => []));
}
