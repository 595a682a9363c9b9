// The next match, seats on other devices, and what watchers and the others may not see.
import { describe, expect, test } from 'vitest';
import { isOver } from '#shared/rooms/room.ts';
import { Client, wantAgain } from './client.ts';
import type { Host } from './host.ts';
import { expectAgreement, GO, lobby, playOn, READY, searching, table } from './table.ts';

const OK = { ok: true };
const refused = (reason: string) => ({ ok: false, refused: reason });

function over(people: number, bots = 0) {
  const { host, clients } = table({ people, bots, words: 'again', options: { grace: 10 } });
  playOn(host, clients, 'again');
  return { host, clients };
}

describe('another match', () => {
  test('pressed by all in the same instant: one match, the same seats and options', () => {
    const { host, clients } = over(4, 1);
    const names = host.party.seats.map((seat) => (seat.kind === 'free' ? null : seat.name));
    for (const client of clients) client.holdBack();
    for (const client of clients) client.wish({ type: 'again', match: 1, wants: true });
    for (const client of clients) client.letThrough();
    expect(clients.map(({ grants }) => grants.at(-1))).toEqual(clients.map(() => [OK]));
    expect(host.party).toMatchObject({ match: 2, stage: 'match', options: { grace: 10 } });
    expect(host.party.seats.map((seat) => (seat.kind === 'free' ? null : seat.name))).toEqual(names);
    expect(clients.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(host.header.seed).toContain('2');
    expect(clients.map(({ number }) => number)).toEqual([0, 0, 0, 0]);
    playOn(host, clients, 'second');
    expectAgreement(host, clients);
  });

  test('not before the end, and for who sits only', () => {
    const { host, clients } = table({ people: 2, silent: true });
    expect(clients[0]!.wish({ type: 'again', match: 1, wants: true })).toEqual(refused('notOver'));
    expect(clients[0]!.wish({ type: 'reopen', match: 1 })).toEqual(refused('notOver'));
    expect(clients[1]!.wish({ type: 'reopen', match: 1 })).toEqual(refused('notHost'));
    expect(new Client(host).connect().wish({ type: 'again', match: 1, wants: true })).toEqual(
      refused('notSeated'),
    );
    expect(host.party.match).toBe(1);
  });

  test('whoever left is a bot in it, whoever is away keeps the seat, the host passes on', () => {
    const { host, clients } = over(3);
    const [ana, bo, cy] = clients as [Client, Client, Client];
    ana.wish({ type: 'leave' });
    cy.drop();
    expect(bo.wish({ type: 'again', match: 1, wants: true })).toEqual(OK);
    expect(host.party.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'person']);
    expect(bo.party!.host).toBe(1);
    expect(cy.connect().seat).toBe(2);
    expectAgreement(host, [bo, cy, ana]);
  });

  test('reopened, others may sit down and options change, and the match is gone', () => {
    const { host, clients } = over(2);
    const [ana] = clients as [Client];
    const late = new Client(host).connect();
    expect(ana.wish({ type: 'reopen', match: 1 })).toEqual(OK);
    expect(ana.wish({ type: 'reopen', match: 1 })).toEqual(OK);
    expect(late.wish({ type: 'sit', name: 'Late', colour: 0 })).toEqual(OK);
    expect([late.seat, late.party!.stage, late.party!.seats.length]).toEqual([2, 'lobby', 8]);
    expect(ana.wish({ type: 'options', options: { search: 60 } })).toEqual(OK);
    host.evict();
    expect(ana.wish({ type: 'record' })).toEqual(refused('notOver'));
    expect(ana.wish({ type: 'start', match: 1 })).toEqual(OK);
    expect(host.log).toEqual([]);
    playOn(host, [...clients, late], 'third');
    expectAgreement(host, [...clients, late]);
  });

  test('begins by the message that found the one before over, with a log of its own', () => {
    const { host, clients } = table({ people: 2, silent: true, options: { search: 60, rest: 30 } });
    host.now += 3_000_000;
    expect(wantAgain(clients.toReversed())).toEqual([OK, OK]);
    expect([host.party.match, host.log]).toEqual([2, []]);
    expectAgreement(host, clients);
  });

  test('the record is whole, also when the same message found the match over', () => {
    const { host, clients } = table({ people: 2, silent: true, options: { search: 60, rest: 30 } });
    const watcher = new Client(host).connect();
    expect(watcher.wish({ type: 'record' })).toEqual(refused('notOver'));
    host.now += 3_000_000;
    const granted = watcher.wish({ type: 'record' });
    expect(isOver(host.online)).toBe(true);
    expect(granted).toMatchObject({ ok: true, record: { log: host.log, header: host.header } });
    expect(clients[0]!.view!.phase.kind).toBe('over');
  });
});

