// Opens the one database of this device and says in a signal when something is wrong with it.
import { createSignal } from 'solid-js';
import { type Database, openDatabase } from './schema.ts';

/** What can be wrong with the memory of this device, each with words of its own. */
export const TROUBLES = ['full', 'blocked', 'upgraded', 'unavailable', 'newer'] as const;
export type Trouble = (typeof TROUBLES)[number];

const [trouble, setTrouble] = createSignal<Trouble | null>(null);

export { trouble };

let opening: Promise<Database> | null = null;
let tellStalled = () => {};
/** Settles when another tab keeps the database from opening: whoever waits can go on without it. */
export const stalled = new Promise<void>((tell) => {
  tellStalled = tell;
});

export function database(): Promise<Database> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    if (!trouble()) setTrouble(isNamed(error, 'VersionError') ? 'newer' : 'unavailable');
    throw error;
  });
  return opening;
}

function open(): Promise<Database> {
  return openDatabase({
    // Another tab still holds an older version: without words this tab would seem to load for ever.
    blocked() {
      setTrouble('blocked');
      tellStalled();
    },
    // A newer version of the app wants to upgrade in another tab: holding on would block it.
    blocking(_current, _next, event) {
      (event.target as IDBDatabase).close();
      opening = null;
      setTrouble('upgraded');
    },
    terminated() {
      opening = null;
    },
  }).then((db) => {
    if (trouble() === 'blocked') setTrouble(null);
    return db;
  });
}

/** Runs a write; a full disk becomes a message instead of a crash. True when it is stored. */
export async function written(write: (db: Database) => Promise<unknown>): Promise<boolean> {
  try {
    await write(await database());
    if (trouble() === 'full') setTrouble(null);
    return true;
  } catch (error) {
    if (isNamed(error, 'QuotaExceededError')) setTrouble('full');
    else if (!trouble()) setTrouble('unavailable');
    return false;
  }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}
