// The ids of links: whoever invents one reaches no object, since asking for one would make it.
import { listDurableObjectIds } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { LEAGUE_ID_FORM } from '#shared/daily/protocol.ts';
import { ROOM_ID_FORM } from '#shared/rooms/link.ts';
import { isLinkId, newLinkId } from '#worker/http/link-ids.ts';
import type { Env } from '#worker/index.ts';
import { newPlayer } from './daily/players.ts';
import { connect, newKey, openRoom } from './room/guests.ts';
import { invented } from './room/invented.ts';

const bindings = env as unknown as Env;
const { ROOM } = bindings;

test('every id of a kind is known again, and has the form that links had before', async () => {
  for (let made = 0; made < 50; made++) {
    const [room, league] = [await newLinkId(bindings, 'room'), await newLinkId(bindings, 'league')];
    expect(room).toMatch(ROOM_ID_FORM);
    expect(league).toMatch(LEAGUE_ID_FORM);
    expect(await isLinkId(bindings, 'room', room)).toBe(true);
    expect(await isLinkId(bindings, 'league', league)).toBe(true);
  }
});

test('an id with one letter changed is none, whichever letter it was', async () => {
  const id = await newLinkId(bindings, 'room');
  const others = [...id].map(
    (letter, at) => id.slice(0, at) + (letter === 'a' ? 'b' : 'a') + id.slice(at + 1),
  );
  const known = await Promise.all(others.map((other) => isLinkId(bindings, 'room', other)));
  // A changed beginning has the same check once in some thirty thousand times.
  expect(known.filter(Boolean).length).toBeLessThanOrEqual(1);
  expect(known.slice(-3)).toEqual([false, false, false]);
});

test('a socket to a room that does not exist leaves nothing behind', async () => {
  const id = await openRoom(newKey());
  const { length } = await listDurableObjectIds(ROOM);
  for (let more = 0; more < 3; more++) {
    const lost = await connect(invented(id));
    expect(await lost.closed()).toBe('not-found');
  }
  expect(await listDurableObjectIds(ROOM)).toHaveLength(length);
  expect((await (await connect(id)).welcome()).party.game).toBe('space-bowl');
});

test('a league from before ids had a check is found by its link as ever', async () => {
  const ana = newPlayer();
  const { id } = (await ana.ask('POST', 'leagues', { name: 'Friday', nickname: 'Ana' })).body;
  const older = invented(id);
  const { LEAGUE } = bindings;
  await LEAGUE.get(LEAGUE.idFromName(older)).create(
    { id: older, name: 'Older', language: null },
    'a'.repeat(64),
    'Ana',
    Date.now(),
  );
  const joined = await ana.ask('PUT', `leagues/${older}/me`, { nickname: 'Ana' });
  expect(joined.body).toEqual({ ok: true });
  expect((await ana.ask('GET', `leagues/${older}`)).body).toMatchObject({ name: 'Older', member: true });
});