describe('a seat pass', () => {
  const passOf = (client: Client) => {
    const granted = client.wish({ type: 'pass' });
    if (!('pass' in granted)) throw new Error('no pass');
    return granted;
  };

  test('moves the seat, with its hand, to the other device', () => {
    const { host, clients } = searching({ people: 2 });
    const [ana, bo] = clients as [Client, Client];
    ana.act(GO);
    ana.act({ type: 'pick', card: 7 });
    const { pass, until } = passOf(ana);
    expect(until).toBe(host.now + 120_000);
    const other = new Client(host).connect({ pass });
    expect(other.welcome).toMatchObject({ seat: 0, pass: 'taken', number: ana.number });
    expect(other.view!.phase).toMatchObject({ mine: { pick: 7 } });
    expect(ana.closedFor).toBe('moved');
    expect(ana.connect().seat).toBeNull();
    expect(ana.view!.phase).toMatchObject({ mine: null });
    host.evict();
    expect(other.tell({ type: 'confirm' })).toMatchObject({ accepted: true });
    expectAgreement(host, [other, bo]);
  });

  test('is good once, for two minutes, and not after five wrong ones', () => {
    const { host, clients } = lobby({ people: 2 });
    const [ana] = clients as [Client];
    const tried = (pass: string) => new Client(host).connect({ pass }).welcome!;
    const late = passOf(ana).pass;
    host.pass(120_000);
    expect(tried(late)).toMatchObject({ seat: null, pass: 'wrong' });
    const guessed = passOf(ana).pass;
    for (let tries = 0; tries < 5; tries++) expect(tried('WRQNGS')).toMatchObject({ pass: 'wrong' });
    host.evict();
    expect(tried(guessed)).toMatchObject({ seat: null, pass: 'wrong' });
    const good = passOf(ana).pass;
    for (let tries = 0; tries < 4; tries++) tried('WRQNGS');
    expect(tried(good)).toMatchObject({ seat: 0, pass: 'taken' });
    expect(tried(good)).toMatchObject({ seat: null, pass: 'wrong' });
  });

  test('is for who sits only', () => {
    const { host } = lobby({ people: 1 });
    expect(new Client(host).connect().wish({ type: 'pass' })).toEqual(refused('notSeated'));
  });
});

describe('what the others may not see', () => {
  /** Everything that was sent to these, without what tells two runs apart by itself. */
  const told = (host: Host, to: (Client | undefined)[]) =>
    host.sent.filter((frame) => to.some((client) => client?.id === frame.to)).map(({ text }) => text);

  test('two worlds that differ in a pick give everybody else the same bytes until the reveal', () => {
    const world = (card: number) => {
      const { host, clients } = searching({ people: 3, words: 'worlds' });
      const watcher = new Client(host, 'worldswatcher').connect();
      const [ana, bo, cy] = clients as [Client, Client, Client];
      ana.act(GO);
      bo.act({ type: 'follow' });
      bo.act({ type: 'pick', card });
      bo.act({ type: 'confirm' });
      host.evict();
      ana.act({ type: 'pick', card: 2 });
      cy.connect();
      host.pass(9000);
      return { others: told(host, [ana, cy, watcher]), own: told(host, [bo]), host };
    };
    const [one, two] = [world(3), world(11)];
    expect(one.others.length).toBeGreaterThan(20);
    expect(one.others).toEqual(two.others);
    expect(one.own).not.toEqual(two.own);
    one.host.pass(10_000);
    expect(one.host.sent.at(-1)!.text).toContain('"pick":3');
  });

  test('no frame of a whole match holds the seed or a key', () => {
    const { host, clients } = table({ people: 3, bots: 1, words: 'secrets' });
    playOn(host, clients, 'secrets');
    const { seed } = host.header;
    for (const { text } of host.sent) {
      for (const secret of [seed, 'hash of', '___', '"random"', '"key"']) expect(text).not.toContain(secret);
    }
  });

  test('a watcher sees what a stranger at the table sees, from the middle on', () => {
    const { host, clients } = searching({ people: 2 });
    clients[0]!.act(GO);
    const watcher = new Client(host).connect();
    clients[0]!.act({ type: 'pick', card: 4 });
    expect(watcher.view).toEqual(host.viewFor(null));
    expect(watcher.view!.phase).toMatchObject({ kind: 'countdown', mine: null });
    expect(watcher.tell(READY)).toEqual({ number: 1, accepted: false, refused: 'notSeated' });
  });
});
