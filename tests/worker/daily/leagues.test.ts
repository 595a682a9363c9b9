// Leagues: made by anyone, joined by link, filled by the boards themselves.

import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, dateOf, mondayOf, numberOf, openNumbers } from '../../../shared/daily/calendar.ts';
import { LEAGUE_MEMBERS, type LeagueAnswer, type MemberLine } from '../../../shared/daily/protocol.ts';
import { LONGEST_SPAN } from '../../../shared/daily/score.ts';
import type { Entry } from '../../../worker/daily/board.ts';
import type { League } from '../../../worker/daily/league.ts';
import type { Env } from '../../../worker/env.ts';
import {
  BOARD,
  LEAGUE,
  newPlayer,
  type Player,
  passTime,
  playRun,
  type Said,
  selfTimed,
  setClock,
} from './players.ts';

// A Wednesday so far ahead that no alarm, which the platform runs by the real clock, goes off by itself.
const NOON = Date.UTC(2046, 10, 14, 12);
const TODAY = dateOf(openNumbers(NOON).first);
const WEDNESDAY = 2;
/** From here on no result of that day is taken, and a little later none is still on its way. */
const CLOSED = NOON + DAY + LONGEST_SPAN;
const OVER = CLOSED + 5 * 60_000;

beforeEach(() => setClock(NOON));

async function newLeague(founder: Player, ...others: Player[]): Promise<string> {
  const body = { name: 'Friday friends', nickname: founder.name };
  const { id } = (await founder.ask('POST', 'leagues', body)).body;
  for (const other of others) await join(other, id);
  return id;
}
const join = (player: Player, id: string) => player.ask('PUT', `leagues/${id}/me`, { nickname: player.name });
const leave = (player: Player, id: string) => player.ask('DELETE', `leagues/${id}/me`);
const read = async (player: Player, id: string, monday?: number): Promise<LeagueAnswer> =>
  (await player.ask('GET', `leagues/${id}${monday === undefined ? '' : `?monday=${monday}`}`)).body;
const withdraw = (player: Player, dates: string[], leagues: string[]) =>
  player.ask('POST', 'daily/withdraw', { dates, leagues });

const lineOf = (said: LeagueAnswer, name: string): MemberLine =>
  said.members.find((line) => line.name === name)!;
const daysOf = ({ members }: LeagueAnswer) =>
  Object.fromEntries(members.map(({ name, total }) => [name, total.days]));
const scoresOf = ({ week }: MemberLine) => week.map((result) => result?.score ?? null);

/** Each sends a result of the day that is so many days after the first, at its noon. */
async function play(day: number, ...players: Player[]): Promise<void> {
  setClock(NOON + day * DAY);
  const date = dateOf(numberOf(TODAY) + day);
  for (const player of players) await player.daily(date).send(selfTimed(date, day % 7, 1_000));
}

const objectOf = (id: string) => LEAGUE.get(LEAGUE.idFromName(id));

/** Runs alarms until none is set; says how many there were. */
async function settle(id: string): Promise<number> {
  let alarms = 0;
  while (await runDurableObjectAlarm(objectOf(id))) alarms++;
  return alarms;
}

const rowsOf = (id: string, query: string) =>
  runInDurableObject(objectOf(id), (_, { storage }) => storage.sql.exec(query).toArray());
const keptOf = (id: string) => rowsOf(id, 'SELECT number FROM results ORDER BY number');

async function hashOf({ secret }: Player): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return new Uint8Array(hash).toHex().slice(0, 32);
}

type Between = (ask: () => Promise<Entry[]>, date: string, league: League) => Promise<Entry[]>;

/** Does something inside the league, with `between` standing between it and each part of a board it asks. */
function inside<Done>(
  id: string,
  between: Between,
  work: (league: League, state: DurableObjectState) => Promise<Done>,
): Promise<Done> {
  return runInDurableObject(objectOf(id), async (league: League, state) => {
    const get = (part: string) => ({
      readAll: (players: string[]) =>
        between(async () => BOARD.get(BOARD.idFromName(part)).readAll(players), part.split('/')[0]!, league),
    });
    const inner = league as unknown as { env: Env };
    const { env } = inner;
    inner.env = { ...env, BOARD: { idFromName: (name: string) => name, get } } as unknown as Env;
    try {
      return await work(league, state);
    } finally {
      inner.env = env;
    }
  });
}

/** Lets something happen when a board has answered, and the league has not heard it yet. */
function meanwhile(happens: (league: League) => Promise<unknown>): Between {
  let happened = false;
  return async (ask, _, league) => {
    const entries = await ask();
    if (happened) return entries;
    happened = true;
    await happens(league);
    return entries;
  };
}

