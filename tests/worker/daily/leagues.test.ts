// Leagues: made by anyone, joined by link, filled by the boards themselves.

import { beforeEach, expect, test } from 'vitest';
import { DAY, mondayOf, numberOf } from '#shared/daily/calendar.ts';
import { LEAGUE_MEMBERS } from '#shared/daily/protocol.ts';
import {
  daysOf,
  hashOf,
  join,
  keptOf,
  leave,
  lineOf,
  NOON,
  newLeague,
  OVER,
  play,
  read,
  rowsOf,
  settle,
  TODAY,
  WEDNESDAY,
  withdraw,
} from './leagues.ts';
import { newPlayer, type Player, playRun, type Said, selfTimed, setClock, spansAround } from './players.ts';

beforeEach(() => setClock(NOON));

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
  await playRun(ben, TODAY, { right: 4, spans: spansAround(5_000) });
  setClock(NOON);
  const id = await newLeague(ana, ben);
  await ana.daily(TODAY).send(selfTimed(TODAY, 6));
  await playRun(eve, TODAY);
  setClock(NOON);
  const seen = await read(ana, id);
  expect(lineOf(seen, 'Ana').week[WEDNESDAY]).toEqual({ score: 6, time: 60_000, timing: 'selfTimed' });
  expect(lineOf(seen, 'Ben').week[WEDNESDAY]).toEqual({ score: 4, time: 30_000, timing: 'serverTimed' });
  expect(lineOf(seen, 'Ben').total).toEqual({ days: 1, score: 4, time: 30_000 });
  expect(seen.members).toHaveLength(2);
});

test('an unranked run counts in no league', async () => {
  const ana = newPlayer('Ana');
  const id = await newLeague(ana);
  await playRun(ana, TODAY, { spans: spansAround(100) });
  setClock(NOON);
  expect(daysOf(await read(ana, id))).toEqual({ Ana: 0 });
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
  expect(lineOf(await read(ana, id), 'Ana').total).toEqual({ days: 1, score: 4, time: 60_000 });
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
  const members = JSON.stringify(await rowsOf(id, 'SELECT * FROM secrets'));
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
