// A board in several parts says what it would say in one, and the same as a plain count; and it forgets what is withdrawn.
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { dateOf, numberOf } from '#shared/daily/calendar.ts';
import { TIMINGS } from '#shared/daily/ranking.ts';
import { MARKS } from '#shared/daily/score.ts';
import type { Sender } from '#worker/daily/board/board.ts';
import { placeOf } from '#worker/daily/board/place.ts';
import { boardAnswer, merged } from '#worker/daily/board/snapshot.ts';
import { closedFrom, type Played } from '#worker/daily/run/timekeeper.ts';
import { BOARD, NOON, newPlayer, playRun, selfTimed, setClock, TODAY } from './players.ts';

beforeEach(() => setClock(NOON));

const CLOSES = closedFrom(TODAY);

const sent = fc.record({
  score: fc.integer({ min: 0, max: 6 }),
  // Few different times, so that many are equal; some long ones, in the bucket without an end.
  time: fc.oneof(fc.integer({ min: 60_000, max: 64_000 }), fc.integer({ min: 0, max: 3_000_000 })),
  timing: fc.constantFrom(...TIMINGS),
  marks: fc.array(fc.constantFrom(...MARKS), { minLength: 6, maxLength: 6 }),
  regular: fc.boolean(),
});

let made = 0;
const newBoard = () => BOARD.get(BOARD.idFromName(`test ${made++}`));
/** Whoever sends from a place of their own is let in. */
const senderOf = (player: string, regular = true): Sender => ({
  player,
  name: player,
  regular,
  networks: [{ hash: `${made++}`.padStart(24, '0'), ceiling: 1 }],
});
const playedAs = (result: Played['result'], marks: Played['marks'] = []): Played => ({
  answers: [],
  spans: [],
  marks,
  result,
});

test('merged from eight parts, the board is that of one object and that of a plain count', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 60 }), fc.nat(), async (results, pick) => {
      const one = newBoard();
      const parts = Array.from({ length: 8 }, newBoard);
      const all = results.map((result, at) => ({ ...result, player: `${at}`.padStart(32, '0'), at }));
      for (const { player, at, marks, regular, score, time, timing } of all) {
        const played = playedAs({ score, time, timing }, marks);
        await one.finish(TODAY, senderOf(player, regular), played, at, CLOSES);
        await parts[(at * 5) % 8]!.finish(TODAY, senderOf(player, regular), played, at, CLOSES);
      }
      const whole = merged([await one.survey()]);
      expect(merged(await Promise.all(parts.map((part) => part.survey())))).toEqual(whole);

      const counted = all.filter(({ timing }) => timing === 'serverTimed');
      const board = boardAnswer(whole);
      expect(board.total).toBe(counted.length);
      expect(board.selfTimed).toBe(all.filter(({ timing }) => timing === 'selfTimed').length);
      expect(board.scores).toEqual(
        Array.from({ length: 7 }, (_, score) => counted.filter((run) => run.score === score).length),
      );
      expect(board.times).toEqual(
        Array.from({ length: 7 }, (_, score) =>
          Array.from(
            { length: 15 },
            (_, step) =>
              counted.filter(
                (run) => run.score === score && Math.min(14, Math.floor(run.time / 20_000)) === step,
              ).length,
          ),
        ),
      );
      expect(board.missed).toEqual(
        Array.from({ length: 6 }, (_, at) => counted.filter(({ marks }) => marks[at] === 'wrong').length),
      );
      const named = counted.filter(({ regular }) => regular);
      const order = named.toSorted((a, b) => b.score - a.score || a.time - b.time || a.at - b.at);
      expect(board.named.map(({ name }) => name)).toEqual(order.slice(0, 50).map(({ player }) => player));

      const second = ({ time }: { time: number }) => Math.min(899, Math.floor(time / 1000));
      const asking = all[pick % all.length]!;
      const mine = (await one.read(asking.player))!;
      const place = placeOf(mine, { ...whole, taken: all.length });
      const before = counted.filter(
        (run) => run.score > asking.score || (run.score === asking.score && second(run) < second(asking)),
      );
      expect(place.mine?.place).toBe(asking.timing === 'unranked' ? null : before.length + 1);
      expect(place.mine?.counts).toBe(asking.timing === 'serverTimed');
      for (const line of place.near) {
        const alike = counted.filter((run) => run.score === line.score && second(run) === line.seconds);
        expect(line.many).toBe(alike.length);
      }
      expect(place.near.filter(({ mine }) => mine)).toHaveLength(asking.timing === 'unranked' ? 0 : 1);
    }),
    { numRuns: 30 },
  );
});

