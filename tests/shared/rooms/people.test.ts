// People in a room online: who comes, goes, is away and comes back, who may do what, and the next match.
import { describe, expect, test } from 'vitest';
import { HOST_GRACE } from '#shared/rooms/party/host.ts';
import { AWAY_GRACE, personAt, STAND_IN_LEVEL } from '#shared/rooms/party/party.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { PROTOCOL } from '#shared/rooms/protocol.ts';
import { Client } from './client.ts';
import { HASHED } from './host.ts';
import { expectAgreement, GO, lobby, playOn, READY, searching, table } from './table.ts';

/** So long somebody is away before the table does not wait for them any more. */
const A_WHILE = 10_000;
const OK = { ok: true };
const refused = (reason: string) => ({ ok: false, refused: reason });
const seatsOf = (client: Client) => client.party!.seats as PartyView['seats'];
const nameOf = (client: Client, seat: number) => {
  const found = seatsOf(client)[seat]!;
  return found.kind === 'free' ? null : found.name;
};

describe('in the lobby', () => {
  test('everybody sees who sits where, and who only watches', () => {
    const { host, clients } = lobby({ people: 2 });
    const watcher = new Client(host).connect();
    for (const client of [...clients, watcher]) {
      expect(client.party).toEqual(watcher.party);
      expect([nameOf(client, 0), nameOf(client, 1), nameOf(client, 2), client.watchers]).toEqual([
        'P0',
        'P1',
        null,
        1,
      ]);
    }
    expect([clients[1]!.seat, watcher.seat]).toEqual([1, null]);
    clients[1]!.wish({ type: 'leave' });
    expect([clients[1]!.seat, watcher.watchers]).toEqual([null, 2]);
  });

  test('options are for the host alone, and only those of the game', () => {
    const { host, clients } = lobby({ people: 2 });
    const [ana, bo] = clients as [Client, Client];
    const options = { search: 60 };
    expect(bo.wish({ type: 'options', options })).toEqual(refused('notHost'));
    expect(new Client(host).connect().wish({ type: 'options', options })).toEqual(refused('notHost'));
    for (const bad of [{ search: 61 }, { nonsense: true }, null, 'no', [[[]]]]) {
      expect(ana.wish({ type: 'options', options: bad })).toEqual(refused('badOptions'));
    }
    expect(ana.wish({ type: 'options', options })).toEqual(OK);
    expect(bo.party!.options).toMatchObject({ search: 60, ring: false });
    expect(ana.wish({ type: 'start', match: 0 })).toEqual(OK);
    expect(ana.wish({ type: 'options', options: {} })).toEqual(refused('notNow'));
    expect(host.header.options).toMatchObject({ search: 60 });
  });

  test.each([
    { type: 'fill', seat: 3, level: 1, name: 'Bo' },
    { type: 'remove', seat: 2 },
    { type: 'start', match: 0 },
  ] as const)('$type is for the host, or for anybody when the host has been away for long', (wish) => {
    const { host, clients } = lobby({ people: 3 });
    const [ana, bo] = clients as [Client, Client];
    expect(bo.wish(wish)).toEqual(refused('notHost'));
    ana.drop();
    host.pass(HOST_GRACE - 1);
    expect(bo.wish(wish)).toEqual(refused('notHost'));
    host.pass(1);
    expect(bo.wish(wish)).toEqual(OK);
  });

  test('names are cleaned; one that shows nothing is refused', () => {
    const { clients } = lobby({ people: 1 });
    const [ana] = clients as [Client];
    expect(ana.wish({ type: 'sit', name: ' \u202eA\tna  \u200b', colour: 0 })).toEqual(OK);
    expect(nameOf(ana, 0)).toBe('A na');
    expect(ana.wish({ type: 'sit', name: '\u200b ', colour: 0 })).toEqual(refused('malformed'));
    expect(ana.wish({ type: 'fill', seat: 1, level: 1, name: ' ' })).toEqual(refused('malformed'));
  });

  test('starts once, with enough people', () => {
    const { host, clients } = lobby({ people: 2 });
    const [ana, bo] = clients as [Client, Client];
    bo.wish({ type: 'leave' });
    expect(ana.wish({ type: 'start', match: 0 })).toEqual(refused('tooFew'));
    bo.sit();
    expect(ana.wish({ type: 'start', match: 0 })).toEqual(OK);
    expect(ana.wish({ type: 'start', match: 0 })).toEqual(OK);
    expect(ana.wish({ type: 'start', match: 1 })).toEqual(refused('notNow'));
    expect(host.party.match).toBe(1);
    expect(ana.view).not.toBeNull();
  });

  test('the host leaves, and somebody who is here is host', () => {
    const { clients } = lobby({ people: 3 });
    const [ana, bo, cy] = clients as [Client, Client, Client];
    bo.drop();
    ana.wish({ type: 'leave' });
    expect(cy.party!.host).toBe(2);
    expect(cy.wish({ type: 'start', match: 0 })).toEqual(OK);
    expect([cy.seat, cy.party!.host]).toEqual([1, 1]);
  });

  test('whoever opened the room is host once: not again after leaving', () => {
    const { host, clients } = lobby({ people: 2 });
    const [ana, bo] = clients as [Client, Client];
    host.online = { ...host.online, party: { ...host.party, opener: { key: HASHED + bo.key, away: null } } };
    bo.wish({ type: 'leave' });
    bo.sit();
    expect(ana.party!.host).toBe(1);
    bo.wish({ type: 'leave' });
    bo.sit();
    expect(ana.party!.host).toBe(0);
  });

  test('whoever is removed is told, and only watches from then on', () => {
    const { host, clients } = lobby({ people: 3 });
    const [ana, bo] = clients as [Client, Client];
    expect(ana.wish({ type: 'remove', seat: 1 })).toEqual(OK);
    expect(bo.closedFor).toBe('removed');
    expect(seatsOf(ana)[1]).toEqual({ kind: 'free' });
    expect(bo.connect().seat).toBeNull();
    expect(bo.wish({ type: 'sit', name: 'Bo', colour: 1 })).toEqual(refused('removed'));
    expect(host.online.connections).toHaveLength(3);
  });
});