test('whoever opens the link can look, join, and is listed once', async () => {
  const [ana, ben, eve] = [newPlayer('Ana'), newPlayer('Ben'), newPlayer('Eve')];
  const id = await newLeague(ana);
  expect(id).toMatch(/^[a-km-z2-9]{10}$/);
  expect((await join(ben, id)).body).toEqual({ ok: true });
  await join(ben, id);
  const monday = mondayOf(numberOf(TODAY));
  expect(await read(ben, id)).toMatchObject({ name: 'Friday friends', member: true, monday });
  const seen = await read(eve, id);
  expect(seen.member).toBe(false);
  expect(seen.members.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});

test('members are listed as they joined, in every league, also under new names', async () => {
  const players = Array.from({ length: 8 }, (_, index) => newPlayer(`${index}`));
  const names = async (id: string) => (await read(players[0]!, id)).members.map(({ name }) => name);
  const there = await newLeague(...(players as [Player]));
  const back = await newLeague(...([...players].reverse() as [Player]));
  await players[3]!.ask('PUT', `leagues/${there}/me`, { nickname: 'new' });
  await leave(players[5]!, there);
  await join(players[5]!, there);
  expect(await names(there)).toEqual(['0', '1', '2', 'new', '4', '6', '7', '5']);
  expect(await names(back)).toEqual(['7', '6', '5', '4', '3', '2', '1', '0']);
});

test('results of members land there by themselves, also one from before joining today', async () => {
  const [ana, ben, eve] = [newPlayer('Ana'), newPlayer('Ben'), newPlayer('Eve')];
  await playRun(ben, TODAY, 4, 5_000);
  setClock(NOON);
  const id = await newLeague(ana, ben);
  await ana.daily(TODAY).send(selfTimed(TODAY, 6));
  await playRun(eve, TODAY);
  setClock(NOON);
  const seen = await read(ana, id);
  expect(lineOf(seen, 'Ana').week[WEDNESDAY]).toEqual({ score: 6, time: 60_000, timing: 'selfTimed' });
  expect(lineOf(seen, 'Ben').week[WEDNESDAY]).toEqual({ score: 4, time: 30_000, timing: 'verified' });
  expect(lineOf(seen, 'Ben').total).toEqual({ days: 1, score: 4, time: 30_000 });
  expect(seen.members).toHaveLength(2);
});

test('an unranked run counts in no league', async () => {
  const ana = newPlayer('Ana');
  const id = await newLeague(ana);
  await playRun(ana, TODAY, 6, 100);
  setClock(NOON);
  expect(daysOf(await read(ana, id))).toEqual({ Ana: 0 });
});

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

test('leaving takes the results along, and an empty league is wiped', async () => {
  const [ana, ben] = [newPlayer('Ana'), newPlayer('Ben')];
  const id = await newLeague(ana, ben);
  await play(0, ana, ben);
  setClock(OVER);
  await read(ana, id);
  await settle(id);
  expect((await leave(ben, id)).body).toEqual({ ok: true });
  expect((await read(ana, id)).members).toHaveLength(1);
  expect(await keptOf(id)).toHaveLength(1);
  setClock(OVER + DAY);
  await read(ana, id);
  await leave(ana, id);
  expect((await ana.ask('GET', `leagues/${id}`)).status).toBe(404);
  expect((await join(ben, id)).body.code).toBe('not-found');
  expect(await rowsOf(id, "SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")).toEqual(
    [],
  );
  expect(await settle(id)).toBe(0);
});

test('withdrawn results are forgotten by the leagues that keep them; later ones count', async () => {
  const [ana, ben] = [newPlayer('Ana'), newPlayer('Ben')];
  const id = await newLeague(ana, ben);
  await play(0, ana, ben);
  setClock(OVER);
  await read(ana, id);
  await settle(id);
  expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Ben: 1 });
  await withdraw(ana, [TODAY], [id]);
  expect(daysOf(await read(ana, id))).toEqual({ Ana: 0, Ben: 1 });
  expect(await keptOf(id)).toHaveLength(1);
  await play(4, ana);
  setClock(OVER + 5 * DAY);
  await read(ana, id);
  await settle(id);
  expect(lineOf(await read(ana, id), 'Ana').total).toEqual({ days: 1, score: 4, time: 6_000 });
});

