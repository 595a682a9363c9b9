// Lists that two devices merge: read item by item, united by a key, the oldest first.
import * as v from 'valibot';
import type { Millis } from '#shared/engine/game.ts';
import { changeIn, type Database, toldByChange } from './schema.ts';

/** Beyond this no calendar goes: a page that says when it was would break. */
const LAST_TIME: Millis = 8.64e15;

export const TimeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LAST_TIME));

/** The items that can be read; a damaged one does not lose the others. */
export function readable<T>(schema: v.GenericSchema<unknown, T>, list: unknown): T[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const parsed = v.safeParse(schema, item);
    return parsed.success ? [parsed.output] : [];
  });
}

/** For sorting: by code units, the same in every language. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Each key once, with what was first said of it. */
export function united<T extends { since: Millis }>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const first = new Map<string, T>();
  const sorted = [...items].sort(
    (one, other) =>
      one.since - other.since ||
      compareTexts(keyOf(one), keyOf(other)) ||
      compareTexts(JSON.stringify(one), JSON.stringify(other)),
  );
  for (const item of sorted) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}

const LISTS = ['players', 'records', 'leagues', 'leagues-seen', 'seats', 'marks'] as const;

/** One transaction from reading to writing: of two tabs at once, neither loses what the other has added. */
export async function changeList<T>(
  db: Database,
  list: (typeof LISTS)[number],
  change: (stored: unknown) => T[],
): Promise<T[]> {
  return changeIn(db, ['settings'], async (transaction) => {
    const settings = transaction.objectStore('settings');
    const next = change(await settings.get(list));
    settings.put(next, list).catch(toldByChange);
    return next;
  });
}