describe('connections', () => {
  test.each([
    [PROTOCOL - 1, 'too-old'],
    [PROTOCOL + 1, 'too-new'],
  ] as const)('protocol %i is %s', (protocol, reason) => {
    const { host } = lobby({ people: 1 });
    expect(new Client(host).connect({ protocol }).closedFor).toBe(reason);
    expect(host.online.connections).toHaveLength(1);
  });

  test('a newer one replaces the older of the same key, which stays here', () => {
    const { host, clients } = table({ people: 2, silent: true });
    const [ana] = clients as [Client];
    const second = new Client(host, ana.key.replaceAll('_', ''));
    const { id } = ana;
    second.id = null;
    Object.assign(second, { key: ana.key });
    host.sockets.set('second', second);
    second.id = 'second';
    second.say({ type: 'hello', protocol: PROTOCOL, key: ana.key });
    expect(ana.closedFor).toBe('replaced');
    expect(second.seat).toBe(0);
    host.lose(id!);
    expect(personAt(host.party, 0)!.presence).toBe('here');
  });

  test('after a restart everybody is away until they are back', () => {
    const { host, clients } = table({ people: 2, silent: true });
    host.crash();
    expect(host.party.seats.map((seat) => seat.kind === 'person' && seat.presence)).toEqual(['away', 'away']);
    clients[0]!.id = null;
    clients[0]!.connect();
    expect(personAt(host.party, 0)!.presence).toBe('here');
  });

  test('a code that has brought its seat is no wrong one when its welcome was lost', () => {
    const { host, clients } = lobby({ people: 2 });
    const granted = clients[1]!.wish({ type: 'pass' }) as { pass: string };
    const phone = new Client(host, 'phone').connect({ pass: granted.pass });
    expect(phone.seat).toBe(1);
    phone.connect({ pass: granted.pass });
    expect([phone.seat, phone.welcome!.pass, host.party.wrongPasses]).toEqual([1, null, 0]);
  });

  test('wrong codes count also where no more people fit', () => {
    const { host, clients } = lobby({ people: 1 });
    const granted = clients[0]!.wish({ type: 'pass' }) as { pass: string };
    for (let more = 0; more < 50; more++) new Client(host).connect();
    for (let tries = 0; tries < 5; tries++)
      expect(new Client(host).connect({ pass: 'AAAAAA' }).closedFor).toBe('full');
    expect(host.party.passes).toEqual([]);
    expect(granted.pass).not.toBe('AAAAAA');
  });

  test('watchers come until the room is full; a seat is never turned away', () => {
    const { host, clients } = lobby({ people: 1 });
    clients[0]!.drop();
    const watchers = Array.from({ length: 50 }, () => new Client(host).connect());
    expect(watchers.every(({ closedFor }) => closedFor === null)).toBe(true);
    expect(new Client(host).connect().closedFor).toBe('full');
    expect(clients[0]!.connect().seat).toBe(0);
  });

  test('a second hello on a connection, or anything before it, closes it', () => {
    const { host, clients } = lobby({ people: 1 });
    clients[0]!.say({ type: 'hello', protocol: PROTOCOL, key: clients[0]!.key });
    expect(clients[0]!.closedFor).toBe('malformed');
    const stranger = new Client(host);
    stranger.id = 'stranger';
    host.sockets.set('stranger', stranger);
    stranger.say({ type: 'clock', sent: 1, heard: null });
    expect(stranger.closedFor).toBe('malformed');
  });
});

