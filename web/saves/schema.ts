// The database of this device as it lies on disk; the page and the service worker open the same one.
import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import type { RoomEntry } from '../../shared/room.ts';
import type { MatchSave } from './match-save.ts';
import type { Run } from './run-save.ts';

export interface Schema extends DBSchema {
  matches: { key: string; value: MatchSave };
  /** The log of a match, one row an action: [match, place in the log]. */
  log: { key: [string, number]; value: RoomEntry };
  /** `all` holds the settings, `players` and `leagues` lists. */
  settings: { key: string; value: unknown };
  /** One run of the daily for each date. */
  runs: { key: string; value: Run };
}
export type Database = IDBPDatabase<Schema>;

/** From each version to the next; what is released here never changes. */
const STEPS: readonly ((db: Database) => void)[] = [
  (db) => {
    db.createObjectStore('matches', { keyPath: 'id' });
    db.createObjectStore('log');
    db.createObjectStore('settings');
  },
  (db) => {
    db.createObjectStore('runs', { keyPath: 'date' });
  },
];

/** Version 0 is a device without a database. */
export function upgrade(db: Database, from: number): void {
  for (const step of STEPS.slice(from)) step(db);
}

export function openDatabase(callbacks: Omit<OpenDBCallbacks<Schema>, 'upgrade'>): Promise<Database> {
  return openDB<Schema>('starboard', STEPS.length, { ...callbacks, upgrade });
}
