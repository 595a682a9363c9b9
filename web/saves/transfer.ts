// Export and import of everything on this device, as one file. Import merges and never removes.
import * as v from 'valibot';
import type { RoomEntry } from '../../shared/room.ts';
import { database, written } from './database.ts';
import { type MatchSave, MatchSaveSchema, RoomEntrySchema } from './match-save.ts';
import { logOf } from './matches.ts';
import { SettingsSchema, settings } from './settings.ts';

const FORMAT = 1;
const MatchFileSchema = v.strictObject({ save: MatchSaveSchema, log: v.array(RoomEntrySchema) });
type MatchFile = { save: MatchSave; log: RoomEntry[] };

const EnvelopeSchema = v.object({
  app: v.literal('starboard'),
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const FileSchema = v.object({ matches: v.array(v.unknown()), settings: v.optional(SettingsSchema) });

export const IMPORT_FAULTS = ['notJson', 'notOurs', 'newer', 'damaged', 'notStored'] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];
export interface Imported {
  added: number;
  known: number;
  /** Matches of the file that could not be read; everything else was taken. */
  unreadable: number;
}

export async function exportAll(): Promise<Blob> {
  const db = await database();
  const matches: MatchFile[] = [];
  for (const save of await db.getAll('matches')) {
    matches.push({ save, log: await db.getAll('log', logOf(save.id)) });
  }
  const file = { app: 'starboard', format: FORMAT, settings: settings(), matches };
  return new Blob([JSON.stringify(file)], { type: 'application/json' });
}

export async function importAll(text: string): Promise<Imported | ImportFault> {
  const read = readFile(text);
  if (typeof read === 'string') return read;
  const result: Imported = { added: 0, known: 0, unreadable: read.unreadable };
  const stored = await written(async (db) => {
    const change = db.transaction(['matches', 'log'], 'readwrite');
    for (const { save, log } of read.matches) {
      const mine = await change.objectStore('matches').get(save.id);
      if (mine && mine.length >= save.length) {
        result.known++;
        continue;
      }
      result.added++;
      change.objectStore('matches').put(save);
      for (const [place, entry] of log.entries()) change.objectStore('log').put(entry, [save.id, place]);
    }
    await change.done;
  });
  return stored ? result : 'notStored';
}

/** Parses the text of a file; one damaged match does not lose the others. */
export function readFile(text: string): { matches: MatchFile[]; unreadable: number } | ImportFault {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'notJson';
  }
  const envelope = v.safeParse(EnvelopeSchema, json);
  if (!envelope.success) return 'notOurs';
  if (envelope.output.format > FORMAT) return 'newer';
  const file = v.safeParse(FileSchema, json);
  if (!file.success) return 'damaged';
  const matches: MatchFile[] = [];
  for (const item of file.output.matches) {
    const match = v.safeParse(MatchFileSchema, item);
    if (match.success && match.output.log.length === match.output.save.length) matches.push(match.output);
  }
  return { matches, unreadable: file.output.matches.length - matches.length };
}
