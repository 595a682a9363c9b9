// Whose results of a day this device has already shown, for each league: what is new is said once.
import * as v from 'valibot';
import { database, written } from './database.ts';
import { changeList, readable } from './lists.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const SeenSchema = v.strictObject({
  id: v.string(),
  /** The number of the galaxy. */
  day: whole,
  members: v.array(whole),
});
type Seen = v.InferOutput<typeof SeenSchema>;

const LIST = 'leagues-seen';
const seenOf = (stored: unknown): Seen[] => readable(SeenSchema, stored);
const without = (all: readonly Seen[], id: string) => all.filter((one) => one.id !== id);

/** Of whom the results of that day were seen in that league. */
export async function seenIn(id: string, day: number): Promise<number[]> {
  const all = seenOf(await (await database()).get('settings', LIST));
  return all.find((one) => one.id === id && one.day === day)?.members ?? [];
}

/** An earlier day that is looked back at makes nothing of a later one unseen. */
export function noteSeen(id: string, { day, members }: Omit<Seen, 'id'>): Promise<boolean> {
  return written((db) =>
    changeList(db, LIST, (stored) => {
      const all = seenOf(stored);
      const isLater = all.some((one) => one.id === id && one.day > day);
      return isLater ? all : [...without(all, id), { id, day, members }];
    }),
  );
}

export function forgetSeen(id: string): Promise<boolean> {
  return written((db) => changeList(db, LIST, (stored) => without(seenOf(stored), id)));
}
