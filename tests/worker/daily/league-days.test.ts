// The days of a league: settled by its alarm alone, whoever comes, goes or reads meanwhile.

import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, mondayOf, numberOf } from '#shared/daily/calendar.ts';
import { LEAGUE_MEMBERS } from '#shared/daily/protocol.ts';
import { partOf } from '#worker/daily/board/day.ts';
import type { League } from '#worker/daily/league/league.ts';
import {
  type Between,
  CLOSED,
  callsOf,
  daysOf,
  hashOf,
  inside,
  join,
  keptOf,
  leave,
  lineOf,
  meanwhile,
  NOON,
  newLeague,
  OVER,
  objectOf,
  play,
  read,
  scoresOf,
  settle,
  TODAY,
  withdraw,
} from './leagues.ts';
import { BOARD, newPlayer, passTime, playRun, setClock } from './players.ts';

/** What a request may ask of other objects, with some to spare. */
const MOST_CALLS = 40;

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
    await read(ana, id);
    expect(await settle(id)).toBe(5);
    await evictDurableObject(objectOf(id));
    const score = Array.from({ length: DAYS }, (_, day) => day % 7).reduce((sum, one) => sum + one, 0);
    const total = { days: DAYS, score, time: DAYS * 6_000 };
    expect(lineOf(await read(ana, id), 'Ana').total).toEqual(total);
    const first = lineOf(await read(ana, id, mondayOf(numberOf(TODAY))), 'Ana');
    expect(scoresOf(first)).toEqual([null, null, 0, 1, 2, 3, 4]);
    expect(first.total).toEqual(total);
  });

  test('a read shows the last days and the week asked for at once, and keeps nothing', async () => {
    const { ana, id } = await comeBack();
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 2 });
    const first = lineOf(await read(ana, id, mondayOf(numberOf(TODAY))), 'Ana');
    expect(scoresOf(first)).toEqual([null, null, 0, 1, 2, null, null]);
    expect(first.total.days).toBe(5);
    expect(await keptOf(id)).toEqual([]);
    expect(await settle(id)).toBe(5);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: SOME.length });
  });

  test.each(['read', 'alarm'] as const)('one %s asks for few days, and for all at once', async (what) => {
    const { ana, id } = await comeBack();
    const monday = mondayOf(numberOf(TODAY));
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
      what === 'read' ? league.read(hash, monday, Date.now()) : league.alarm(),
    );
    // The first week began on its Wednesday.
    expect(dates).toHaveLength(what === 'read' ? 14 + 5 : 14);
    expect(new Set(dates).size).toBe(dates.length);
    expect(most).toBe(dates.length);
  });

  test('a full league asks few other objects, each of which asks few, and loses no day', async () => {
    const members = Array.from({ length: LEAGUE_MEMBERS }, (_, seat) => newPlayer(`${seat}`));
    const some = members.slice(0, 10);
    const id = await newLeague(members[0]!, ...members.slice(1));
    for (const day of [0, 30, DAYS - 1]) await play(day, ...some);
    const hashes = await Promise.all(members.map(hashOf));
    const monday = mondayOf(numberOf(TODAY));
    const reads = await callsOf(objectOf(id), (league) => league.read(hashes[0]!, monday, Date.now()));
    expect(reads).toBeGreaterThan(14);
    expect(reads).toBeLessThanOrEqual(MOST_CALLS);
    const part = partOf({ BOARD }, TODAY, hashes[0]!);
    const gathers = await callsOf(part, async (board) =>
      expect(await board.gather(TODAY, hashes)).toHaveLength(some.length),
    );
    expect(gathers).toBeGreaterThan(1);
    expect(gathers).toBeLessThanOrEqual(MOST_CALLS);
    const settles = await callsOf(objectOf(id), (league) => league.alarm());
    expect(settles).toBeGreaterThan(1);
    expect(settles).toBeLessThanOrEqual(MOST_CALLS);
    await settle(id);
    const days = daysOf(await read(members[0]!, id));
    expect(days).toEqual(Object.fromEntries(members.map(({ name }, seat) => [name, seat < 10 ? 3 : 0])));
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
    const alarm = () => runInDurableObject(objectOf(id), (_, { storage }) => storage.getAlarm());
    await read(ana, id);
    const first = await alarm();
    expect(first).toBe(Date.now() + 1_000);
    passTime(500);
    await read(ana, id);
    expect(await alarm()).toBe(first);
  });
});

