// Export and import of everything on this device, as one file, but for its seats in rooms: their keys, and what was last
// seen from them, are nobody else's. Import merges and never removes.
import type { IDBPTransaction, StoreNames } from 'idb';
import * as v from 'valibot';
import { beginsAt } from '#shared/daily/closing.ts';
import { heldNames } from '#web/device/tab-lock.ts';
import { database, written } from './database.ts';
import { readable } from './lists.ts';
import { MarkSchema, marksOf, mergedMarks } from './marks.ts';
import { type MatchRecord, MatchRecordSchema } from './match-save.ts';
import { holdOf, logOf } from './matches.ts';
import { changedRuns, type DailyData, mergedData } from './merged-data.ts';
import { LeagueSchema, leaguesOf } from './my-leagues.ts';
import { PlayerSchema, playersOf } from './player-list.ts';
import { RecordSchema, recordsOf } from './records.ts';
import { RunSchema } from './run-save.ts';
import { type Change, changeIn, type Schema, toldByChange } from './schema.ts';
import { changeSettings, settings } from './settings.ts';
import { stored as asStored, mergedSettings, type Settings, SettingsSchema } from './settings-schema.ts';
import { runNow } from './stored-run.ts';

/** 1 knew no daily, 2 nothing of what the server acknowledges of a run. */
const FORMAT = 3;
const EnvelopeSchema = v.object({
  app: v.literal('starboard'),
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const items = v.array(v.unknown());
const FileSchema = v.object({
  matches: items,
  runs: v.optional(items, []),
  players: v.optional(items, []),
  records: v.optional(items, []),
  leagues: v.optional(items, []),
  marks: v.optional(items, []),
  settings: v.optional(SettingsSchema, {}),
});

interface FileContent extends DailyData {
  matches: MatchRecord[];
  marks: string[];
  settings: Settings;
  unreadable: number;
}

export const IMPORT_FAULTS = ['notJson', 'notOurs', 'newer', 'damaged', 'notStored'] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];
export interface Imported {
  /** Matches. */
  added: number;
  known: number;
  /** Left out: they are being played in another tab, which would write over them. */
  inPlay: number;
  /** Runs of the daily that were added or changed. */
  days: number;
  /** What of the file could not be read; everything else was taken. */
  unreadable: number;
}

const STORES = ['matches', 'log', 'settings', 'runs'] satisfies StoreNames<Schema>[];
type All = Change<typeof STORES>;

export async function exportAll(): Promise<Blob> {
  const db = await database();
  // In one reading: another tab may be playing.
  const reading = db.transaction(STORES);
  const matches: MatchRecord[] = [];
  for (const save of await reading.objectStore('matches').getAll()) {
    matches.push({ save, log: await reading.objectStore('log').getAll(logOf(save.id)) });
  }
  const daily = await dailyIn(reading);
  const marks = marksOf(await reading.objectStore('settings').get('marks'));
  const file = { app: 'starboard', format: FORMAT, settings: asStored(settings()), matches, marks, ...daily };
  return new Blob([JSON.stringify(file)], { type: 'application/json' });
}

export async function importAll(text: string): Promise<Imported | ImportFault> {
  const read = readFile(text);
  if (typeof read === 'string') return read;
  const taken = await heldNames();
  const matches = read.matches.filter(({ save }) => !taken.has(holdOf(save.id)));
  const inPlay = read.matches.length - matches.length;
  const result: Imported = { added: 0, known: 0, inPlay, days: 0, unreadable: read.unreadable };
  const stored = await written((db) =>
    changeIn(db, STORES, async (change) => {
      result.added = await takeMatches(change, matches);
      result.known = matches.length - result.added;
      result.days = await takeDaily(change, read);
      await takeMarks(change, read.marks);
    }),
  );
  if (!stored) return 'notStored';
  changeSettings(mergedSettings(settings(), read.settings));
  return result;
}

async function takeMatches(change: All, matches: readonly MatchRecord[]): Promise<number> {
  let added = 0;
  for (const match of matches) {
    const { save, log } = match;
    if (!(await goesFurther(change, match))) continue;
    added++;
    const entries = change.objectStore('log');
    change.objectStore('matches').put(save).catch(toldByChange);
    entries.delete(logOf(save.id)).catch(toldByChange);
    for (const [place, entry] of log.entries()) entries.put(entry, [save.id, place]).catch(toldByChange);
  }
  return added;
}

/** Than what is here: nothing, what cannot be read, or the beginning of the same match. */
async function goesFurther(change: All, theirs: MatchRecord): Promise<boolean> {
  const save = await change.objectStore('matches').get(theirs.save.id);
  if (!save) return true;
  const log = await change.objectStore('log').getAll(logOf(save.id));
  const mine = v.safeParse(MatchRecordSchema, { save, log });
  return !mine.success || (mine.output.log.length < theirs.log.length && beginsLike(theirs, mine.output));
}

function beginsLike(longer: MatchRecord, shorter: MatchRecord): boolean {
  const begun = [longer.save.header, longer.log.slice(0, shorter.log.length)];
  return JSON.stringify(begun) === JSON.stringify([shorter.save.header, shorter.log]);
}

async function takeDaily(change: All, theirs: DailyData): Promise<number> {
  const mine = await dailyIn(change);
  const { runs, players, records, leagues } = mergedData(mine, theirs);
  const changed = changedRuns(mine.runs, runs);
  for (const run of changed) change.objectStore('runs').put(run).catch(toldByChange);
  change.objectStore('settings').put(players, 'players').catch(toldByChange);
  change.objectStore('settings').put(records, 'records').catch(toldByChange);
  change.objectStore('settings').put(leagues, 'leagues').catch(toldByChange);
  return changed.length;
}

async function takeMarks(change: All, theirs: readonly string[]): Promise<void> {
  const kept = change.objectStore('settings');
  kept.put(mergedMarks(marksOf(await kept.get('marks')), theirs), 'marks').catch(toldByChange);
}

type Reading = IDBPTransaction<Schema, typeof STORES, 'readonly' | 'readwrite'>;

async function dailyIn(reading: Reading): Promise<DailyData> {
  const kept = reading.objectStore('settings');
  return {
    runs: (await reading.objectStore('runs').getAll()).map(runNow),
    players: playersOf(await kept.get('players')),
    records: recordsOf(await kept.get('records')),
    leagues: leaguesOf(await kept.get('leagues')),
  };
}

/** Parses the text of a file; one damaged match or run does not lose the others. */
export function readFile(text: string): FileContent | ImportFault {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'notJson';
  }
  const envelope = v.safeParse(EnvelopeSchema, json);
  if (!envelope.success) return 'notOurs';
  if (envelope.output.format > FORMAT) return 'newer';
  const parsed = v.safeParse(FileSchema, json);
  if (!parsed.success) return 'damaged';
  const file = parsed.output;
  const lists = {
    matches: readable(MatchRecordSchema, file.matches),
    // A day to come would be solved before it begins, and be sent in vain until then.
    runs: readable(RunSchema, file.runs).filter(({ date }) => beginsAt(date) <= Date.now()),
    players: readable(PlayerSchema, file.players),
    records: readable(RecordSchema, file.records),
    marks: readable(MarkSchema, file.marks),
    // A name of nothing but signs that nobody sees would be a link that nobody sees.
    leagues: readable(LeagueSchema, file.leagues).filter(({ name }) => name !== ''),
  };
  const all = Object.keys(lists) as (keyof typeof lists)[];
  const unreadable = all.reduce((sum, list) => sum + file[list].length - lists[list].length, 0);
  return { ...lists, settings: file.settings, unreadable };
}
