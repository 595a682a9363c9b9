// People who arrange something in a room: told when the hand rests, and to the others no more than they may know.
import { expect, test } from 'vitest';
import type { AnyBot, AnyGame } from '#shared/engine/game.ts';
import { timeWithin } from '#shared/rooms/race.ts';
import { noting, sorter, sorterBot } from '../tiny.ts';
import { Client, wantAgain } from './client.ts';
import { Host } from './host.ts';

const lay = (...cards: number[]) => ({ type: 'lay', cards });
const done = (...cards: number[]) => ({ type: 'done', cards });

/** Under the name of a game that rooms know. */
const game = { ...sorter, id: 'space-bowl' } as AnyGame;

function sorting(many = 3, sorted = game) {
  const host = new Host({ game: sorted, bots: sorterBot as AnyBot, seats: 4 });
  const clients = Array.from({ length: many }, (_, at) => new Client(host).connect().sit(`P${at}`, at));
  clients[0]!.wish({ type: 'start', match: host.party.match });
  return { host, clients };
}

test('what changes nothing that others may know is told to nobody else', () => {
  const { host, clients } = sorting();
  const [ana, ben] = clients as [Client, Client];
  ana.act(lay(1, 2));
  host.pass(100);
  const told = () => host.sent.filter(({ to }) => to === ben.id).length;
  const before = told();
  const step = ben.known.shown;
  expect(ana.tell(lay(2, 1))).toEqual({ number: 2, accepted: true });
  expect(told()).toBe(before);
  expect(ben.known.shown).toBe(step);
  expect(ana.view).toMatchObject({ own: [2, 1] });
  ana.act(lay(2));
  expect(told()).toBe(before + 1);
});

test('a seat finds its things as it last said, whatever others have done; nothing of it is in the log', () => {
  const { host, clients } = sorting();
  const [ana, ben] = clients as [Client, Client];
  ana.act(lay(1, 2, 3));
  ben.act(lay(4));
  ana.drop();
  host.pass(2_000);
  host.evict();
  ana.connect();
  expect(ana.view).toMatchObject({ own: [1, 2, 3], counts: [3, 1, 0] });
  expect(host.log).toEqual([]);
  ana.act(lay(3));
  host.evict();
  ben.act(done(4, 5));
  expect(host.log.map(({ by, action }) => [by, action])).toEqual([
    [1, lay(4)],
    [0, lay(3)],
    [1, done(4, 5)],
  ]);
  host.evict();
  expect(ana.view).toMatchObject({ counts: [1, 2, 0], over: true });
});

test('what somebody does is parsed once, whatever the room asks about it', () => {
  const heard: unknown[] = [];
  const [ana, ben] = sorting(2, noting(game, heard)).clients as [Client, Client];
  ana.act(lay(1, 2));
  expect(heard).toEqual([lay(1, 2)]);
  ben.act(done(4));
  expect(heard).toEqual([lay(1, 2), done(4)]);
});

test('a new match finds nothing of how things lay in the one before', () => {
  const { host, clients } = sorting();
  const [ana, ben, cy] = clients as [Client, Client, Client];
  ana.act(done(1));
  wantAgain([ana, ben, cy]);
  host.evict();
  expect(ana.view).toMatchObject({ own: [], counts: [0, 0, 0], over: false });
  ana.act(lay(1));
  wantAgain([ana, ben, cy]);
  expect(ana.view).toMatchObject({ own: [1] });
});

test('what counts is taken at when it was pressed, as far as its connection can explain that', () => {
  const { host, clients } = sorting();
  const [ana, ben] = clients as [Client, Client];
  for (let turn = 0; turn < 6; turn++) ana.measure(200);
  host.pass(1_000);
  const now = host.now - host.online.began!;
  ana.act(done(1), host.now - 150);
  expect(ben.view).toMatchObject({ done: [now - 150, null, null] });
  const liar = sorting();
  for (let turn = 0; turn < 6; turn++) liar.clients[1]!.measure(20);
  liar.host.pass(1_000);
  const arrived = liar.host.now - liar.host.online.began!;
  liar.clients[1]!.act(done(1), liar.host.now - 900);
  expect(liar.clients[0]!.view).toMatchObject({ done: [null, arrived - 20, null] });
});

test('in time for an end is at that end at the latest; what is said to be later stays later', () => {
  const of = (roundTrip: number) => [roundTrip, roundTrip, roundTrip];
  const span = { from: 100, until: 500 };
  expect(timeWithin(span, 480, 700, of(50))).toBe(500);
  expect(timeWithin(span, 400, 420, of(50))).toBe(400);
  expect(timeWithin(span, 510, 700, of(300))).toBe(510);
  expect(timeWithin(span, 90, 110, of(50))).toBe(110);
  expect(timeWithin({ from: 100, until: null }, 300, 900, of(200))).toBe(700);
});
