// Time stands still while nobody is there, after a restart and in a pause; whoever is first back is not ahead.
import { describe, expect, test } from 'vitest';
import type { AnyBot, AnyGame } from '#shared/engine/game.ts';
import { bot as gravityBot } from '#shared/games/gravity-superstar/bot.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import { AWAY_GRACE, personAt, STAND_IN_LEVEL } from '#shared/rooms/party/party.ts';
import { GATHERING, LEAD } from '#shared/rooms/standing.ts';
import { AHEAD } from '#shared/rooms/updates.ts';
import { Client } from './client.ts';
import { Host } from './host.ts';
import { expectAgreement, GO, lobby, playOn, READY, searching, table } from './table.ts';

const MINUTES = 60_000;
const OK = { ok: true };
const matchTime = (host: Host) => (host.party.stands?.since ?? host.now) - host.online.began!;
const pause = (client: Client, wants = true) => client.wish({ type: 'pause', match: client.match, wants });
/** The page was loaded anew: it knows nothing of what it has seen. */
function reloaded(client: Client): Client {
  client.drop();
  client.known = { ...client.known, shown: null };
  return client.connect();
}

/** Three people and a bot at a game of turns. */
function turns() {
  const host = new Host({ game: gravitySuperstar as AnyGame, bots: gravityBot as AnyBot, seats: 6 });
  const clients = [0, 1, 2].map((at) => new Client(host).connect().sit(`P${at}`, at));
  clients[0]!.wish({ type: 'fill', seat: 3, level: 1, name: 'Vega' });
  clients[0]!.wish({ type: 'start', match: 0 });
  return { host, clients: clients as [Client, Client, Client] };
}
const turnOf = ({ online }: Host) => (online.room!.match.state as State).phase as { seat: number };

describe('a dinner', () => {
  test('three leave in the middle of a round; ten minutes later nothing has happened, and nobody comes back ahead', () => {
    const { host, clients } = searching({ people: 3, silent: false, options: { search: 60 } });
    host.pass(2_000);
    for (const client of clients) client.drop();
    const [length, time] = [host.log.length, matchTime(host)];
    host.pass(10 * MINUTES);
    expect(host.log).toHaveLength(length);
    expect(matchTime(host)).toBe(time);

    for (const client of clients) client.known = { ...client.known, shown: null };
    const [ana, ben, cleo] = clients as [Client, Client, Client];
    ana.connect();
    expect(ana.view).toBeNull();
    expect(ana.party!.stands).toMatchObject({ why: 'nobody', until: host.now + GATHERING });
    expect(ana.tell(GO)).toMatchObject({ refused: 'standsStill' });
    host.pass(4_000);
    ben.connect();
    host.pass(4_000);
    expect([ana.view, ben.view]).toEqual([null, null]);
    cleo.connect();
    expect(cleo.party!.stands!.until).toBe(host.now + LEAD);
    host.pass(LEAD - 1);
    expect([ana.view, ben.view, cleo.view]).toEqual([null, null, null]);
    expect(host.log).toHaveLength(length);
    host.pass(1);
    expect(host.party.stands).toBeNull();
    expect(matchTime(host)).toBe(time);
    expectAgreement(host, clients);
    playOn(host, clients, 'dinner');
    expectAgreement(host, clients);
  });

  test('three leave a game of turns; the first one back goes on at once, and nobody else has been given up', () => {
    const { host, clients } = turns();
    const { seat } = turnOf(host);
    const away = clients[seat === 3 ? 0 : seat]!;
    const first = clients.find((client) => client !== away)!;
    for (const client of clients) client.drop();
    const { length } = host.log;
    host.pass(10 * MINUTES);
    expect(host.log).toHaveLength(length);
    expect(host.party.seats.slice(0, 3)).toMatchObject(Array(3).fill({ standIn: null }));
    first.connect();
    expect(host.party.stands).toBeNull();
    expect(first.view).not.toBeNull();
    host.pass(AWAY_GRACE - 1);
    expect(host.log.every(({ by }) => by === 3)).toBe(true);
    expect(host.party.seats.slice(0, 3)).toMatchObject(Array(3).fill({ standIn: null }));
    away.connect();
    host.pass(1);
    expect(personAt(host.party, away.seat!)!.standIn).toBeNull();
  });
});

