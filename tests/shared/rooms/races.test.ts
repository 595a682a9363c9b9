// Races online: the first to press is the caller, within what its connection can explain, and nothing is lost.
import { describe, expect, test } from 'vitest';
import type { View } from '#shared/games/space-bowl/view.ts';
import { catchUp, wakeAt } from '#shared/rooms/actions.ts';
import { messagesOf } from '#shared/rooms/protocol.ts';
import { Client } from './client.ts';
import { DOOM, expectAgreement, GO, READY, searching, table } from './table.ts';

const callOf = (client: Client) => {
  const { phase } = client.view as View;
  return phase.kind === 'countdown' ? phase.call : null;
};
/** On the clock of the match. */
const clockOf = ({ host }: Client) => host.now - host.online.began!;

function racing(people: number, roundTrips: number[], words = 'race') {
  const { host, clients } = searching({ people, words });
  for (const [at, roundTrip] of roundTrips.entries()) clients[at]!.measure(roundTrip);
  return { host, clients: clients as [Client, Client, Client, ...Client[]] };
}

describe('the first to press', () => {
  test('wins though it came later; the later one of the same kind follows, and everybody hears when', () => {
    const { host, clients } = racing(3, [20, 200, 90]);
    const [ana, bo, cy] = clients;
    const pressed = host.now;
    host.pass(50);
    ana.act(GO, pressed + 40);
    host.pass(60);
    bo.act(GO, pressed);
    expect([ana.pending.length, bo.pending.length, callOf(cy)]).toEqual([1, 1, null]);
    host.pass(139);
    expect(callOf(cy)).toBeNull();
    host.pass(1);
    const at = pressed - host.online.began!;
    const both = [
      { seat: 1, at },
      { seat: 0, at: at + 40 },
    ];
    expect(callOf(cy)).toEqual({ kind: 'go', by: 1, at });
    expect(cy.verdicts).toEqual([{ claims: both }]);
    expect([ana.pending, bo.pending]).toEqual([[], []]);
    expectAgreement(host, clients);
  });

  test('of the other kind: the later one is refused and not in the verdict', () => {
    const { host, clients } = racing(2, [20, 200]);
    const [ana, bo] = clients;
    const pressed = host.now;
    host.pass(60);
    ana.act(GO);
    host.pass(60);
    bo.act(DOOM, pressed + 1);
    host.pass(300);
    expect(ana.answerTo(ana.number)).toMatchObject({ refused: 'goDuringDoom' });
    expect(ana.verdicts).toEqual([{ claims: [{ seat: 1, at: pressed + 1 - host.online.began! }] }]);
  });

  test('a claim is believed as far as its connection was measured, and no further', () => {
    const { host, clients } = racing(2, [20, 100]);
    const [ana, bo] = clients;
    host.pass(1000);
    bo.act(GO, host.now - 700);
    const at = clockOf(bo) - 100;
    host.pass(300);
    expect(callOf(ana)).toMatchObject({ by: 1, at });
  });

  test('a later press of the same seat does not come before its first', () => {
    const { host, clients } = racing(2, [300, 20]);
    const [ana] = clients;
    host.pass(1000);
    const first = ana.act(GO, host.now - 50);
    ana.again(first + 1, DOOM, host.now - 200);
    host.pass(500);
    expect(callOf(ana)).toMatchObject({ kind: 'go' });
    expect(ana.answerTo(first + 1)).toMatchObject({ refused: 'doomDuringGo' });
  });
});

test('what a seat says behind its claim waits with it, and takes nothing from it', () => {
  const { host, clients } = racing(2, [200, 20]);
  const [ana, bo] = clients;
  const claim = ana.act(GO);
  const pick = claim + 1;
  ana.again(pick, { type: 'pick', card: 1 });
  expect(ana.answers.size).toBe(1);
  host.pass(200);
  expect([ana.answerTo(claim), ana.answerTo(pick)]).toMatchObject([{ accepted: true }, { accepted: true }]);
  expect(callOf(bo)).toMatchObject({ by: 0 });
});

describe('the reveal', () => {
  test('pressed before it and come after it: counts when it came', () => {
    const { host, clients } = table({ people: 2, silent: true });
    const [ana, bo] = clients as [Client, Client];
    ana.measure(300);
    ana.act(READY);
    bo.act(READY);
    host.pass(1520);
    ana.act(GO, host.now - 100);
    const at = clockOf(ana);
    host.pass(300);
    expect(callOf(bo)).toMatchObject({ by: 0, at });
  });

  test('come before it: refused at once, and it opens no window', () => {
    const { host, clients } = table({ people: 2, silent: true });
    const [ana, bo] = clients as [Client, Client];
    for (const client of clients) client.measure(200);
    ana.act(READY);
    bo.act(READY);
    host.pass(1490);
    expect(ana.tell(GO)).toMatchObject({ refused: 'rolling' });
    expect(host.online.claimsDue).toBeNull();
    ana.again(ana.number, GO);
    expect(ana.answers.get(`1/${ana.number}`)).toHaveLength(2);
  });
});