test('who goes on under another secret brings along what was done under the former one', async () => {
  const [ana, phone, laptop] = [newPlayer('Ana'), newPlayer('Ben'), newPlayer('Ben')];
  const id = await newLeague(ana, laptop);
  await play(0, ana, laptop);
  await play(1, laptop);
  setClock(OVER + DAY);
  await read(ana, id);
  await settle(id);
  const moveTo = (player: Player, formerly: string) =>
    player.ask('PUT', `leagues/${id}/me`, { nickname: 'Ben', formerly });
  expect((await moveTo(phone, laptop.secret)).body).toEqual({ ok: true });
  const said = await read(phone, id);
  expect(said.members.map(({ name, mine }) => [name, mine])).toEqual([
    ['Ana', false],
    ['Ben', true],
  ]);
  expect(lineOf(said, 'Ben').total).toEqual({ days: 2, score: 1, time: 12_000 });
  expect((await read(laptop, id)).member).toBe(false);
  await join(laptop, id);
  await play(3, phone, laptop);
  setClock(OVER + 3 * DAY);
  await read(ana, id);
  await settle(id);
  await moveTo(phone, laptop.secret);
  expect(lineOf(await read(phone, id), 'Ben').total, 'a day done twice counts once').toMatchObject({
    days: 3,
  });
  await moveTo(phone, newPlayer().secret);
  expect((await read(phone, id)).members).toHaveLength(2);
});

test('no answer of a league tells what another player is known by', async () => {
  const [ana, ben, eve] = [newPlayer('Ana'), newPlayer('Ben'), newPlayer('Eve')];
  const said: Said[] = [];
  const asks = async (path: string, method = 'GET', body?: unknown, who = eve) =>
    said.push(await who.ask(method, path, body));
  const id = await newLeague(ana, ben);
  const [league, me] = [`leagues/${id}`, { nickname: 'Eve' }];
  await play(0, ana, ben);
  await asks(league);
  await asks(`${league}/me`, 'PUT', me);
  await asks(league);
  setClock(OVER);
  await asks(league);
  await settle(id);
  await asks(`${league}?monday=${mondayOf(numberOf(TODAY))}`);
  await asks(`${league}?monday=x`);
  await asks(league, 'PUT', me);
  await asks('daily/withdraw', 'POST', { dates: [TODAY], leagues: [id] });
  await asks(`${league}/me`, 'DELETE');
  await asks(`${league}/me`, 'DELETE');
  await asks('leagues', 'POST', { name: 'x', ...me });
  const members = JSON.stringify(await rowsOf(id, 'SELECT * FROM members'));
  const answers = JSON.stringify(said);
  expect(answers).toContain('"Ben"');
  for (const player of [ana, ben]) {
    const hash = await hashOf(player);
    expect(members, 'what the league knows them by').toContain(hash);
    expect(answers).not.toContain(hash.slice(0, 8));
    expect(answers).not.toContain(player.secret);
  }
});

test('a league is full at fifty; its members may still change their names', async () => {
  const founder = newPlayer('Founder');
  const id = await newLeague(founder);
  for (let more = 1; more < LEAGUE_MEMBERS; more++) await join(newPlayer(`${more}`), id);
  expect((await join(newPlayer('late'), id)).body.code).toBe('league-full');
  expect((await founder.ask('PUT', `leagues/${id}/me`, { nickname: 'New' })).body.ok).toBe(true);
});

test('unknown, mistyped and nameless leagues are refused', async () => {
  const ana = newPlayer();
  for (const id of ['abcdefghjk', 'ABCDEFGHJK', 'short', 'l0l0l0l0l0']) {
    expect((await ana.ask('GET', `leagues/${id}`)).body.code, id).toBe('not-found');
  }
  expect((await ana.ask('POST', 'leagues', { name: '\u200b ', nickname: 'x' })).body.code).toBe('malformed');
  const id = await newLeague(ana);
  for (const monday of ['x', '3.5', '17', '99999999999']) {
    expect((await ana.ask('GET', `leagues/${id}?monday=${monday}`)).body.code, monday).toBe('malformed');
  }
});

test('only so many leagues are made from one address', async () => {
  const eager = newPlayer('eager');
  const limit = 10;
  // However the minutes of the limit lie, these requests fall into two of them at most.
  const made = await Promise.all(
    Array.from({ length: 2 * limit + 1 }, () =>
      eager.ask('POST', 'leagues', { name: 'Again', nickname: 'x' }),
    ),
  );
  const codes = made.map(({ body }) => body.code ?? 'made');
  expect(codes.filter((code) => code === 'made').length).toBeGreaterThanOrEqual(limit);
  expect(codes).toContain('too-many');
  expect(new Set(codes).size).toBe(2);
});