test('a day is settled when its last result has had the time to reach the board', async () => {
  const ana = newPlayer('Ana');
  const id = await newLeague(ana);
  setClock(OVER - 1);
  await read(ana, id);
  expect(await settle(id)).toBe(0);
  // Begun in the day's last minute and taken in time, it arrives only now.
  setClock(NOON + DAY - 60_000);
  expect((await playRun(ana, TODAY, 6, 9 * 60_000)).status).toBe(200);
  setClock(OVER);
  expect(daysOf(await read(ana, id))).toEqual({ Ana: 1 });
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
        await league.read(hash, mondayOf(numberOf(TODAY)), Date.now());
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

describe('while the league waits for a board', () => {
  const twoPlayed = async () => {
    const [ana, ben] = [newPlayer('Ana'), newPlayer('Ben')];
    const id = await newLeague(ana, ben);
    await play(0, ana, ben);
    setClock(OVER);
    return { ana, ben, id };
  };

  test('a member who leaves is not kept, and has nothing after joining again', async () => {
    const { ana, ben, id } = await twoPlayed();
    const leaves = meanwhile(() => leave(ben, id));
    await inside(id, leaves, (league) => league.alarm());
    await settle(id);
    expect(await keptOf(id)).toHaveLength(1);
    await join(ben, id);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Ben: 0 });
  });

  test('a member who leaves and joins again starts anew', async () => {
    const { ana, ben, id } = await twoPlayed();
    const returns = meanwhile(async () => {
      await leave(ben, id);
      await join(ben, id);
    });
    await inside(id, returns, (league) => league.alarm());
    await settle(id);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Ben: 0 });
  });

  test('a member who withdraws is forgotten', async () => {
    const { ana, ben, id } = await twoPlayed();
    const withdraws = meanwhile(() => withdraw(ben, [TODAY], [id]));
    await inside(id, withdraws, (league) => league.alarm());
    await settle(id);
    expect(await keptOf(id)).toHaveLength(1);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Ben: 0 });
  });

  test('the last member who leaves takes the league along', async () => {
    const ana = newPlayer('Ana');
    const hash = await hashOf(ana);
    const id = await newLeague(ana);
    const gone = meanwhile(() => leave(ana, id));
    setClock(OVER);
    expect(await inside(id, gone, (league) => league.read(hash, null, Date.now()))).toBeNull();
    const next = await newLeague(ana);
    setClock(OVER + DAY);
    await inside(
      next,
      meanwhile(() => leave(ana, next)),
      (league) => league.alarm(),
    );
    for (const wiped of [id, next]) {
      expect((await ana.ask('GET', `leagues/${wiped}`)).status).toBe(404);
      expect(await settle(wiped)).toBe(0);
    }
  });

  test('no read wakes a league that its last member has just left', async () => {
    const ana = newPlayer('Ana');
    const hash = await hashOf(ana);
    for (const first of ['read', 'leave'] as const) {
      setClock(NOON);
      const id = await newLeague(ana);
      setClock(OVER);
      const [seen] = await runInDurableObject(objectOf(id), (league: League) => {
        const leaving = first === 'leave' ? league.leave(hash) : null;
        return Promise.all([league.read(hash, null, Date.now()), leaving ?? league.leave(hash)]);
      });
      expect(seen, first).toBeNull();
      expect(await settle(id), first).toBe(0);
    }
  });

  test('a stranger who leaves and withdraws holds nothing up', async () => {
    const { id } = await twoPlayed();
    const eve = newPlayer('Eve');
    const meddles = meanwhile(async () => {
      await leave(eve, id);
      await withdraw(eve, [TODAY], [id]);
    });
    await inside(id, meddles, (league) => league.alarm());
    expect(await keptOf(id)).toHaveLength(2);
  });

  test('a day settled meanwhile counts once', async () => {
    const { ana, id } = await twoPlayed();
    const hash = await hashOf(ana);
    setClock(CLOSED - 1);
    const settles = meanwhile((league) => {
      setClock(OVER);
      return league.alarm();
    });
    const seen = await inside(id, settles, (league) => league.read(hash, null, Date.now()));
    expect(daysOf(seen!)).toEqual({ Ana: 1, Ben: 1 });
    expect(await keptOf(id)).toHaveLength(2);
  });

  test('a second alarm at the same time settles no day twice', async () => {
    const { ana, id } = await twoPlayed();
    await inside(
      id,
      meanwhile((league) => league.alarm()),
      (league) => league.alarm(),
    );
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Ben: 1 });
  });
});

test('a board that fails makes the alarm fail, which keeps nothing; kept days need no board', async () => {
  const ana = newPlayer('Ana');
  const id = await newLeague(ana);
  await play(0, ana);
  await play(1, ana);
  setClock(OVER + DAY);
  const broken: Between = (ask, date) => (date === TODAY ? Promise.reject(new Error('broken')) : ask());
  await expect(inside(id, broken, (league) => league.alarm())).rejects.toThrow('broken');
  expect(await keptOf(id)).toEqual([]);
  await read(ana, id);
  await settle(id);
  expect(await keptOf(id)).toHaveLength(2);
  const hash = await hashOf(ana);
  const seen = await inside(id, broken, (league) => league.read(hash, null, Date.now()));
  expect(daysOf(seen!)).toEqual({ Ana: 2 });
});