describe('the window', () => {
  test.each([{ type: 'pick', card: 1 }, { type: 'nonsense' }, 7, null])(
    'is not opened by %j, which is refused at once',
    (action) => {
      const { host, clients } = racing(2, [20, 200]);
      const [ana, bo] = clients;
      const pressed = host.now;
      expect(ana.tell(action)).toMatchObject({ accepted: false });
      host.pass(150);
      ana.act(GO);
      host.pass(60);
      bo.act(GO, pressed + 100);
      host.pass(500);
      expect(callOf(ana)).toMatchObject({ by: 1 });
    },
  );

  test('is as long as the slowest seated connection takes; watchers do not count', () => {
    const { host, clients } = racing(2, [20, 120]);
    const watcher = new Client(host).connect();
    watcher.measure(290);
    clients[0].act(GO);
    expect(host.online.claimsDue).toBe(host.now + 120);
  });

  test('does not wait for anybody at a table that was never measured', () => {
    const { clients } = racing(2, []);
    expect(clients[0].tell(GO)).toMatchObject({ accepted: true });
  });

  test('holds back bots and the clock for as long', () => {
    const { host, clients } = racing(2, [20, 200], 'void');
    const { deadline } = host.online.kit.game;
    const due = host.online.began! + deadline(host.online.room!.match.state)!;
    expect(wakeAt(host.online)).toBe(due + 200);
    host.passTo(due + 100);
    clients[1].act(GO, due - 20);
    // An alarm before that would find nothing to do, and be set again at once.
    expect(wakeAt(host.online)).toBe(host.online.claimsDue);
    host.pass(300);
    expect(callOf(clients[0])).toMatchObject({ by: 1 });
  });

  test('a press after the deadline comes too late, however soon it is known', () => {
    const { host, clients } = racing(2, [20, 200], 'late');
    const { deadline } = host.online.kit.game;
    const due = host.online.began! + deadline(host.online.room!.match.state)!;
    host.passTo(due + 50);
    clients[0].act(GO, due + 1);
    host.pass(500);
    expect(clients[0].answerTo(clients[0].number)).toMatchObject({ refused: 'notNow' });
    expect(clients[0].view!.last).toMatchObject({ call: null });
  });
});

test('whoever leaves with a claim on its way still gets its answer, and the claim stands', () => {
  const { host, clients } = racing(3, [20, 200]);
  const [ana, bo] = clients;
  ana.act(GO);
  ana.wish({ type: 'leave' });
  expect(ana.seat).toBeNull();
  host.pass(200);
  expect(ana.pending).toEqual([]);
  expect(callOf(bo)).toMatchObject({ by: 0 });
});

test('whoever connects anew with a claim on its way gets one answer', () => {
  const { host, clients } = racing(3, [20, 200]);
  const [ana] = clients;
  ana.act(GO);
  ana.connect();
  host.pass(300);
  expect(ana.answers.get(`1/${ana.number}`)).toEqual([{ number: ana.number, accepted: true }]);
});

test('claims that the memory lost are asked again, and count as before', () => {
  const { host, clients } = racing(2, [20, 200]);
  const [ana, bo] = clients;
  const pressed = host.now;
  host.pass(20);
  ana.act(GO);
  host.evict();
  ana.sendAgain();
  bo.act(GO, pressed);
  host.pass(200);
  expect(callOf(ana)).toMatchObject({ by: 1 });
});

test('a refusal noted while clocks were compared is still known out of memory', () => {
  const { host, clients } = racing(2, [20, 200]);
  const [ana, bo] = clients;
  ana.act(GO);
  bo.act(DOOM);
  host.now += 5000;
  bo.say({ type: 'clock', sent: 1, heard: null });
  const refused = bo.answerTo(bo.number);
  expect(refused).toMatchObject({ refused: 'doomDuringGo' });
  host.evict();
  bo.again(bo.number, { type: 'follow' });
  expect(bo.answers.get(`1/${bo.number}`)).toEqual([refused, refused]);
});

test('a bot that found its card before a claim was pressed is the caller', () => {
  const { host, clients } = table({ people: 1, bots: 1, words: 'bot race' });
  const [ana] = clients as [Client];
  ana.measure(250);
  ana.act(READY);
  host.pass(1500);
  const due = wakeAt(host.online)!;
  expect(due - host.now).toBeGreaterThan(300);
  host.passTo(due - 1);
  ana.act(GO, host.now - 10);
  host.pass(600);
  expect(callOf(ana)).toMatchObject({ by: 1, at: due - 250 - host.online.began! });
  expect(ana.verdicts.flatMap(({ claims }) => claims).filter(({ seat }) => seat === 1)).toEqual([]);
});

test('a clock that was set back makes nothing come too early', () => {
  const { host, clients } = table({ people: 2, silent: true });
  const [ana, bo] = clients as [Client, Client];
  host.pass(10_000);
  ana.act(READY);
  host.now -= 5000;
  expect(bo.tell(READY)).toMatchObject({ accepted: true });
  expect(catchUp(host.online, host.now).entries).toEqual([]);
});

describe('measuring', () => {
  test('only the answer to the last clock counts', () => {
    const { host, clients } = table({ people: 2, silent: true });
    const [ana] = clients as [Client];
    const tripsOf = () => host.online.connections.find(({ id }) => id === ana.id)!.roundTrips;
    ana.say({ type: 'clock', sent: 5, heard: host.now });
    expect(tripsOf()).toEqual([]);
    const asked = host.now;
    host.pass(80);
    ana.say({ type: 'clock', sent: 5, heard: asked - 1 });
    expect(tripsOf()).toEqual([]);
    const next = host.now;
    host.pass(70);
    host.evict();
    ana.say({ type: 'clock', sent: 5, heard: next });
    expect(tripsOf()).toEqual([70]);
    const said = host.sent.flatMap(({ text }) => messagesOf(text));
    expect(said).toContainEqual({ type: 'clock', sent: 5, now: host.now });
  });
});