describe('while nobody is there', () => {
  test('whoever is alone waits it out, and everybody present can see for how long', () => {
    const { host, clients } = searching({ people: 2 });
    const [ana, ben] = clients as [Client, Client];
    ben.drop();
    host.pass(5 * MINUTES);
    ana.drop();
    ana.connect();
    const stands = { why: 'nobody', awaited: [0], until: host.now + GATHERING };
    expect(ana.party!.stands).toMatchObject(stands);
    const watcher = new Client(host).connect();
    expect(watcher.party!.stands).toMatchObject(stands);
    expect(watcher.view).toBeNull();
    host.pass(GATHERING);
    expect(host.party.stands).toBeNull();
    expectAgreement(host, [ana, watcher]);
  });

  test('all gone again, nothing counts down', () => {
    const { host, clients } = searching({ people: 2 });
    for (const client of clients) client.drop();
    clients[0]!.connect();
    host.pass(GATHERING - 1);
    clients[0]!.drop();
    host.pass(MINUTES);
    expect(host.party.stands).toMatchObject({ until: null });
    clients[1]!.connect();
    expect(clients[1]!.party!.stands!.until).toBe(host.now + GATHERING);
  });

  test('whoever has left for good is not waited for', () => {
    const { host, clients } = searching({ people: 3 });
    const [ana, ben, cleo] = clients as [Client, Client, Client];
    cleo.wish({ type: 'leave' });
    for (const client of clients) client.drop();
    ana.connect();
    ben.connect();
    expect(ana.party!.stands!.until).toBe(host.now + LEAD);
  });

  test('a watcher alone is nobody', () => {
    const { host, clients } = searching({ people: 2, silent: false });
    const watcher = new Client(host).connect();
    for (const client of clients) client.drop();
    const { length } = host.log;
    host.pass(10 * MINUTES);
    expect([host.log.length, watcher.party!.stands!.why]).toEqual([length, 'nobody']);
  });

  test('what was acknowledged before gets the same answer, and what was not is refused once and for all', () => {
    const { host, clients } = searching({ people: 2 });
    const [ana, ben] = clients as [Client, Client];
    ana.act(GO);
    host.pass(500);
    for (const client of clients) client.drop();
    ana.connect();
    ana.again(ana.number, GO);
    expect(ana.answers.get(`1/${ana.number}`)).toEqual(Array(2).fill({ number: ana.number, accepted: true }));
    expect(ana.tell({ type: 'pick', card: 1 })).toMatchObject({ refused: 'standsStill' });
    ben.connect();
    host.pass(LEAD);
    ana.again(ana.number, { type: 'pick', card: 1 });
    expect(ana.answerTo(ana.number)).toMatchObject({ refused: 'standsStill' });
    expect(ana.tell({ type: 'pick', card: 1 })).toMatchObject({ accepted: true });
  });

  test('the evening ends: an abandoned room is wiped in its time though its match stands', () => {
    const { host, clients } = searching({ people: 2 });
    for (const client of clients) client.drop();
    host.evict();
    expect(host.party.stands).toMatchObject({ why: 'nobody' });
  });
});

describe('a restart', () => {
  test('takes no second from anybody, and shows nothing before all are back', () => {
    const { host, clients } = searching({ people: 2, silent: false, options: { search: 60 } });
    host.pass(3_000);
    const { at } = host.online.room!.match;
    host.now += 30_000;
    host.crash();
    for (const client of clients) client.id = null;
    const { length } = host.log;
    expect(matchTime(host)).toBe(at);
    const [ana, ben] = clients.map(reloaded) as [Client, Client];
    expect([ana.view, ben.view]).toEqual([null, null]);
    host.pass(LEAD);
    expect(host.party.stands).toBeNull();
    expect(host.log).toHaveLength(length);
    expect(matchTime(host)).toBe(at);
    expectAgreement(host, [ana, ben]);
  });

  test('after it, or after a drop of a second, nobody is ready without having said so', () => {
    const { host, clients } = table({ people: 2, silent: true });
    const [ana, ben] = clients as [Client, Client];
    ben.drop();
    host.pass(1_000);
    ben.connect();
    host.crash();
    for (const client of clients) client.id = null;
    ana.connect();
    ben.connect();
    host.pass(LEAD);
    expect(host.log).toEqual([]);
    expect(ana.view!.phase).toMatchObject({ kind: 'rest', ready: [false, false] });
  });

  test('while it stood still already, it changes nothing', () => {
    const { host, clients } = searching({ people: 2 });
    for (const client of clients) client.drop();
    const { stands } = host.party;
    host.pass(MINUTES);
    host.crash();
    expect(host.party.stands).toEqual(stands);
  });

  test('asleep, a room goes on', () => {
    const { host, clients } = searching({ people: 2, options: { search: 60 } });
    host.pass(10_000);
    host.evict();
    expect(host.party.stands).toBeNull();
    expect(matchTime(host)).toBe(host.now - host.online.began!);
    expectAgreement(host, clients);
  });
});

