// The days of a league: settled by its alarm alone, also after a long absence and when a board fails.

import { evictDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, dateOf, mondayOf, numberOf } from '#shared/daily/calendar.ts';
import {
  alarmOf,
  aMinuteLater,
  type Between,
  daysOf,
  hashOf,
  inside,
  keptOf,
  lineOf,
  NOON,
  newLeague,
  OVER,
  objectOf,
  play,
  read,
  scoresOf,
  settle,
  TODAY,
} from './leagues.ts';
import { newPlayer, passTime, playRun, setClock, spansAround } from './players.ts';

beforeEach(() => setClock(NOON));

describe('after a long absence', () => {
  const DAYS = 70;
  const SOME = [0, 1, 2, 30, DAYS - 20, DAYS - 13, DAYS - 1];
  const comeBack = async () => {
    const ana = newPlayer('Ana');
    const id = await newLeague(ana);
    for (const day of SOME) await play(day, ana);
    setClock(NOON + (DAYS - 1) * DAY);
    return { ana, id };
  };

  test('all-time holds every day, however long nobody looked', async () => {
    const ana = newPlayer('Ana');
    const id = await newLeague(ana);
    for (let day = 0; day < DAYS; day++) await play(day, ana);
    expect(await read(ana, id)).toMatchObject({ settling: true });
    // As many days at once as there are calls: with one member, one a day.
    expect(await settle(id)).toBe(2);
    await evictDurableObject(objectOf(id));
    const score = Array.from({ length: DAYS }, (_, day) => day % 7).reduce((sum, one) => sum + one, 0);
    const total = { days: DAYS, score, time: DAYS * 60_000 };
    expect(await read(ana, id)).toMatchObject({ settling: false, members: [{ total }] });
    const first = lineOf(await read(ana, id, mondayOf(numberOf(TODAY))), 'Ana');
    expect(scoresOf(first)).toEqual([null, null, 0, 1, 2, 3, 4]);
    expect(first.total).toEqual(total);
  });

  test('the first look shows the last two weeks at once, and has the rest settled', async () => {
    const { ana, id } = await comeBack();
    const seen = await read(ana, id);
    expect(daysOf(seen)).toEqual({ Ana: 2 });
    expect(seen.settling).toBe(true);
    const first = lineOf(await read(ana, id, mondayOf(numberOf(TODAY))), 'Ana');
    expect(scoresOf(first)).toEqual(new Array(7).fill(null));
    expect(await settle(id)).toBe(2);
    expect(await read(ana, id)).toMatchObject({ settling: false });
    expect(daysOf(await read(ana, id))).toEqual({ Ana: SOME.length });
    const later = lineOf(await read(ana, id, mondayOf(numberOf(TODAY))), 'Ana');
    expect(scoresOf(later)).toEqual([null, null, 0, 1, 2, null, null]);
  });

  test.each(['read', 'alarm'] as const)('one %s asks for no day twice, and for all at once', async (what) => {
    const { ana, id } = await comeBack();
    const hash = await hashOf(ana);
    const dates: string[] = [];
    let [asking, most] = [0, 0];
    const count: Between = async (ask, date) => {
      dates.push(date);
      most = Math.max(most, ++asking);
      const entries = await ask();
      asking--;
      return entries;
    };
    await inside<unknown>(id, count, (league) =>
      what === 'read' ? league.read(hash, {}, Date.now()) : league.alarm(),
    );
    expect(dates).toHaveLength(what === 'read' ? 14 : 40);
    expect(new Set(dates).size).toBe(dates.length);
    expect(most).toBe(dates.length);
  });

  test('the next alarm is set from the moment the last one has ended', async () => {
    const { id } = await comeBack();
    const slow: Between = (ask) => {
      passTime(60_000);
      return ask();
    };
    const next = await inside(id, slow, async (league, { storage }) => {
      await league.alarm();
      return storage.getAlarm();
    });
    expect(next).toBeGreaterThan(Date.now());
  });

  test('reads do not put the alarm off', async () => {
    const { ana, id } = await comeBack();
    await read(ana, id);
    const first = await alarmOf(id);
    expect(first).toBe(Date.now() + 250);
    passTime(100);
    await read(ana, id);
    expect(await alarmOf(id)).toBe(first);
  });
});

