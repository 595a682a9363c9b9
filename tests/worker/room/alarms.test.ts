// One alarm for everything a room does by itself: late, twice or never, the room is where it should be.
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { EMPTY_LIFE, LIFE } from '#shared/rooms/party/party.ts';
import { GATHERING } from '#shared/rooms/standing.ts';
import { passTime, setClock } from '../daily/players.ts';
import { connect, type Guest, roomObject, seatedRoom } from './guests.ts';

// So far ahead that no alarm, which the platform runs by the real clock, goes off by itself.
const NOON = Date.UTC(2046, 10, 14, 12);
const READY = { type: 'ready' };
const SEARCH = 60_000;

beforeEach(() => setClock(NOON));

const open: Guest[] = [];
afterEach(() => {
  for (const guest of open.splice(0)) guest.socket.close(1000);
});

/** Two people who search, with a minute to find. */
async function searching(): Promise<{ id: string; ana: Guest; ben: Guest }> {
  const { id, seats } = await seatedRoom(1, { search: 60 });
  open.push(...seats);
  const [ana, ben] = seats as [Guest, Guest];
  await ana.wish({ type: 'start', match: 0 });
  await ana.act(1, READY);
  await ben.act(1, READY);
  await ana.until(() => ana.view().phase?.kind === 'search');
  return { id, ana, ben };
}

const alarmOf = (id: string) => runInDurableObject(roomObject(id), (_, { storage }) => storage.getAlarm());

test('the alarm is set for the deadline, never for now or the past', async () => {
  const { id } = await searching();
  expect(await alarmOf(id)).toBe(NOON + SETTLE + SEARCH);
});

test('an alarm that comes in time, late, or a second time ends the search once', async () => {
  const { id, ana } = await searching();
  passTime(SETTLE + SEARCH + 10_000);
  await runDurableObjectAlarm(roomObject(id));
  const back = await connect(id, ana.key);
  open.push(back);
  await back.until(() => back.view().round === 2);
  const { history, scores } = back.view();
  await runDurableObjectAlarm(roomObject(id));
  await runDurableObjectAlarm(roomObject(id));
  await back.wish({ type: 'react', kind: 'well' });
  expect(back.view()).toMatchObject({ round: 2, history, scores });
});

test('while nobody is there the alarm is for the end of the room alone, and no row is written', async () => {
  const { id, ana, ben } = await searching();
  for (const guest of [ana, ben]) {
    guest.socket.close(1000);
    await guest.closed();
  }
  const kept = () =>
    runInDurableObject(roomObject(id), (_, { storage }) =>
      storage.sql.exec('SELECT kept, (SELECT count(*) FROM log) AS log FROM room').one(),
    );
  const before = await kept();
  for (let hours = 0; hours < 3; hours++) {
    passTime(3_600_000);
    await evictDurableObject(roomObject(id));
    await runDurableObjectAlarm(roomObject(id));
    expect(await alarmOf(id)).toBe(NOON + EMPTY_LIFE);
  }
  expect(await kept()).toEqual(before);
});

test('an alarm that comes too early changes nothing and is set again', async () => {
  const { id, ana } = await searching();
  passTime(10_000);
  await runDurableObjectAlarm(roomObject(id));
  await ana.wish({ type: 'react', kind: 'well' });
  expect(ana.view().phase.kind).toBe('search');
  expect(await alarmOf(id)).toBe(NOON + SETTLE + SEARCH);
});

test('an alarm that never comes is made up for by the next message', async () => {
  const { id, ana } = await searching();
  await runInDurableObject(roomObject(id), (_, { storage }) => storage.deleteAlarm());
  await evictDurableObject(roomObject(id));
  passTime(SETTLE + SEARCH + 1_000);
  const back = await connect(id, ana.key);
  open.push(back);
  await back.until(() => back.view().round === 2);
});

test('bots play by the alarm', async () => {
  const { id, seats } = await seatedRoom(0);
  open.push(...seats);
  const ana = seats[0]!;
  await ana.wish({ type: 'fill', seat: 1, level: 1, name: 'Vega' });
  await ana.wish({ type: 'start', match: 0 });
  await ana.act(1, READY);
  let back = ana;
  for (let wakes = 0; wakes < 50 && back.view().phase?.kind !== 'countdown'; wakes++) {
    setClock((await alarmOf(id))!);
    await runDurableObjectAlarm(roomObject(id));
    // A bot may think for longer than a silent socket is believed: nobody is there then, and whoever comes waits.
    back = await connect(id, ana.key);
    open.push(back);
    if ((await back.welcome()).party.stands) {
      passTime(GATHERING);
      await runDurableObjectAlarm(roomObject(id));
    }
    await back.until(() => back.view().phase);
  }
  expect(back.view().phase).toMatchObject({ kind: 'countdown', call: { by: 1 } });
});

test('a room without people is wiped after a day, and one that is a week old in any case', async () => {
  const { id, seats } = await seatedRoom(0);
  const [ana] = seats;
  ana!.socket.close(1000);
  const empty = roomObject(id);
  await ana!.closed();
  const rows = () =>
    runInDurableObject(empty, (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('room', 'log')").toArray(),
    );
  passTime(EMPTY_LIFE - 1);
  await runDurableObjectAlarm(empty);
  expect(await rows()).toHaveLength(2);
  passTime(1_000);
  await runDurableObjectAlarm(empty);
  expect(await rows()).toEqual([]);
  expect(await (await connect(id, ana!.key)).closed()).toBe('not-found');

  setClock(NOON);
  const old = await seatedRoom(0);
  passTime(LIFE);
  const guest = await connect(old.id, old.seats[0]!.key);
  await runDurableObjectAlarm(roomObject(old.id));
  expect(await guest.closed()).toBe('wiped');
});