describe('away', () => {
  test('the seat stays; back again, everything is told anew', () => {
    const { host, clients } = table({ people: 2, silent: true });
    const [ana, bo] = clients as [Client, Client];
    bo.drop();
    expect(seatsOf(ana)[1]).toMatchObject({ presence: 'away', since: host.now });
    host.pass(500);
    ana.act(READY);
    bo.known = { ...bo.known, shown: null };
    bo.connect();
    expect(bo.welcome).toMatchObject({ seat: 1, held: null, pass: null, number: 0 });
    expect(seatsOf(ana)[1]).toMatchObject({ presence: 'here' });
    expectAgreement(host, clients);
  });

  test('between rounds nobody waits for them: they are ready', () => {
    const { host, clients } = table({ people: 3, silent: true });
    const [ana, bo, cy] = clients as [Client, Client, Client];
    bo.drop();
    ana.act(READY);
    cy.act(READY);
    host.pass(A_WHILE - 1);
    expect(ana.view!.phase.kind).toBe('rest');
    host.pass(1);
    expect(ana.view!.phase.kind).toBe('search');
    expect(host.log.map(({ by }) => by)).toEqual([0, 2, 1]);
  });

  test('what was done for them is not the answer to what they had on its way', () => {
    const { host, clients } = table({ people: 3, silent: true });
    const [ana, bo, cy] = clients as [Client, Client, Client];
    bo.holdBack();
    bo.act({ type: 'follow' });
    bo.drop();
    host.pass(A_WHILE);
    expect(host.log).toMatchObject([{ by: 1, number: 0, action: READY }]);
    host.evict();
    bo.connect();
    expect(bo.answerTo(1)).toEqual({ number: 1, accepted: false, refused: 'notNow' });
    expectAgreement(host, [ana, bo, cy]);
  });

  test('a number far ahead of the last is none: it would leave no number to whoever takes over', () => {
    const { host, clients } = table({ people: 3, silent: true });
    const ben = clients[1]!;
    ben.again(1_000_000_000, READY);
    expect(host.log).toEqual([]);
    ben.wish({ type: 'leave' });
    const late = new Client(host).connect();
    expect(late.wish({ type: 'takeOver', seat: 1, name: 'Lea', colour: 5 })).toEqual({ ok: true });
    expect(late.tell(READY)).toMatchObject({ number: 1, refused: 'alreadyReady' });
  });

  test('what was done for them uses up none of their numbers, and makes none good again', () => {
    const { host, clients } = table({ people: 3, silent: true });
    const bo = clients[1]!;
    bo.act({ type: 'follow' });
    const answer = bo.tell({ type: 'follow' });
    bo.drop();
    host.pass(A_WHILE);
    expect(host.log).toMatchObject([{ by: 1, number: 0 }]);
    bo.connect();
    expect(bo.welcome!.number).toBe(2);
    bo.again(2, READY);
    bo.again(1, READY);
    expect(bo.answers.get('1/2')).toEqual([answer, answer]);
    expect(bo.answerTo(1)).toMatchObject({ refused: 'wrongNumber' });
  });

  test('whoever has left is ready too, also after a reveal that an action brought', () => {
    const { host, clients } = searching({ people: 3 });
    const [ana, bo, cy] = clients as [Client, Client, Client];
    cy.wish({ type: 'leave' });
    ana.act(GO);
    host.pass(500);
    ana.act({ type: 'pick', card: 1 });
    bo.act({ type: 'call', kind: 'go' });
    bo.act({ type: 'pick', card: 1 });
    ana.act({ type: 'confirm' });
    bo.act({ type: 'confirm' });
    host.pass(20_000);
    expect(ana.view!.phase).toMatchObject({ kind: 'rest', ready: [false, false, true] });
  });

  test('a vote of the others puts a bot there; back, the person is told and takes over', () => {
    const { host, clients } = table({ people: 4, words: 'held' });
    const [ana, bo, cy, di] = clients as [Client, Client, Client, Client];
    expect(ana.wish({ type: 'vote', seat: 3 })).toEqual(refused('notAway'));
    di.drop();
    expect(ana.wish({ type: 'vote', seat: 3 })).toEqual(OK);
    expect(seatsOf(bo)[3]).toMatchObject({ votes: [0], standIn: null });
    const begun = host.log.length;
    expect(bo.wish({ type: 'vote', seat: 3 })).toEqual(OK);
    expect(seatsOf(cy)[3]).toMatchObject({ votes: [], standIn: STAND_IN_LEVEL });
    for (const client of [ana, bo, cy]) client.act(READY);
    host.pass(30_000);
    host.evict();
    di.connect();
    const actions = host.log.slice(begun).filter(({ by }) => by === 3).length;
    expect(actions).toBeGreaterThan(0);
    expect(host.log.length - begun).toBeGreaterThan(actions + 2);
    expect(di.welcome!.held).toEqual({ level: STAND_IN_LEVEL, actions });
    expect(seatsOf(ana)[3]).toMatchObject({ standIn: null, presence: 'here' });
    expect(host.online.room!.chairs[3]!.kind).toBe('person');
    expectAgreement(host, clients);
    playOn(host, clients, 'held');
    expectAgreement(host, clients);
  });

  test('the host puts a bot there at any level, and takes it away again', () => {
    const { host, clients } = table({ people: 3, silent: true });
    const [ana, bo] = clients as [Client, Client];
    const fill = (level: 1 | 3 | null) => ana.wish({ type: 'fill', seat: 1, level, name: 'Bo' });
    expect(fill(3)).toEqual(refused('seatTaken'));
    bo.drop();
    expect(fill(3)).toEqual(OK);
    expect(host.online.room!.chairs[1]).toMatchObject({ kind: 'bot', level: 3 });
    expect(fill(null)).toEqual(OK);
    expect(host.online.room!.chairs[1]!.kind).toBe('person');
  });

  test('a turn game waits a minute, then a bot plays for them', () => {
    const { host, clients } = lobby({ people: 2, silent: true });
    const { whenAway: _, ...turns } = host.online.kit.game;
    host.online = { ...host.online, kit: { ...host.online.kit, game: turns } };
    clients[0]!.wish({ type: 'start', match: 0 });
    const since = host.now;
    clients[1]!.drop();
    host.pass(AWAY_GRACE - 1);
    expect(personAt(host.party, 1)!.standIn).toBeNull();
    host.pass(1);
    expect(personAt(host.party, 1)!.standIn).toEqual({ level: STAND_IN_LEVEL, from: 0 });
    expect(host.now).toBe(since + AWAY_GRACE);
    expect(seatsOf(clients[0]!)[1]).toMatchObject({ standIn: STAND_IN_LEVEL });
  });
});

test('reactions reach everybody, from seats only', () => {
  const { host, clients } = lobby({ people: 2 });
  const watcher = new Client(host).connect();
  expect(clients[1]!.wish({ type: 'react', kind: 'wow' })).toEqual(OK);
  expect(watcher.wish({ type: 'react', kind: 'wow' })).toEqual(refused('notSeated'));
  expect(watcher.reactions).toEqual([{ type: 'reaction', seat: 1, kind: 'wow' }]);
});
