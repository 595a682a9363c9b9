// The keys of this device, one for each room: whoever has the key has the seat.
import * as v from 'valibot';
import { SECRET_FORM } from '#shared/api/refusals.ts';
import { ROOM_ID_FORM } from '#shared/rooms/link.ts';
import { database } from './database.ts';
import { changeList, readable, TimeSchema, united } from './lists.ts';
import { newSecret } from './player-list.ts';

const MOST = 50;
const SeatKeySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(ROOM_ID_FORM)),
  key: v.pipe(v.string(), v.regex(SECRET_FORM)),
  since: TimeSchema,
});
type SeatKey = v.InferOutput<typeof SeatKeySchema>;

/** Where nothing can be kept, a key lasts as long as the page. */
const unsaved = new Map<string, string>();

export function seatKey(room: string): Promise<string> {
  return keepSeatKey(room, unsaved.get(room) ?? newSecret());
}

/** The key that counts: one that is there already stays. */
export async function keepSeatKey(room: string, key: string): Promise<string> {
  try {
    const kept = await changeList(await database(), 'seats', (stored) => {
      const keys = readable(SeatKeySchema, stored);
      return newest(united([...keys, { id: room, key, since: Date.now() }], ({ id }) => id));
    });
    return kept.find(({ id }) => id === room)?.key ?? key;
  } catch {
    unsaved.set(room, unsaved.get(room) ?? key);
    return unsaved.get(room)!;
  }
}

/** Rooms live for a week: the oldest keys open nothing any more. */
function newest(keys: SeatKey[]): SeatKey[] {
  return keys.slice(-MOST);
}
