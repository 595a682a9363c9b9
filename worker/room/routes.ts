// The rooms' part of the API: opening one, and the way to its socket.
import { Hono } from 'hono';
import * as v from 'valibot';
import { LANGUAGES } from '#shared/api/languages.ts';
import { SECRET_FORM } from '#shared/api/refusals.ts';
import { cleanName } from '#shared/engine/names.ts';
import { NAME_LENGTH } from '#shared/engine/signs.ts';
import { GAME_IDS } from '#shared/games/registry.ts';
import { ROOM_ID_FORM } from '#shared/rooms/link.ts';
import { addressOf, householdOf } from '../http/addresses.ts';
import { body, param } from '../http/bodies.ts';
import { hashOf } from '../http/hash.ts';
import type { KeyEnv } from '../http/key.ts';
import { isLinkId, newLinkId } from '../http/link-ids.ts';
import { refused } from '../http/refusals.ts';
import type { RoomObject } from './room.ts';
import { FROM, refusedSocket } from './sockets.ts';

const RoomParam = v.strictObject({ id: v.pipe(v.string(), v.regex(ROOM_ID_FORM)) });
const OpenBody = v.strictObject({
  game: v.picklist(GAME_IDS),
  options: v.unknown(),
  key: v.pipe(v.string(), v.regex(SECRET_FORM)),
  name: v.pipe(v.string(), v.maxLength(200)),
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  language: v.optional(v.picklist(LANGUAGES)),
});

export interface RoomEnv extends KeyEnv {
  ROOM: DurableObjectNamespace<RoomObject>;
}

export const rooms = new Hono<{ Bindings: RoomEnv }>()
  .post('/', body(OpenBody), async (context) => {
    const { game, options, key, name, colour, language } = context.req.valid('json');
    const shown = cleanName(name, NAME_LENGTH);
    const id = await newLinkId(context.env, 'room');
    const opener = { key: await hashOf(key), name: shown, colour, language };
    const opened = await roomOf(context.env, id).open(game, options, opener, Date.now());
    return opened ? context.json({ ok: true as const, id }) : refused(context, 'malformed');
  })
  .get('/:id/socket', param(RoomParam), async (context) => {
    if (context.req.header('Upgrade') !== 'websocket') return refused(context, 'malformed');
    const origin = context.req.header('Origin');
    // Another site's page may not speak for whoever looks at it.
    if (!origin || !URL.canParse(origin) || new URL(origin).host !== new URL(context.req.url).host)
      return refused(context, 'wrong-origin');
    const { id } = context.req.valid('param');
    if (!(await isLinkId(context.env, 'room', id))) return refusedSocket('not-found');
    const asked = new Request(context.req.raw);
    asked.headers.set(FROM, await hashOf(householdOf(addressOf(context))));
    return roomOf(context.env, id).fetch(asked);
  });

export function roomOf(env: RoomEnv, id: string) {
  return env.ROOM.get(env.ROOM.idFromName(id));
}
