// A match of this device with its log, parsed to the end.
import * as v from 'valibot';
import { database } from './database.ts';
import { type MatchRecord, MatchRecordSchema } from './match-save.ts';
import { logOf } from './matches.ts';

/** What cannot be read stays as it is. */
export async function loadMatch(id: string): Promise<MatchRecord | 'damaged' | null> {
  const db = await database();
  const save = await db.get('matches', id);
  if (!save) return null;
  const parsed = v.safeParse(MatchRecordSchema, { save, log: await db.getAll('log', logOf(id)) });
  return parsed.success ? parsed.output : 'damaged';
}
