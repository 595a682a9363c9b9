// What one device may make a room write, and who makes way when too many watch.
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#shared/engine/game.ts';
import { MOST_TAKEN_BACK, ROWS_A_MINUTE } from '#shared/rooms/limits.ts';
import { sorter } from '../tiny.ts';
import { Client } from './client.ts';
import { Host } from './host.ts';
import { lobby, READY, searching } from './table.ts';

const OK = { ok: true };
const TOO_MANY = { ok: false, refused: 'tooMany' };
const sit = (client: Client, name: string) => client.wish({ type: 'sit', name, colour: 0 });

describe('rows', () => {
  test('at most so many a minute from one device, whatever it asks for and however often it comes', () => {
    const { host, clients } = lobby({ people: 2 });
    const [ana, ben] = clients as [Client, Client];
    const before = host.rows;
    for (let times = 0; times < 300; times++) sit(ben, `Ben ${times}`);
    expect(host.rows - before).toBeLessThanOrEqual(ROWS_A_MINUTE);
    expect(sit(ben, 'Ben')).toEqual(TOO_MANY);
    expect(sit(ana, 'Ana')).toEqual(OK);
    expect(ben.connect().closedFor).toBe('too-many');
    host.pass(60_000);
    expect(ben.connect().closedFor).toBeNull();
    expect(sit(ben, 'Ben')).toEqual(OK);
  });

  test('what writes none counts as well: reactions reach everybody', () => {
    const { clients } = lobby({ people: 2 });
    const [ana, ben] = clients as [Client, Client];
    for (let times = 0; times < 300; times++) ben.wish({ type: 'react', kind: 'wow' });
    expect(ana.reactions.length).toBeLessThanOrEqual(ROWS_A_MINUTE);
    expect(ana.wish({ type: 'react', kind: 'oops' })).toEqual(OK);
  });

  test('coming and going counts', () => {
    const { host, clients } = lobby({ people: 2 });
    const before = host.rows;
    for (let times = 0; times < 200 && clients[1]!.closedFor === null; times++) clients[1]!.connect();
    for (let times = 0; times < 200; times++) {
      clients[1]!.drop();
      clients[1]!.connect();
    }
    expect(clients[1]!.closedFor).toBe('too-many');
    expect(host.rows - before).toBeLessThanOrEqual(ROWS_A_MINUTE + 1);
  });

  test('how things lie counts too; what counts in the match does not', () => {
    const host = new Host({ game: { ...sorter, id: 'space-bowl' } as AnyGame, seats: 2 });
    const [ana, ben] = [0, 1].map((at) => new Client(host).connect().sit(`P${at}`, at)) as [Client, Client];
    ana.wish({ type: 'start', match: 0 });
    const before = host.rows;
    for (let times = 0; times < 300; times++) ana.act({ type: 'lay', cards: [1 + (times % 2)] });
    expect(host.rows - before).toBeLessThanOrEqual(ROWS_A_MINUTE);
    expect(ana.tell({ type: 'lay', cards: [3] })).toMatchObject({ refused: 'tooMany' });
    expect(ben.tell({ type: 'lay', cards: [3] })).toMatchObject({ accepted: true });
    expect(ana.tell({ type: 'done', cards: [3] })).toMatchObject({ accepted: true });
  });

  test('do and undo fill no log without an end: so many of a seat are taken back in a match', () => {
    const { host, clients } = lobby({ people: 2, silent: true });
    clients[0]!.wish({ type: 'options', options: { search: 0 } });
    clients[0]!.wish({ type: 'start', match: 0 });
    for (const client of clients) client.act(READY);
    host.pass(2_000);
    for (const client of clients) client.act({ type: 'call', kind: 'go' });
    const pick = (client: Client, card: number) => client.tell({ type: 'pick', card });
    for (let times = 0; times < MOST_TAKEN_BACK; times++)
      expect(pick(clients[0]!, times % 2)).toMatchObject({ accepted: true });
    expect(pick(clients[0]!, 7)).toMatchObject({ refused: 'tooMany' });
    host.evict();
    expect(pick(clients[0]!, 7)).toMatchObject({ refused: 'tooMany' });
    expect(pick(clients[1]!, 7)).toMatchObject({ accepted: true });
    expect(clients[0]!.tell({ type: 'confirm' })).toMatchObject({ accepted: true });
  });
});

describe('watchers', () => {
  test('fifty from one address keep no friend out', () => {
    const { host, clients } = searching({ people: 2 });
    host.from = 'attacker';
    const crowd = Array.from({ length: 50 }, () => new Client(host).connect());
    expect(crowd.every(({ closedFor }) => closedFor === null)).toBe(true);
    expect(new Client(host).connect().closedFor).toBe('full');
    host.from = 'friend';
    const friend = new Client(host).connect();
    expect([friend.closedFor, friend.view !== null]).toEqual([null, true]);
    expect(crowd.filter(({ closedFor }) => closedFor === 'full')).toHaveLength(1);
    expect(sit(friend, 'Fay')).toEqual(OK);
    clients[0]!.drop();
    expect(clients[0]!.connect().seat).toBe(0);
  });

  test('whoever waits in the row makes way for nobody who only watches', () => {
    const { host } = searching({ people: 2 });
    for (let at = 0; at < 49; at++) new Client(host).connect();
    const next = new Client(host, 'next').connect();
    expect(sit(next, 'Nia')).toEqual(OK);
    host.from = 'friend';
    for (let at = 0; at < 3; at++) expect(new Client(host).connect().closedFor).toBeNull();
    expect([next.closedFor, next.known.row]).toEqual([null, 0]);
  });

  test('whoever comes back before their old connection is known to be lost is not one more', () => {
    const { host } = searching({ people: 2 });
    const crowd = Array.from({ length: 50 }, () => new Client(host).connect());
    const [back] = crowd as [Client];
    // Its network is gone, and nobody has noticed.
    host.sockets.delete(back.id!);
    back.id = null;
    expect(back.connect().closedFor).toBeNull();
    expect(crowd.every(({ closedFor }) => closedFor === null)).toBe(true);
  });

  test('where many households watch, nobody makes way for one more of the same', () => {
    const { host } = searching({ people: 2 });
    for (let household = 0; household < 25; household++) {
      host.from = `household ${household}`;
      for (let at = 0; at < 2; at++) new Client(host).connect();
    }
    host.from = 'household 3';
    expect(new Client(host).connect().closedFor).toBe('full');
  });
});
