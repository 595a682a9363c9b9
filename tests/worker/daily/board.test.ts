// A board in several parts says what it would say in one, for any results; and it forgets what is withdrawn.

import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { dateOf, numberOf } from '#shared/daily/calendar.ts';
import { placeOf, type Result, TIMINGS } from '#shared/daily/ranking.ts';
import { merged } from '#worker/daily/board/day.ts';
import { BOARD, NOON, newPlayer, playRun, selfTimed, setClock, TODAY } from './players.ts';

beforeEach(() => setClock(NOON));

interface Sent extends Result {
  player: string;
  at: number;
}

const sent = fc.record({
  score: fc.integer({ min: 0, max: 6 }),
  // Few different times, so that many are equal; some long ones, in the bucket without an end.
  time: fc.oneof(fc.integer({ min: 60_000, max: 60_040 }), fc.integer({ min: 0, max: 3_000_000 })),
  timing: fc.constantFrom(...TIMINGS),
});

let boards = 0;
const newBoard = () => BOARD.get(BOARD.idFromName(`test ${boards++}`));

test('merged from eight parts, the board is that of one object and that of a plain sort', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 60 }), fc.nat(), async (results, pick) => {
      const all = results.map(
        (result, index): Sent => ({ ...result, player: `${index}`.padStart(32, '0'), at: index >> 1 }),
      );
      const one = newBoard();
      const parts = Array.from({ length: 8 }, newBoard);
      for (const [index, { player, at, ...result }] of all.entries()) {
        await one.finish(player, result, player, [], at);
        await parts[(index * 5) % 8]!.finish(player, result, player, [], at);
      }
      const asking = all[pick % all.length]!;
      const mine = (await one.read(asking.player))!;
      const whole = merged([await one.survey(mine)], mine);
      const summed = merged(await Promise.all(parts.map((part) => part.survey(mine))), mine);
      expect(summed).toEqual(whole);

      const order = all
        .filter((result) => placeOf(result) !== null)
        .sort((a, b) => placeOf(a)! - placeOf(b)! || a.at - b.at || (a.player < b.player ? -1 : 1));
      const place = order.indexOf(asking);
      expect(whole.mine!.rank).toBe(place < 0 ? null : place + 1);
      expect(whole.total).toBe(order.length);
      expect(whole.top.map(({ name }) => name)).toEqual(order.slice(0, 50).map(({ player }) => player));
      const near = place < 0 ? [] : order.slice(Math.max(0, place - 3), place + 4);
      expect(whole.near.map(({ name, rank }) => [name, rank])).toEqual(
        near.map((result) => [result.player, order.indexOf(result) + 1]),
      );
      expect(whole.scores).toEqual(
        Array.from({ length: 7 }, (_, score) => order.filter((result) => result.score === score).length),
      );
      const alike = order.filter(({ score }) => score === asking.score);
      expect(whole.times).toEqual(
        Array.from(
          { length: 15 },
          (_, step) => alike.filter(({ time }) => Math.min(14, Math.floor(time / 20_000)) === step).length,
        ),
      );
    }),
    { numRuns: 30 },
  );
});

test('what was taken in is there after the object was thrown out of memory', async () => {
  const board = newBoard();
  const mine = { score: 5, time: 61_234, timing: 'verified' } as const;
  await board.finish('a', mine, 'Ana', [], 1);
  await board.finish('b', { ...mine, time: 61_300 }, 'Ben', [], 2);
  const entry = (await board.read('b'))!;
  const before = await board.survey(entry);
  await evictDurableObject(board);
  expect(await board.survey(entry)).toEqual(before);
  expect(before).toMatchObject({ total: 2, before: 1 });
});

test('a day that nobody played is empty, and looking at it makes nothing', async () => {
  const board = newBoard();
  expect(await board.read('a')).toBeNull();
  expect(await board.survey(null)).toMatchObject({ total: 0, top: [] });
  const { body } = await newPlayer().daily('2026-11-03').board();
  expect(body).toMatchObject({ ok: true, total: 0, mine: null, near: [], top: [] });
  const tables = await runInDurableObject(board, (_, { storage }) =>
    storage.sql.exec('SELECT name FROM sqlite_master').toArray(),
  );
  expect(tables).toEqual([]);
});

test('boards of days that are not there are refused', async () => {
  const code = async (date: string) => (await newPlayer().daily(date).board()).body.code;
  expect(await code('2026-10-31')).toBe('not-found');
  expect(await code(dateOf(numberOf(TODAY) + 2))).toBe('future');
});

test('names are cleaned before anybody else sees them', async () => {
  const date = '2026-11-19';
  await newPlayer()
    .daily(date)
    .send(selfTimed(date, 3, 9_000, ' \u202eevil\u0000\u200b  name that is far too long '));
  const { body } = await newPlayer().daily(date).board();
  expect(body.top[0].name).toBe('evil name that is fa');
});

test('nobody learns anything of other players that would tell who they are', async () => {
  const other = newPlayer('Other');
  await playRun(other, TODAY);
  const { body } = await newPlayer().daily(TODAY).board();
  const line = body.top.find(({ name }: { name: string }) => name === 'Other');
  expect(Object.keys(line).sort()).toEqual(['mine', 'name', 'rank', 'score', 'time', 'timing']);
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(other.secret)),
  ).toHex();
  for (const secret of [other.secret, hash.slice(0, 16)]) expect(JSON.stringify(body)).not.toContain(secret);
});

test('withdrawn results are gone from the board, and the same galaxy is not played a second time', async () => {
  const ana = newPlayer();
  const board = async () => (await newPlayer().daily(TODAY).board()).body;
  const before = await board();
  await playRun(ana, TODAY);
  expect((await board()).total).toBe(before.total + 1);
  const withdraw = (who: typeof ana) =>
    who.ask('POST', 'daily/withdraw', { dates: [TODAY, '2026-11-02'], leagues: [] });
  expect((await withdraw(newPlayer())).body).toEqual({ ok: true, removed: 0 });
  expect((await withdraw(ana)).body).toEqual({ ok: true, removed: 1 });
  expect(await board()).toEqual(before);
  setClock(NOON);
  const { ticket } = (await ana.daily(TODAY).start()).body;
  expect((await ana.daily(TODAY).reveal(ticket, 0)).body.code).toBe('second-result');
  expect((await ana.daily(TODAY).send(selfTimed(TODAY))).body.code).toBe('second-result');
});
