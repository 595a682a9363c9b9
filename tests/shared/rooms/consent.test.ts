// Another match begins when all who are here want it, or some time after most do; and the evening has a score.
import { describe, expect, test } from 'vitest';
import { LAST_CALL } from '#shared/rooms/again.ts';
import { eveningOf } from '#shared/rooms/party/evening.ts';
import { personAt } from '#shared/rooms/party/party.ts';
import { Client, wantAgain } from './client.ts';
import { expectAgreement, playOn, READY, table } from './table.ts';

const OK = { ok: true };

function over(people: number, bots = 0) {
  const { host, clients } = table({ people, bots, words: 'consent', options: { grace: 10 } });
  playOn(host, clients, 'consent');
  return { host, clients };
}
const want = (client: Client, wants = true) => client.wish({ type: 'again', match: client.match, wants });

describe('another match', () => {
  test('wipes nobody’s result before all who are here have said so', () => {
    const { host, clients } = over(3);
    const [ana, ben, cleo] = clients as [Client, Client, Client];
    expect(want(ana)).toEqual(OK);
    expect([host.party.match, cleo.outcome !== null]).toEqual([1, true]);
    expect(cleo.party!.again).toEqual({ ready: [0], at: null });
    want(ben);
    expect(cleo.party!.again).toEqual({ ready: [0, 1], at: host.now + LAST_CALL });
    want(cleo);
    expect([host.party.match, host.log.length, cleo.outcome]).toEqual([2, 0, null]);
    expect(cleo.party!.again).toBeNull();
    expectAgreement(host, clients);
  });

  test('thirty seconds after most want it, it begins; a phone laid aside keeps its seat, and its person is away', () => {
    const { host, clients } = over(3);
    const [ana, ben, cleo] = clients as [Client, Client, Client];
    want(ana);
    want(ben);
    host.pass(LAST_CALL - 1);
    expect(host.party.match).toBe(1);
    host.pass(1);
    expect(host.party.match).toBe(2);
    expect([0, 1, 2].map((seat) => personAt(host.party, seat)!.presence)).toEqual(['here', 'here', 'away']);
    expect(cleo.seat).toBe(2);
    expect(cleo.wish({ type: 'here' })).toEqual(OK);
    expect(personAt(host.party, 2)!.presence).toBe('here');
    expect(cleo.tell(READY)).toMatchObject({ accepted: true });
  });

  test('whoever plays on is back by that alone', () => {
    const { host, clients } = over(3);
    want(clients[0]!);
    want(clients[1]!);
    host.pass(LAST_CALL);
    clients[2]!.act(READY);
    expect(personAt(host.party, 2)!.presence).toBe('here');
  });

  test('can be taken back, and then waits for all again', () => {
    const { host, clients } = over(3);
    const [ana, ben] = clients as [Client, Client];
    want(ana);
    want(ben);
    want(ben, false);
    expect(ana.party!.again).toEqual({ ready: [0], at: null });
    host.pass(LAST_CALL);
    expect(host.party.match).toBe(1);
    want(ana, false);
    expect(ana.party!.again).toBeNull();
  });

  test('whoever goes is not waited for any more', () => {
    const { host, clients } = over(3);
    const [ana, ben, cleo] = clients as [Client, Client, Client];
    want(ana);
    want(ben);
    cleo.drop();
    expect(host.party.match).toBe(2);
    expect(cleo.connect().seat).toBe(2);
  });

  test('one of two is not most: the result stays as long as the other looks at it', () => {
    const { host, clients } = over(2);
    want(clients[0]!);
    host.pass(10 * LAST_CALL);
    expect(host.party.match).toBe(1);
  });

  test('the seed of the next match is a secret of the room, also while it is being agreed on', () => {
    const { host, clients } = over(3);
    want(clients[0]!);
    expect(host.party.again!.seed).toContain('secret');
    for (const { text } of host.sent) expect(text).not.toContain('secret seed');
    host.evict();
    want(clients[1]!);
    want(clients[2]!);
    expect(host.header.seed).toBe('secret seed consent 2');
  });
});

describe('the score of the evening', () => {
  test('counts each match once, for people and not for bots, and stays with them', () => {
    const { host, clients } = over(2, 1);
    const { outcome } = clients[0]!;
    const shown = eveningOf(clients[0]!.party!, outcome);
    expect(shown.map(({ seat }) => seat).toSorted()).toEqual([0, 1]);
    for (const { seat, won, points, played } of shown) {
      expect(won).toBe(outcome!.places[seat!] === 1 ? 1 : 0);
      expect([points, played]).toEqual([outcome!.scores[seat!], 1]);
    }
    host.evict();
    host.pass(60_000);
    expect(host.party.evening.counted).toBe(1);
    wantAgain(clients);
    expect(eveningOf(clients[0]!.party!, null)).toEqual(shown);
    playOn(host, clients, 'second');
    const second = clients[0]!.outcome!;
    const sum = eveningOf(clients[1]!.party!, second);
    for (const { seat, points, played } of sum) {
      expect([points, played]).toEqual([outcome!.scores[seat!]! + second.scores[seat!]!, 2]);
    }
    clients[0]!.wish({ type: 'reopen', match: 2 });
    expect(eveningOf(clients[1]!.party!, null)).toEqual(sum);
  });

  test('goes along to another device, and waits for whoever comes back', () => {
    const { host, clients } = over(2);
    const [ana, ben] = clients as [Client, Client];
    const granted = ana.wish({ type: 'pass' }) as { pass: string };
    const tablet = new Client(host, 'tablet').connect({ pass: granted.pass });
    tablet.wish({ type: 'reopen', match: 1 });
    expect(eveningOf(ben.party!, null)).toMatchObject([{ played: 1 }, { played: 1 }]);
    ben.wish({ type: 'leave' });
    expect(eveningOf(tablet.party!, null).find(({ seat }) => seat === null)).toMatchObject({ name: 'P1' });
    ben.sit('Ben');
    expect(eveningOf(tablet.party!, null).every(({ seat }) => seat !== null)).toBe(true);
  });

  test('what everybody is told of it holds no key', () => {
    const { host } = over(2);
    for (const { text } of host.sent) expect(text).not.toContain('hash of');
  });
});
