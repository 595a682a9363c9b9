// Leagues: made by anyone, joined by link, filled by the boards themselves.

import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { DAY, dateOf, numberOf } from '../../../shared/daily/calendar.ts';
import { LEAGUE_MEMBERS } from '../../../shared/daily/protocol.ts';
import { LEAGUE, NOON, newPlayer, type Player, playRun, selfTimed, setClock, TODAY } from './players.ts';

beforeEach(() => setClock(NOON));

async function newLeague(founder: Player): Promise<string> {
  return (await founder.ask('POST', 'leagues', { name: 'Friday friends', nickname: founder.name })).body.id;
}
const join = (player: Player, id: string) => player.ask('PUT', `leagues/${id}/me`, { nickname: player.name });
const read = async (player: Player, id: string, monday?: number) =>
  (await player.ask('GET', `leagues/${id}${monday === undefined ? '' : `?monday=${monday}`}`)).body;
const WEDNESDAY = 2;

test('whoever opens the link can look, join, and is listed once', async () => {
  const [ana, ben, eve] = [newPlayer('Ana'), newPlayer('Ben'), newPlayer('Eve')];
  const id = await newLeague(ana);
  expect(id).toMatch(/^[a-km-z2-9]{10}$/);
  expect((await join(ben, id)).body).toEqual({ ok: true });
  await join(ben, id);
  expect(await read(ben, id)).toMatchObject({
    name: 'Friday friends',
    member: true,
    monday: numberOf('2026-11-16'),
  });
  const seen = await read(eve, id);
  expect(seen.member).toBe(false);
  expect(seen.members.map(({ name }: { name: string }) => name).sort()).toEqual(['Ana', 'Ben']);
});

test('results of members land there by themselves, also one from before joining today', async () => {
  const [ana, ben, eve] = [newPlayer('Ana'), newPlayer('Ben'), newPlayer('Eve')];
  await playRun(ben, TODAY, 4, 5_000);
  setClock(NOON);
  const id = await newLeague(ana);
  await join(ben, id);
  await ana.daily(TODAY).send(selfTimed(TODAY, 6));
  await playRun(eve, TODAY);
  setClock(NOON);
  const { members } = await read(ana, id);
  const of = (name: string) => members.find((line: { name: string }) => line.name === name);
  expect(of('Ana').week[WEDNESDAY]).toEqual({ score: 6, time: 60_000, timing: 'selfTimed' });
  expect(of('Ben').week[WEDNESDAY]).toEqual({ score: 4, time: 30_000, timing: 'verified' });
  expect(of('Ben').total).toEqual({ days: 1, score: 4, time: 30_000 });
  expect(members).toHaveLength(2);
});

test('an unranked run counts in no league', async () => {
  const ana = newPlayer('Ana');
  const id = await newLeague(ana);
  await playRun(ana, TODAY, 6, 100);
  setClock(NOON);
  expect((await read(ana, id)).members[0].total.days).toBe(0);
});

test('all-time holds every day, however long nobody looked', async () => {
  const ana = newPlayer('Ana');
  const id = await newLeague(ana);
  const days = 70;
  for (let day = 0; day < days; day++) {
    setClock(NOON + day * DAY);
    const date = dateOf(numberOf(TODAY) + day);
    await ana.daily(date).send(selfTimed(date, day % 7, 1_000));
  }
  await read(ana, id);
  const league = LEAGUE.get(LEAGUE.idFromName(id));
  while (await runDurableObjectAlarm(league)) setClock(Date.now() + 2_000);
  await evictDurableObject(league);
  const { members } = await read(ana, id);
  const score = Array.from({ length: days }, (_, day) => day % 7).reduce((sum, one) => sum + one, 0);
  expect(members[0].total).toEqual({ days, score, time: days * 6_000 });
  const [first] = (await read(ana, id, numberOf('2026-11-16'))).members;
  expect(first.week.map((result: { score: number } | null) => result?.score ?? null)).toEqual([
    null,
    null,
    0,
    1,
    2,
    3,
    4,
  ]);
});

test('leaving takes the results along, and an empty league is wiped', async () => {
  const [ana, ben] = [newPlayer('Ana'), newPlayer('Ben')];
  const id = await newLeague(ana);
  await join(ben, id);
  expect((await ben.ask('DELETE', `leagues/${id}/me`)).body).toEqual({ ok: true });
  expect((await read(ana, id)).members).toHaveLength(1);
  await ana.ask('DELETE', `leagues/${id}/me`);
  expect((await ana.ask('GET', `leagues/${id}`)).status).toBe(404);
  expect((await join(ben, id)).body.code).toBe('not-found');
});

test('withdrawn results are forgotten by the leagues that keep them', async () => {
  const [ana, ben] = [newPlayer('Ana'), newPlayer('Ben')];
  const id = await newLeague(ana);
  await join(ben, id);
  await ana.daily(TODAY).send(selfTimed(TODAY));
  await ben.daily(TODAY).send(selfTimed(TODAY));
  setClock(NOON + 5 * DAY);
  await read(ana, id);
  await ana.ask('POST', 'daily/withdraw', { dates: [TODAY], leagues: [id] });
  const { members } = await read(ana, id);
  const days = Object.fromEntries(
    members.map((line: { name: string; total: { days: number } }) => [line.name, line.total.days]),
  );
  expect(days).toEqual({ Ana: 0, Ben: 1 });
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
  const made = await Promise.all(
    Array.from({ length: 15 }, () => eager.ask('POST', 'leagues', { name: 'Again', nickname: 'x' })),
  );
  expect(made.filter(({ body }) => body.code === 'too-many')).toHaveLength(5);
});