describe('a pause', () => {
  test('is made when more than half of those who are here want it, and hides the table from newcomers', () => {
    const { host, clients } = searching({ people: 4, options: { search: 60 } });
    const [ana, ben, cleo, dan] = clients as [Client, Client, Client, Client];
    expect(pause(ana)).toEqual(OK);
    pause(ben);
    expect(host.party).toMatchObject({ stands: null, pausing: [0, 1] });
    pause(ben, false);
    expect(host.party.pausing).toEqual([0]);
    pause(ben);
    const time = matchTime(host);
    pause(cleo);
    expect(dan.party).toMatchObject({ stands: { why: 'pause', until: null }, pausing: [] });
    expect(reloaded(dan).view).toBeNull();
    host.pass(10 * MINUTES);
    expect(dan.tell(GO)).toMatchObject({ refused: 'standsStill' });
    pause(ana);
    expect(dan.party!.stands!.until).toBe(host.now + GATHERING);
    for (const client of [ben, cleo, dan]) pause(client);
    expect(dan.party!.stands!.until).toBe(host.now + LEAD);
    host.pass(LEAD);
    expect(host.party).toMatchObject({ stands: null, pausing: [] });
    expect(matchTime(host)).toBe(time);
    expectAgreement(host, clients);
  });

  test('goes on fifteen seconds after the first who wants to, also when somebody sleeps', () => {
    const { host, clients } = searching({ people: 3 });
    for (const client of clients) pause(client);
    expect(host.party.stands!.why).toBe('pause');
    pause(clients[0]!);
    host.pass(GATHERING - 1);
    expect(host.party.stands).not.toBeNull();
    host.pass(1);
    expect(host.party.stands).toBeNull();
  });

  test('holds when everybody goes, until somebody who is back wants to go on', () => {
    const { host, clients } = turns();
    pause(clients[0]);
    pause(clients[1]);
    expect(host.party.stands!.why).toBe('pause');
    for (const client of clients) client.drop();
    host.pass(MINUTES);
    clients[2].connect();
    expect(host.party.stands!.why).toBe('pause');
    pause(clients[2]);
    expect(host.party.stands).toBeNull();
  });

  test('waits for the verdict on a claim that was pressed before', () => {
    const { host, clients } = searching({ people: 2 });
    for (const client of clients) client.measure(200);
    clients[0]!.act(GO);
    for (const client of clients) pause(client);
    expect(host.party.stands).toBeNull();
    host.pass(300);
    expect(host.party.stands).toMatchObject({ why: 'pause' });
    expect(clients[1]!.verdicts).toHaveLength(1);
  });

  test('is for who sits in a match that is on', () => {
    const { host, clients } = searching({ people: 2 });
    expect(pause(new Client(host).connect())).toEqual({ ok: false, refused: 'notSeated' });
    expect(clients[0]!.wish({ type: 'pause', match: 9, wants: true })).toEqual(OK);
    expect(host.party.pausing).toEqual([]);
    const early = lobby({ people: 2 }).clients[0]!;
    expect(early.wish({ type: 'pause', match: 0, wants: true })).toEqual({ ok: false, refused: 'notNow' });
  });
});

test('whoever leaves on their turn holds up nobody: a bot plays on at once', () => {
  const { host, clients } = turns();
  host.pass(30_000);
  const { seat } = turnOf(host);
  expect(seat).toBeLessThan(3);
  const { length } = host.log;
  clients[seat]!.wish({ type: 'leave' });
  expect(personAt(host.party, seat)).toMatchObject({ presence: 'left', standIn: { level: STAND_IN_LEVEL } });
  host.pass(30_000);
  expect(host.log.length).toBeGreaterThan(length);
});

test('a throw is told at most 700 ms before it lies, to whoever is at the table and whoever comes', () => {
  const { host, clients } = table({ people: 2, silent: true });
  for (const client of clients) client.act(READY);
  const [ana, ben] = clients as [Client, Client];
  const { phase } = ana.view!;
  expect(phase).toMatchObject({ kind: 'search', thrown: null });
  const from = host.online.began! + (phase as { from: number }).from;
  host.passTo(from - AHEAD - 1);
  expect(reloaded(ben).view!.phase).toMatchObject({ thrown: null });
  const texts = () => host.sent.filter(({ text }) => text.includes('"marbles"'));
  expect(texts()).toEqual([]);
  host.pass(1);
  expect(ana.view!.phase).toMatchObject({ thrown: { marbles: expect.anything() } });
  expect(ben.view!.phase).toEqual(ana.view!.phase);
  expect(texts().map(({ at }) => at)).toEqual([from - AHEAD, from - AHEAD]);
});
