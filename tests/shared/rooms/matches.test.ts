// Whole matches online: every action gets one answer, everybody sees the same, and sleep changes nothing.
import { describe, expect, test } from 'vitest';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { messagesOf } from '#shared/rooms/protocol.ts';
import { isOver } from '#shared/rooms/room.ts';
import { Client } from './client.ts';
import { expectAgreement, GO, playOn, READY, searching, table } from './table.ts';

const SIZES = [
  { people: 2, bots: 0 },
  { people: 1, bots: 2 },
  { people: 3, bots: 1 },
  { people: 5, bots: 0 },
  { people: 2, bots: 4 },
  { people: 6, bots: 2 },
  { people: 8, bots: 0 },
];

test.each(SIZES)('a whole match of $people people and $bots bots', ({ people, bots }) => {
  const words = `whole ${people} ${bots}`;
  const { host, clients } = table({ people, bots, words });
  const watcher = new Client(host, 'watcher').connect();
  for (const [at, client] of clients.entries()) client.measure(30 + 70 * at);
  playOn(host, clients, words);
  expect(isOver(host.online)).toBe(true);
  expectAgreement(host, [...clients, watcher]);
  for (const client of clients) {
    const own = host.log.filter(({ by }) => by === client.seat).map(({ number }) => number);
    const accepted = [...client.answers.values()].filter(([answer]) => answer!.accepted);
    expect(own).toEqual(accepted.map(([answer]) => answer!.number).toSorted((one, other) => one - other));
    expect(client.answers.size).toBe(client.number);
  }
  expect(watcher.watchers).toBe(1);
  expect(watcher.view!.viewer).toBe('watcher');
  const record = clients[0]!.wish({ type: 'record' });
  expect(record).toMatchObject({ ok: true, record: { header: host.header, log: host.log } });
});

describe('out of memory', () => {
  test.each([
    { people: 3, bots: 0 },
    { people: 2, bots: 2 },
  ])(
    'before and after every action of $people people and $bots bots: nothing changes',
    ({ people, bots }) => {
      const run = (sleepy: boolean) => {
        const { host, clients } = table({ people, bots, words: 'sleepy' });
        for (const client of clients) client.measure(120);
        playOn(host, clients, 'sleepy', () => {
          if (!sleepy) return;
          host.evict();
          // Claims that were lost with the memory were answered by nobody: their pages ask again.
          for (const client of clients) client.sendAgain();
        });
        expectAgreement(host, clients);
        return { log: host.log, party: host.party, answers: clients.map(({ answers }) => last(answers)) };
      };
      const last = (answers: Client['answers']) => [...answers].map(([at, all]) => [at, all.at(-1)]);
      expect(run(true)).toEqual(run(false));
    },
  );

  test('those who are connected are told only what has changed since', () => {
    const { host, clients } = searching({ people: 2 });
    const from = host.sent.length;
    host.evict();
    expect(host.sent).toHaveLength(from);
    clients[1]!.act(GO);
    host.pass(500);
    const views = host.sent.slice(from).flatMap(({ text }) => messagesOf(text));
    expect(views.filter(({ type }) => type === 'view')).toMatchObject(
      clients.map(() => ({ set: { phase: { kind: 'countdown' } } })),
    );
    for (const said of views) if (said.type === 'view') expect(Object.keys(said.set)).toEqual(['phase']);
    expectAgreement(host, clients);
  });
});

describe('sent again', () => {
  test('an accepted action gets the same answer, also out of memory and on a new connection', () => {
    const { host, clients } = table({ people: 2, silent: true });
    const [ana] = clients as [Client, Client];
    expect(ana.tell(READY)).toEqual({ number: 1, accepted: true });
    for (const change of [() => undefined, () => host.evict(), () => ana.connect(), () => host.evict()]) {
      change();
      ana.again(1, READY);
    }
    expect(ana.answers.get('1/1')).toEqual(Array(5).fill({ number: 1, accepted: true }));
    expect(host.log).toHaveLength(1);
  });

  test('a refused action gets the same refusal, also out of memory, on a new connection, and when it would now do', () => {
    const { host, clients } = table({ people: 2, silent: true });
    const [ana, bo] = clients as [Client, Client];
    const refused = { number: 1, accepted: false, refused: 'notNow' };
    expect(ana.tell(GO)).toEqual(refused);
    ana.act(READY);
    bo.act(READY);
    host.pass(1500);
    expect(ana.tell({ type: 'confirm' })).toEqual({ ...refused, number: 3 });
    const other = { number: 3, accepted: false, refused: 'notNow' };
    const both = () => {
      ana.connect();
      host.evict();
    };
    for (const change of [
      () => undefined,
      () => host.evict(),
      () => ana.connect(),
      () => host.evict(),
      both,
    ]) {
      change();
      ana.again(3, GO);
      host.pass(500);
    }
    expect(ana.answers.get('1/3')).toEqual(Array(6).fill(other));
    expect(ana.welcome!.number).toBe(3);
    expect(ana.view!.phase.kind).toBe('search');
  });

  test('a number long past does not cover up the last refusal', () => {
    const { host, clients } = table({ people: 2, silent: true });
    const ana = clients[0]!;
    ana.act(READY);
    const refused = ana.tell(READY);
    ana.again(1, READY);
    host.evict();
    ana.again(2, GO);
    expect(ana.answers.get('1/2')).toEqual([refused, refused]);
  });

  test('a claim that waits is answered once', () => {
    const { host, clients } = searching({ people: 2 });
    const [ana, bo] = clients as [Client, Client];
    bo.measure(200);
    ana.act(GO);
    ana.again(ana.number, GO);
    expect(ana.pending).toHaveLength(1);
    host.pass(200);
    expect(ana.answers.get(`1/${ana.number}`)).toEqual([{ number: ana.number, accepted: true }]);
  });
});

test('an action for the match before uses up no number of this one', () => {
  const { host, clients } = table({ people: 2, silent: true, options: { search: 60, rest: 30 } });
  const [ana, bo] = clients as [Client, Client];
  host.pass(2_000_000);
  expect(spaceBowl.outcome(host.online.room!.match.state)).not.toBeNull();
  bo.act(GO);
  expect(bo.answerTo(1, 1)).toMatchObject({ refused: 'over' });
  ana.wish({ type: 'again', match: 1, wants: true });
  ana.holdBack();
  ana.act(GO);
  bo.wish({ type: 'again', match: 1, wants: true });
  ana.letThrough();
  expect(ana.answers.get('late for 1/1')).toEqual([{ number: 1, accepted: false, refused: 'notNow' }]);
  expect([ana.match, ana.number]).toEqual([2, 0]);
  ana.say({ type: 'act', match: 2, number: 1, action: READY, pressed: host.now });
  expect(host.log).toMatchObject([{ by: 0, number: 1, action: READY }]);
  host.evict();
  // The refusal of the match before is not the answer to the same number in this one.
  expect(bo.tell(READY)).toEqual({ number: 1, accepted: true });
});
