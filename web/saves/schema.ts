// The database of this device as it lies on disk; the page and the service worker open the same one.
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type OpenDBCallbacks,
  openDB,
  type StoreNames,
  type StoreValue,
} from 'idb';
import type { RoomEntry } from '#shared/engine/table.ts';
import type { LastSeen } from './last-seen.ts';
import type { MatchSave } from './match-save.ts';
import type { StoredRun } from './run-save.ts';

export interface Schema extends DBSchema {
  matches: { key: string; value: MatchSave };
  /** The log of a match, one row an action: [match, place in the log]. */
  log: { key: [string, number]; value: RoomEntry };
  /** `all` holds the settings, `players`, `records`, `leagues` and `marks` lists, `nudged` the day of the last reminder. */
  settings: { key: string; value: unknown };
  /** One run of the daily for each date. */
  runs: { key: string; value: StoredRun };
  /** What was last seen of each room in which this device has a seat. */
  rooms: { key: string; value: LastSeen };
}
export type Database = IDBPDatabase<Schema>;
type Store = StoreNames<Schema>;
export type Change<Stores extends Store[]> = IDBPTransaction<Schema, Stores, 'readwrite'>;

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
  (db) => {
    db.createObjectStore('rooms', { keyPath: 'id' });
  },
];

/** Version 0 is a device without a database. */
export function upgrade(db: Database, from: number): void {
  for (const step of STEPS.slice(from)) step(db);
}

export function openDatabase(callbacks: Omit<OpenDBCallbacks<Schema>, 'upgrade'>): Promise<Database> {
  return openDB<Schema>('starboard', STEPS.length, { ...callbacks, upgrade });
}

/**
 * Changes some stores in one transaction. It is committed by hand: left to end by itself, it can be frozen together with
 * a page that goes away, and then keeps every later page from reading these stores.
 */
export async function changeIn<Stores extends Store[], T>(
  db: Database,
  stores: Stores,
  work: (change: Change<Stores>) => T | Promise<T>,
): Promise<T> {
  const change = db.transaction(stores, 'readwrite', { durability: 'relaxed' });
  const [result] = await Promise.all([worked(change, work), change.done]);
  return result;
}

async function worked<Stores extends Store[], T>(
  change: Change<Stores>,
  work: (change: Change<Stores>) => T | Promise<T>,
): Promise<T> {
  try {
    const result = work(change);
    // Nothing is waited for where nothing was read: the page may be gone a moment later.
    const known = result instanceof Promise ? await result : result;
    change.commit();
    return known;
  } catch (fault) {
    undo(change);
    throw fault;
  }
}

/** All or nothing: what was written before a fault would be kept by itself. */
function undo<Stores extends Store[]>(change: Change<Stores>): void {
  try {
    change.abort();
  } catch {
    // A request that failed has undone it already.
  }
}

/** For a request that is not waited for: its change tells of the failure, and nobody would hear of it twice. */
export const toldByChange = (): void => {};

/** The same for one value. */
export function putIn<Name extends Store>(
  db: Database,
  store: Name,
  value: StoreValue<Schema, Name>,
  key?: string,
): Promise<void> {
  return changeIn(db, [store], (change) => {
    change.objectStore(store).put(value, key).catch(toldByChange);
  });
}
