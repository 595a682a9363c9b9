// Whose results of a day this device has already shown, for each league: what is new is said once.
import * as v from 'valibot';
import { database, written } from './database.ts';
import { changeIn, toldByChange } from './schema.ts';

const KEY = 'leagues-seen';
const whole = v.pipe(v.number(), v.safeInteger());
const SeenSchema = v.object({
  /** The number of the galaxy. */
  day: whole,
  members: v.array(whole),
});
const AllSchema = v.record(v.string(), SeenSchema);
type Seen = v.InferOutput<typeof SeenSchema>;
type All = v.InferOutput<typeof AllSchema>;

function allIn(stored: unknown): All {
  const parsed = v.safeParse(AllSchema, stored);
  return parsed.success ? parsed.output : {};
}

/** Of whom the results of that day were seen in that league. */
export async function seenIn(id: string, day: number): Promise<number[]> {
  const seen = allIn(await (await database()).get('settings', KEY))[id];
  return seen?.day === day ? seen.members : [];
}

/** An earlier day that is looked back at makes nothing of a later one unseen. */
export function noteSeen(id: string, seen: Seen): Promise<boolean> {
  return written((db) =>
    changeIn(db, ['settings'], async (change) => {
      const settings = change.objectStore('settings');
      const all = allIn(await settings.get(KEY));
      if ((all[id]?.day ?? seen.day) > seen.day) return;
      settings.put({ ...all, [id]: seen }, KEY).catch(toldByChange);
    }),
  );
}

export function forgetSeen(id: string): Promise<boolean> {
  return written((db) =>
    changeIn(db, ['settings'], async (change) => {
      const settings = change.objectStore('settings');
      const { [id]: _, ...others } = allIn(await settings.get(KEY));
      settings.put(others, KEY).catch(toldByChange);
    }),
  );
}