test('one’s own result counts at once, also for a reader of what all saw some seconds before', async () => {
  const before = { ...merged([]), taken: NOON - 10_000 };
  const board = newBoard();
  const result = { score: 5, time: 61_234, timing: 'serverTimed' } as const;
  await board.finish(TODAY, senderOf('a'), playedAs(result), NOON, CLOSES);
  expect(placeOf(await board.read('a'), before)).toMatchObject({ total: 1, mine: { place: 1 } });
  expect(placeOf(null, before)).toEqual({ ok: true, mine: null, total: 0, near: [] });
});

test('what was taken in is there after the object was thrown out of memory', async () => {
  const board = newBoard();
  const result = { score: 5, time: 61_234, timing: 'serverTimed' } as const;
  await board.finish(TODAY, senderOf('a'), playedAs(result, ['wrong']), 1, CLOSES);
  await board.finish(TODAY, senderOf('b'), playedAs({ ...result, time: 61_300 }), 2, CLOSES);
  const before = await board.survey();
  await evictDurableObject(board);
  expect(await board.survey()).toEqual(before);
  expect(boardAnswer(before)).toMatchObject({ total: 2, missed: [1, 0, 0, 0, 0, 0] });
});

test('a day that nobody played is empty, and looking at it makes nothing', async () => {
  const board = newBoard();
  expect(await board.read('a')).toBeNull();
  expect(await board.survey()).toMatchObject({ counts: [], named: [] });
  const { body } = await newPlayer().daily('2026-11-03').board();
  expect(body).toMatchObject({ ok: true, total: 0, named: [] });
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

test('a board is the same for all, asks nobody who they are, and may be kept for some seconds', async () => {
  const path = `daily/${TODAY}/board`;
  const said = await newPlayer().ask('GET', path, undefined, { Authorization: '' });
  expect(said.status).toBe(200);
  expect(said.headers.get('Cache-Control')).toBe('public, max-age=15');
  expect((await newPlayer().ask('GET', path)).body).toEqual(said.body);
});

test('what all see is asked of the parts once in 15 seconds, however many look', async () => {
  const looker = newPlayer();
  const look = async () => (await looker.ask('GET', `daily/${TODAY}/board`)).body.total;
  const before = (await looker.daily(TODAY).board()).body.total;
  await playRun(newPlayer(), TODAY);
  setClock(NOON + 14_000);
  expect(await look()).toBe(before);
  setClock(NOON + 15_000);
  expect(await look()).toBe(before + 1);
});

test('nobody learns anything of other players that would tell who they are', async () => {
  const other = newPlayer('Other');
  await playRun(other, TODAY);
  const looks = [newPlayer().daily(TODAY).board(), newPlayer().daily(TODAY).place()];
  const bytes = new TextEncoder().encode(other.secret);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();
  for (const { body } of await Promise.all(looks))
    for (const secret of [other.secret, hash.slice(0, 16), 'Other'])
      expect(JSON.stringify(body)).not.toContain(secret);
});

test('withdrawn results are gone from the board, and the same galaxy is not played a second time', async () => {
  const ana = newPlayer();
  const board = async () => (await newPlayer().daily(TODAY).board()).body;
  const before = await board();
  await playRun(ana, TODAY, { right: 3 });
  expect((await board()).total).toBe(before.total + 1);
  expect(await board()).not.toEqual({ ...before, total: before.total + 1 });
  const withdraw = (who: typeof ana) =>
    who.ask('POST', 'daily/withdraw', { dates: [TODAY, '2026-11-02'], leagues: [] });
  expect((await withdraw(newPlayer())).body).toEqual({ ok: true, removed: 0 });
  expect((await withdraw(ana)).body).toEqual({ ok: true, removed: 1 });
  expect(await board()).toEqual(before);
  expect((await withdraw(ana)).body, 'nothing is left that would count twice').toMatchObject({ ok: true });
  expect(await board()).toEqual(before);
  setClock(NOON);
  const { ticket } = (await ana.daily(TODAY).start()).body;
  expect((await ana.daily(TODAY).reveal(ticket, 0)).body.code).toBe('second-result');
  expect((await ana.daily(TODAY).send(selfTimed(TODAY))).body.code).toBe('second-result');
});

test('when the day is over nothing is kept of where its results came from, and its results stay', async () => {
  const board = newBoard();
  const networks = [{ hash: 'ab'.repeat(12), ceiling: 3 }];
  const result = { score: 5, time: 61_234, timing: 'serverTimed' } as const;
  await board.finish(TODAY, senderOf('a'), playedAs(result), NOON, CLOSES);
  await board.letIn(networks, CLOSES);
  await board.reveal('b', 0, 'ticket', NOON, CLOSES);
  const before = await board.survey();
  const kept = (table: string) =>
    runInDurableObject(
      board,
      (_, { storage }) => storage.sql.exec(`SELECT * FROM ${table}`).toArray().length,
    );
  expect([await kept('networks'), await kept('runs')]).toEqual([1, 1]);
  expect(await runInDurableObject(board, (_, { storage }) => storage.getAlarm())).toBe(CLOSES);
  await runDurableObjectAlarm(board);
  expect([await kept('networks'), await kept('runs'), await kept('results')]).toEqual([0, 0, 1]);
  expect(await board.survey()).toEqual(before);
});

test('a board kept before self-timed results stood apart is counted anew', async () => {
  const board = newBoard();
  await runInDurableObject(board, (_, { storage }) => {
    storage.sql.exec(`
      CREATE TABLE results (
        player TEXT PRIMARY KEY, place INTEGER, at INTEGER NOT NULL, score INTEGER NOT NULL, time INTEGER NOT NULL,
        timing TEXT NOT NULL, name TEXT NOT NULL, answers TEXT NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX by_place ON results (place, at, player) WHERE place IS NOT NULL;
      CREATE TABLE counts (bucket INTEGER PRIMARY KEY, many INTEGER NOT NULL);
      CREATE TABLE runs (
        player TEXT PRIMARY KEY, throw INTEGER NOT NULL, ticket TEXT NOT NULL, revealed INTEGER NOT NULL,
        answers TEXT NOT NULL, answered INTEGER NOT NULL
      ) WITHOUT ROWID;
      INSERT INTO results VALUES
        ('a', 1, 1, 6, 61234, 'verified', 'Ana', '[]'), ('b', 2, 2, 6, 30000, 'selfTimed', 'Ben', '[]'),
        ('c', 3, 3, 5, 3000000, 'verified', 'Cem', '[]'), ('d', NULL, 4, 6, 100, 'unranked', 'Dan', '[]');
      INSERT INTO counts VALUES (61, 1), (930, 1), (2699, 1);
    `);
  });
  await evictDurableObject(board);
  expect(boardAnswer(await board.survey())).toMatchObject({
    total: 2,
    selfTimed: 1,
    scores: [0, 0, 0, 0, 0, 1, 1],
    named: [],
  });
  expect(await board.read('a')).toMatchObject({ timing: 'serverTimed', score: 6, marks: '', spans: [] });
  expect((await board.readAll(['a', 'b', 'c', 'd'])).map(({ player }) => player)).toEqual(['a', 'b', 'c']);
});
