// The matches of this device: begun, listed, continued, deleted.
import * as v from 'valibot';
import type { Header } from '#shared/engine/match.ts';
import type { Chair, RoomEntry } from '#shared/engine/table.ts';
import { database, written } from './database.ts';
import { TimeSchema } from './lists.ts';
import type { MatchSave } from './match-save.ts';
import { askToPersist } from './persist.ts';
import { changeIn, toldByChange } from './schema.ts';

export function newSave(header: Header, chairs: readonly Chair[], now: number): MatchSave {
  const base = { header, chairs: [...chairs], length: 0, clock: 0, over: false, scores: [] };
  return { id: randomId(), ...base, started: now, played: now };
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

export function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Stores new entries and what changed of the match in one transaction. */
export async function storeMatch(save: MatchSave, entries: readonly RoomEntry[]): Promise<boolean> {
  const stored = await written((db) =>
    changeIn(db, ['matches', 'log'], (change) => {
      const log = change.objectStore('log');
      const first = save.length - entries.length;
      for (const [place, entry] of entries.entries())
        log.put(entry, [save.id, first + place]).catch(toldByChange);
      change.objectStore('matches').put(save).catch(toldByChange);
    }),
  );
  if (stored) askToPersist();
  return stored;
}

/** What the list of matches shows; the whole is parsed when a match is opened. */
const ListedSchema = v.looseObject({
  header: v.looseObject({ game: v.string() }),
  chairs: v.array(v.looseObject({ name: v.string() })),
  played: TimeSchema,
  over: v.boolean(),
  scores: v.array(v.pipe(v.number(), v.safeInteger())),
});

export interface Listed {
  /** The last played first. */
  matches: MatchSave[];
  /** How many cannot be read; they are kept. */
  unreadable: number;
}

export async function listMatches(): Promise<Listed> {
  const all = await (await database()).getAll('matches');
  const matches = all
    .filter((save) => v.is(ListedSchema, save))
    .sort((one, other) => other.played - one.played);
  return { matches, unreadable: all.length - matches.length };
}

export function deleteMatch(id: string): Promise<boolean> {
  return written((db) =>
    changeIn(db, ['matches', 'log'], (change) => {
      change.objectStore('matches').delete(id).catch(toldByChange);
      change.objectStore('log').delete(logOf(id)).catch(toldByChange);
    }),
  );
}

/** The name under which one tab plays it. */
export const holdOf = (id: string) => `match-${id}`;

export function logOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}
