// What this device has last seen of each room in which it has a seat: enough to find back, and to go on without it.
import * as v from 'valibot';
import type { Millis } from '#shared/engine/game.ts';
import { shallow, whole } from '#shared/engine/schemas.ts';
import { GAME_IDS } from '#shared/games/registry.ts';
import { ROOM_ID_FORM } from '#shared/rooms/link.ts';
import { LIFE } from '#shared/rooms/party/party.ts';
import { database } from './database.ts';
import { readable, TimeSchema } from './lists.ts';
import { ChairSchema } from './match-save.ts';
import { changeIn, putIn, toldByChange } from './schema.ts';

const seat = whole(0, 7);

export const LastSeenSchema = v.pipe(
  v.strictObject({
    /** Of the room. */
    id: v.pipe(v.string(), v.regex(ROOM_ID_FORM)),
    game: v.picklist(GAME_IDS),
    rulesVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
    options: shallow,
    seen: TimeSchema,
    stage: v.picklist(['lobby', 'match', 'over']),
    chairs: v.pipe(v.array(ChairSchema), v.minLength(1), v.maxLength(8)),
    /** Which of the chairs is this device's. */
    own: seat,
    /** Whose turn it was, in games with turns. */
    turn: v.pipe(v.array(seat), v.maxLength(8)),
    /** Where the match can go on from without the room; parsed by its game. */
    position: v.nullable(shallow),
  }),
  v.check(({ chairs, own, turn }) => [own, ...turn].every((seat) => seat < chairs.length)),
);
export type LastSeen = v.InferOutput<typeof LastSeenSchema>;

/** No room lives longer than that after it was seen. */
const isPast = ({ seen }: LastSeen, now: Millis) => now - seen >= LIFE;

/** The last seen first; what is past, or cannot be read any more, is deleted. */
export async function lastSeenRooms(now = Date.now()): Promise<LastSeen[]> {
  return changeIn(await database(), ['rooms'], async (change) => {
    const rooms = change.objectStore('rooms');
    const all = await rooms.getAll();
    const seen = readable(LastSeenSchema, all).filter((room) => !isPast(room, now));
    const known = new Set(seen.map(({ id }) => id));
    for (const { id } of all) if (!known.has(id)) rooms.delete(id).catch(toldByChange);
    return seen.sort((one, other) => other.seen - one.seen);
  });
}

export async function lastSeenOf(id: string): Promise<LastSeen | null> {
  return (await lastSeenRooms()).find((room) => room.id === id) ?? null;
}

export async function keepLastSeen(seen: LastSeen): Promise<void> {
  await putIn(await database(), 'rooms', seen);
}

/** The key of the seat stays: the link leads back to it. */
export async function forgetLastSeen(id: string): Promise<void> {
  await changeIn(await database(), ['rooms'], (change) => {
    change.objectStore('rooms').delete(id).catch(toldByChange);
  });
}
