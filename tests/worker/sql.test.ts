// What is kept in SQL knows its version: older tables are brought forward, newer ones are told of and kept.
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DayBoard } from '#worker/daily/board/board.ts';
import { partOf } from '#worker/daily/board/day.ts';
import { closedFrom } from '#worker/daily/run/timekeeper.ts';
import type { Env } from '#worker/index.ts';
import { NewerTables, Tables } from '#worker/sql/tables.ts';
import { hashOf, join, newLeague, objectOf, rowsOf } from './daily/leagues.ts';
import { NOON, newPlayer, setClock, TODAY } from './daily/players.ts';
import { connect, roomObject, seatedRoom } from './room/guests.ts';

const { BOARD } = env as unknown as Env;
afterEach(() => void vi.useRealTimers());
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

const FIRST = 'CREATE TABLE things (name TEXT NOT NULL)';
const SECOND = "ALTER TABLE things ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'";

let boards = 0;
function inStorage<T>(work: (storage: DurableObjectStorage) => T): Promise<T> {
  return runInDurableObject(BOARD.get(BOARD.idFromName(`tables ${boards++}`)), (_, { storage }) =>
    work(storage),
  );
}
const versionOf = (storage: DurableObjectStorage) => storage.sql.exec('SELECT number FROM version').toArray();

test('tables are made when they are needed, and know their version', () =>
  inStorage((storage) => {
    const tables = new Tables(storage, [FIRST, SECOND]);
    expect([tables.made, new Tables(storage, [FIRST]).made]).toEqual([false, false]);
    tables.make();
    tables.make();
    expect(tables.made).toBe(true);
    expect(versionOf(storage)).toEqual([{ number: 2 }]);
  }));

test('looking at tables of this version writes nothing', () =>
  inStorage((storage) => {
    new Tables(storage, [FIRST]).make();
    const write = vi.spyOn(storage, 'transactionSync');
    expect(new Tables(storage, [FIRST]).made).toBe(true);
    expect(write).not.toHaveBeenCalled();
  }));

test.each([
  ['without a version', FIRST],
  [
    'of the first version',
    `${FIRST}; CREATE TABLE version (id INTEGER PRIMARY KEY, number INTEGER); INSERT INTO version VALUES (1, 1)`,
  ],
])('older tables %s take each step that they lack, and keep their rows', (_, before) =>
  inStorage((storage) => {
    storage.sql.exec(before);
    storage.sql.exec("INSERT INTO things VALUES ('star')");
    expect(new Tables(storage, [FIRST, SECOND]).made).toBe(true);
    expect(storage.sql.exec('SELECT * FROM things').toArray()).toEqual([{ name: 'star', colour: 'blue' }]);
    expect(versionOf(storage)).toEqual([{ number: 2 }]);
  }),
);

test('tables of a newer version are left as they are', () =>
  inStorage((storage) => {
    new Tables(storage, [FIRST, SECOND]).make();
    const tables = new Tables(storage, [FIRST]);
    expect(tables.isNewer).toBe(true);
    expect(() => tables.made).toThrow(NewerTables);
    expect(() => tables.make()).toThrow(NewerTables);
    expect(versionOf(storage)).toEqual([{ number: 2 }]);
  }));

test('what is wiped can be made again', () =>
  runInDurableObject(BOARD.get(BOARD.idFromName('wiped')), async (_, { storage }) => {
    const tables = new Tables(storage, [FIRST]);
    tables.make();
    await tables.wipe();
    expect(tables.made).toBe(false);
    tables.make();
    expect(storage.sql.exec('SELECT * FROM things').toArray()).toEqual([]);
  }));

/** As if a newer Worker had been here. */
const raise = (object: DurableObjectStub) =>
  runInDurableObject(object, (_, { storage }) =>
    storage.sql.exec('UPDATE version SET number = number + 1').toArray(),
  );

test.each([
  ['kept by a newer version', 'UPDATE version SET number = 99'],
  ['that is damaged', "UPDATE room SET kept = '{}'"],
  ['that is no JSON', "UPDATE room SET kept = '{'"],
  ['of an unknown game', `UPDATE room SET kept = replace(kept, 'space-bowl', 'chess')`],
])('a room %s says so and stays as it is', async (_, change) => {
  const { id, seats } = await seatedRoom(1);
  const rows = () =>
    runInDurableObject(roomObject(id), (_, { storage }) => storage.sql.exec('SELECT * FROM room').toArray());
  await runInDurableObject(roomObject(id), (_, { storage }) => storage.sql.exec(change).toArray());
  const before = await rows();
  await evictDurableObject(roomObject(id));
  expect(await (await connect(id, seats[0]!.key)).closed()).toBe('unreadable');
  expect(await rows()).toEqual(before);
});

test('a log with a row that cannot be read ends its match, and everybody keeps their seat', async () => {
  const { id, seats } = await seatedRoom(1);
  await seats[0]!.wish({ type: 'start', match: 0 });
  await seats[0]!.act(1, { type: 'ready' });
  await runInDurableObject(roomObject(id), (_, { storage }) =>
    storage.sql.exec(`UPDATE log SET entry = '{"by":"nobody"}'`).toArray(),
  );
  await evictDurableObject(roomObject(id));
  const back = await connect(id, seats[1]!.key);
  expect(await back.welcome()).toMatchObject({ seat: 1, party: { stage: 'lobby', stopped: true } });
});

test('a board of a newer version refuses everything, and keeps what it has', async () => {
  const date = TODAY;
  setClock(NOON);
  const player = newPlayer('Ana');
  const board = partOf(env as unknown as Env, date, await hashOf(player));
  const result = { score: 3, time: 60_000, timing: 'selfTimed' } as const;
  const played = { answers: [], spans: [], marks: [], result };
  const sender = (player: string) => ({
    player,
    name: player,
    regular: false,
    networks: [{ hash: '00', ceiling: 1 }],
  });
  await board.finish(date, sender('a'), played, 1, closedFrom(date));
  const rows = () =>
    runInDurableObject(board, (_, { storage }) => storage.sql.exec('SELECT * FROM results').toArray());
  const before = await rows();
  await raise(board);
  await evictDurableObject(board);
  expect(await player.daily(date).board()).toMatchObject({ status: 500, body: { code: 'server-error' } });
  await runInDurableObject(board, (object: DayBoard) =>
    expect(object.finish(date, sender('b'), played, 2, closedFrom(date))).rejects.toThrow(NewerTables),
  );
  expect(await rows()).toEqual(before);
});

test('a league of a newer version keeps its members', async () => {
  const [ana, ben] = [newPlayer('Ana'), newPlayer('Ben')];
  const id = await newLeague(ana);
  const league = objectOf(id);
  await raise(league);
  await evictDurableObject(league);
  expect((await join(ben, id)).body).toMatchObject({ ok: false, code: 'server-error' });
  expect(await rowsOf(id, 'SELECT name FROM members')).toEqual([{ name: 'Ana' }]);
});
