// A league kept before members had numbers: everybody stays, with what they have played, and it can be looked after.
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { mondayOf, numberOf } from '#shared/daily/calendar.ts';
import { STEPS } from '#worker/daily/league/steps.ts';
import {
  aMinuteLater,
  care,
  hashOf,
  join,
  NOON,
  OVER,
  objectOf,
  play,
  read,
  rowsOf,
  settle,
  TODAY,
} from './leagues.ts';
import { newPlayer, setClock } from './players.ts';

beforeEach(() => setClock(NOON));

const NUMBER = numberOf(TODAY);

test.each([1, 2])('from version %i', async (version) => {
  const [ana, ben, cleo] = [newPlayer('Ana'), newPlayer('Ben'), newPlayer('Cleo')];
  const [a, b] = await Promise.all([ana, ben].map(hashOf));
  const id = `kkkkkkkk${version}k`.replace('1', 'a');
  await runInDurableObject(objectOf(id), (_, { storage: { sql } }) => {
    for (const step of STEPS.slice(0, version)) sql.exec(step);
    sql.exec('CREATE TABLE version (id INTEGER PRIMARY KEY CHECK (id = 1), number INTEGER NOT NULL)');
    sql.exec('INSERT INTO version VALUES (1, ?)', version);
    sql.exec('INSERT INTO league (id, name, settled) VALUES (?, ?, ?)', id, 'Old friends', NUMBER - 1);
    for (const [player, name, days, score] of [
      [b, 'Ben', 2, 9],
      [a, 'Ana', 1, 3],
    ] as const)
      sql.exec(
        'INSERT INTO members (player, name, since, days, score, time) VALUES (?, ?, ?, ?, ?, ?)',
        ...[player, name, NUMBER - 2, days, score, days * 60_000],
      );
    for (const [player, number, score, timing] of [
      [b, NUMBER - 2, 4, 'verified'],
      [b, NUMBER - 1, 5, 'selfTimed'],
      [a, NUMBER - 1, 3, 'verified'],
    ] as const)
      sql.exec('INSERT INTO results VALUES (?, ?, ?, 60000, ?)', player, number, score, timing);
  });
  await evictDurableObject(objectOf(id));
  await play(0, ana);
  aMinuteLater();
  const seen = await read(ben, id, mondayOf(NUMBER));
  expect(seen).toMatchObject({ name: 'Old friends', maker: true, open: true, invite: null });
  expect(seen.members.map(({ name, total }) => [name, total.days, total.score])).toEqual([
    ['Ben', 2, 9],
    ['Ana', 2, 3],
  ]);
  expect(seen.members[0]!.week.slice(0, 3)).toEqual([
    { score: 4, time: 60_000, timing: 'serverTimed' },
    { score: 5, time: 60_000, timing: 'selfTimed' },
    null,
  ]);
  expect((await care(ben, id, { renew: true })).body.ok).toBe(true);
  expect((await join(cleo, id, { formerly: ana.secret })).body.ok).toBe(true);
  setClock(OVER);
  await read(ben, id);
  await settle(id);
  expect((await read(cleo, id)).members.map(({ total }) => total.days)).toEqual([2, 2]);
  expect(await rowsOf(id, 'SELECT member FROM results ORDER BY member')).toHaveLength(4);
});