test('a day is settled when its last result has had the time to reach the board', async () => {
  const ana = newPlayer('Ana');
  const id = await newLeague(ana);
  setClock(OVER - 2_000);
  await read(ana, id);
  expect(await settle(id)).toBe(0);
  // Begun in the day's last minute and taken in time, it arrives only now.
  setClock(NOON + DAY - 60_000);
  expect((await playRun(ana, TODAY, { spans: spansAround(9 * 60_000) })).status).toBe(200);
  setClock(OVER);
  expect(await settle(id)).toBe(1);
  expect(await keptOf(id)).toHaveLength(1);
  expect(daysOf(await read(ana, id))).toEqual({ Ana: 1 });
});

test('a read loads no rows of the weeks that are not asked for', async () => {
  const [ana, ben] = [newPlayer('Ana'), newPlayer('Ben')];
  const id = await newLeague(ana, ben);
  const hash = await hashOf(ana);
  const rowsRead = () =>
    inside(
      id,
      (ask) => ask(),
      async (league, { storage }) => {
        const exec = vi.spyOn(storage.sql, 'exec');
        await league.read(hash, { monday: mondayOf(numberOf(TODAY)) }, Date.now());
        const rows = exec.mock.results.reduce((sum, { value }) => sum + value.rowsRead, 0);
        exec.mockRestore();
        return rows;
      },
    );
  const after: number[] = [];
  for (const weeks of [1, 4]) {
    for (let day = 7 * weeks - 7; day < 7 * weeks + 7; day++) await play(day, ana, ben);
    setClock(Date.now() + 3 * DAY);
    await read(ana, id);
    await settle(id);
    after.push(await rowsRead());
  }
  expect(after[0]).toBeGreaterThan(10);
  expect(after[1]).toBe(after[0]);
});

describe('a board that fails', () => {
  const broken =
    (gone: string): Between =>
    (ask, date) =>
      date === gone ? Promise.reject(new Error(date)) : ask();
  const threePlayed = async () => {
    const ana = newPlayer('Ana');
    const id = await newLeague(ana);
    for (const day of [0, 1, 2]) await play(day, ana);
    setClock(OVER + 2 * DAY);
    return { ana, id, hash: await hashOf(ana) };
  };
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

  test('is asked again a minute later, until when the days before it are kept', async () => {
    const { ana, id } = await threePlayed();
    const next = dateOf(numberOf(TODAY) + 1);
    await inside(id, broken(next), (league) => league.alarm());
    expect(await keptOf(id)).toHaveLength(1);
    expect(await alarmOf(id)).toBe(Date.now() + 60_000);
    expect(await settle(id)).toBe(0);
    passTime(60_000);
    expect(await settle(id)).toBe(1);
    expect(await keptOf(id)).toHaveLength(3);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 3 });
  });

  test('costs a read nothing but its own day, which comes with a later one, once', async () => {
    const { ana, id, hash } = await threePlayed();
    const seen = await inside(id, broken(TODAY), (league) => league.read(hash, {}, Date.now()));
    expect(daysOf(seen!.answer!)).toEqual({ Ana: 2 });
    aMinuteLater();
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 3 });
    await settle(id);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 3 });
  });

  test('holds nobody up once a day is kept', async () => {
    const { ana, id, hash } = await threePlayed();
    await read(ana, id);
    await settle(id);
    const seen = await inside(id, broken(TODAY), (league) => league.read(hash, {}, Date.now()));
    expect(daysOf(seen!.answer!)).toEqual({ Ana: 3 });
  });
});

test('a league that nobody looks at stays settled for as long as somebody plays, and then falls asleep', async () => {
  const [ana, ben] = [newPlayer('Ana'), newPlayer('Ben')];
  const id = await newLeague(ana, ben);
  await read(ana, id);
  const settledOn: number[] = [];
  for (let day = 0; day < 40; day++) {
    if (day < 10) await play(day, ana, ben);
    setClock(OVER + day * DAY);
    if ((await settle(id)) > 0) settledOn.push(day);
  }
  expect(settledOn).toEqual(Array.from({ length: 10 + 14 }, (_, day) => day));
  expect(await keptOf(id)).toHaveLength(20);
  expect(await alarmOf(id)).toBeNull();
  expect(await read(ana, id)).toMatchObject({ settling: true });
  expect(await settle(id)).toBe(1);
  expect(await read(ana, id)).toMatchObject({ settling: false });
});
