// Who comes late: the row for the next match, a bot's seat at once, a closed door, another game under the same link.
import { describe, expect, test } from 'vitest';
import type { AnyBot, AnyGame } from '#shared/engine/game.ts';
import type { Kit } from '#shared/engine/table.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import { HOST_GRACE } from '#shared/rooms/party/host.ts';
import { Client, wantAgain } from './client.ts';
import { HASHED, type Host } from './host.ts';
import { expectAgreement, GO, lobby, playOn, READY, searching, table } from './table.ts';

const OK = { ok: true };
const refused = (reason: string) => ({ ok: false, refused: reason });
const comer = (host: Host, name: string) => new Client(host, name).connect();
const lab: Kit = { game: spaceLab as AnyGame, bot: (() => null) as AnyBot };
const sit = (client: Client, name: string) => client.wish({ type: 'sit', name, colour: 0 });
const names = ({ party }: Client) =>
  party!.seats.map((seat) => (seat.kind === 'free' ? null : `${seat.kind} ${seat.name}`));

describe('the row', () => {
  test('whoever comes during a match waits, and sits in the next one without the room being undone', () => {
    const { host, clients } = table({ people: 2, bots: 1, options: { grace: 10 }, words: 'row' });
    const [late, later] = [comer(host, 'late'), comer(host, 'later')];
    expect(sit(late, 'Lea')).toEqual(OK);
    expect(sit(later, 'Leo')).toEqual(OK);
    expect([late.known.row, later.known.row, late.seat]).toEqual([0, 1, null]);
    expect(clients[0]!.party!.row).toMatchObject([{ name: 'Lea' }, { name: 'Leo' }]);
    sit(late, 'Leah');
    expect(late.party!.row).toMatchObject([{ name: 'Leah' }, { name: 'Leo' }]);
    host.evict();
    playOn(host, clients, 'row');
    wantAgain(clients);
    expect(names(late)).toEqual(['person P0', 'person P1', 'bot Bot 0', 'person Leah', 'person Leo']);
    expect([late.seat, later.seat, late.party!.row]).toEqual([3, 4, []]);
    expectAgreement(host, [...clients, late, later]);
  });

  test('a table full of bots makes room, of which the last goes first', () => {
    const { host, clients } = table({ people: 2, bots: 6, options: { grace: 10 }, words: 'full' });
    const late = comer(host, 'late');
    sit(late, 'Lea');
    playOn(host, clients, 'full');
    wantAgain(clients);
    expect([late.seat, late.party!.seats.length]).toEqual([7, 8]);
    expect(names(late)[6]).toBe('bot Bot 4');
  });

  test('only whoever is here is seated; the others keep their place', () => {
    const { host, clients } = table({ people: 2, options: { grace: 10 }, words: 'gone' });
    const [late, later] = [comer(host, 'late'), comer(host, 'later')];
    sit(late, 'Lea');
    sit(later, 'Leo');
    late.drop();
    expect(later.party!.row[0]).toMatchObject({ name: 'Lea', away: host.now });
    playOn(host, clients, 'gone');
    wantAgain(clients);
    expect([later.seat, host.party.row.map(({ name }) => name)]).toEqual([2, ['Lea']]);
    expect(late.connect().known.row).toBe(0);
    expect(late.party!.row[0]).toMatchObject({ away: null });
    late.wish({ type: 'leave' });
    expect(host.party.row).toEqual([]);
  });

  test('in a full lobby it waits for a seat to be free', () => {
    const { host, clients } = lobby({ people: 8 });
    const late = comer(host, 'late');
    expect(sit(late, 'Lea')).toEqual(OK);
    expect([late.seat, late.known.row]).toEqual([null, 0]);
    clients[3]!.wish({ type: 'leave' });
    expect([late.seat, late.known.row]).toEqual([3, null]);
  });

  test('is not for who was removed, and holds eight', () => {
    const { host, clients } = lobby({ people: 3 });
    clients[0]!.wish({ type: 'remove', seat: 2 });
    clients[0]!.wish({ type: 'start', match: 0 });
    expect(sit(clients[2]!.connect(), 'P2')).toEqual(refused('removed'));
    const row = Array.from({ length: 9 }, (_, at) => comer(host, `row${at}`));
    expect(row.map((client, at) => sit(client, `R${at}`))).toEqual([
      ...Array(8).fill(OK),
      refused('roomFull'),
    ]);
    row[2]!.drop();
    expect(sit(row[8]!, 'R8')).toEqual(OK);
    expect(host.party.row.map(({ name }) => name)).not.toContain('R2');
  });
});

describe('taking over', () => {
  test('a bot’s seat, at once and with everything that it has', () => {
    const { host, clients } = searching({ people: 2, bots: 1, silent: false });
    const late = comer(host, 'late');
    const take = (seat: number) => late.wish({ type: 'takeOver', seat, name: 'Lea', colour: 5 });
    expect([take(0), take(7)]).toEqual([refused('seatTaken'), refused('noSuchSeat')]);
    expect(take(2)).toEqual(OK);
    expect([late.seat, names(late)[2]]).toEqual([2, 'person Lea']);
    expect(late.tell({ type: 'call', kind: 'go' })).toMatchObject({ accepted: true });
    expect(take(2)).toEqual(refused('notNow'));
    host.evict();
    expectAgreement(host, [...clients, late]);
  });

  test('while a claim of whoever had the seat is still to be decided, everybody is answered', () => {
    const { host, clients } = searching({ people: 3 });
    const late = comer(host, 'late');
    clients[1]!.measure(200);
    host.pass(1_000);
    clients[0]!.act({ type: 'call', kind: 'go' });
    clients[0]!.wish({ type: 'leave' });
    expect(late.wish({ type: 'takeOver', seat: 0, name: 'Lea', colour: 0 })).toEqual(OK);
    expect(host.online.claims).toMatchObject([{ seat: 0, number: 2 }]);
    expect(late.tell({ type: 'pick', card: 1 })).toMatchObject({ refused: 'notNow' });
    host.pass(1_000);
    expect(clients[0]!.answerTo(2)).toMatchObject({ accepted: true });
    expect(late.tell({ type: 'pick', card: 1 })).toMatchObject({ number: 3, accepted: true });
  });

  test('the seat of somebody who has left for good', () => {
    const { host, clients } = searching({ people: 3 });
    const late = comer(host, 'late');
    sit(late, 'Lea');
    clients[1]!.drop();
    expect(late.wish({ type: 'takeOver', seat: 1, name: 'Lea', colour: 0 })).toEqual(refused('seatTaken'));
    clients[2]!.wish({ type: 'leave' });
    expect(late.wish({ type: 'takeOver', seat: 2, name: 'Lea', colour: 0 })).toEqual(OK);
    expect([late.seat, late.party!.row]).toEqual([2, []]);
    expect(clients[2]!.seat).toBeNull();
    // Their first action is none of those of whoever had the seat before.
    expect(late.tell(GO)).toEqual({ number: 2, accepted: true });
    expect(host.log.at(-1)).toMatchObject({ by: 2, number: 2, action: GO });
  });
});

describe('the door', () => {
  test('closed, it turns everybody away who was not inside, and lets those in who were', () => {
    const { host, clients } = lobby({ people: 2 });
    const watcher = comer(host, 'watcher');
    const late = comer(host, 'late');
    expect(clients[1]!.wish({ type: 'door', closed: true })).toEqual(refused('notHost'));
    late.drop();
    expect(clients[0]!.wish({ type: 'door', closed: true })).toEqual(OK);
    expect(watcher.party!.closed).toBe(true);
    expect(late.connect().closedFor).toBe('locked');
    host.evict();
    expect([watcher.connect().closedFor, clients[1]!.connect().seat]).toEqual([null, 1]);
    const granted = clients[1]!.wish({ type: 'pass' }) as { pass: string };
    expect(comer(host, 'tablet').closedFor).toBe('locked');
    expect(new Client(host, 'tablet').connect({ pass: granted.pass }).seat).toBe(1);
    expect(clients[0]!.wish({ type: 'door', closed: false })).toEqual(OK);
    expect(late.connect().closedFor).toBeNull();
  });
});

describe('another game', () => {
  const change = (client: Client, options: object = {}) =>
    client.wish({ type: 'game', game: 'space-lab', match: client.match, options });

  test('under the same link: people keep their seats, whoever has none any more is first in the row', () => {
    const { host, clients } = lobby({ people: 6, bots: 1 });
    host.kits.set('space-lab', lab);
    expect(change(clients[1]!)).toEqual(refused('notHost'));
    expect(change(clients[0]!, { nonsense: true })).toEqual(refused('badOptions'));
    expect(change(clients[0]!)).toEqual(OK);
    expect(names(clients[0]!)).toEqual(['person P0', 'person P1', 'person P2', 'person P3']);
    expect([clients[4]!.known.row, clients[5]!.known.row, clients[5]!.seat]).toEqual([0, 1, null]);
    expect(clients[1]!.known).toMatchObject({ rules: null, roomRules: spaceLab.rulesVersion });
    expect(clients[0]!.wish({ type: 'start', match: 0 })).toEqual(OK);
    expect(host.header.game).toBe('space-lab');
  });

  test('between matches, by the host alone, and never in the middle of one', () => {
    const { host, clients } = table({ people: 2, options: { grace: 10 }, words: 'change' });
    host.kits.set('space-lab', lab);
    expect(change(clients[0]!)).toEqual(refused('notOver'));
    playOn(host, clients, 'change');
    expect(change(clients[0]!)).toEqual(OK);
    expect(clients[1]!.party).toMatchObject({ game: 'space-lab', stage: 'lobby', match: 1 });
    expect(clients[1]!.party!.evening.people).toHaveLength(2);
  });
});

describe('the host', () => {
  const unseated = () => {
    const { host } = lobby({ people: 0 });
    const opener = new Client(host, 'opener');
    const party = { ...host.party, opener: { key: HASHED + opener.key, away: host.now } };
    host.online = { ...host.online, party };
    return { host, opener: opener.connect(), ben: comer(host, 'ben').sit('Ben') };
  };

  test('is whoever opened the room, also without a seat', () => {
    const { host, opener, ben } = unseated();
    expect(opener.known).toMatchObject({ opener: true, seat: null });
    expect(opener.party).toMatchObject({ host: null, opener: { away: null } });
    expect(ben.wish({ type: 'options', options: {} })).toEqual(refused('notHost'));
    expect(opener.wish({ type: 'fill', seat: 1, level: 1, name: 'Vega' })).toEqual(OK);
    expect(opener.wish({ type: 'start', match: 0 })).toEqual(OK);
    expect(ben.view).not.toBeNull();
    expect(host.party.host).toBeNull();
  });

  test('may be away for thirty seconds, and is host again', () => {
    const { host, opener, ben } = unseated();
    opener.drop();
    host.pass(HOST_GRACE - 1);
    expect(ben.wish({ type: 'options', options: {} })).toEqual(refused('notHost'));
    host.pass(1);
    expect(ben.wish({ type: 'options', options: {} })).toEqual(OK);
    host.evict();
    opener.connect();
    expect(ben.wish({ type: 'options', options: {} })).toEqual(refused('notHost'));
    sit(opener, 'Ana');
    expect([opener.seat, opener.party!.host, opener.known.opener]).toEqual([1, 1, false]);
  });

  test('sits down with a code as well, and is one of the seated from then on', () => {
    const { host, opener, ben } = unseated();
    const granted = ben.wish({ type: 'pass' }) as { pass: string };
    opener.connect({ pass: granted.pass });
    expect([opener.seat, opener.party!.host, opener.known.opener]).toEqual([0, 0, false]);
    const cleo = comer(host, 'cleo').sit('Cleo');
    opener.drop();
    host.pass(HOST_GRACE);
    expect(cleo.wish({ type: 'options', options: {} })).toEqual(OK);
  });

  test('is removed by nobody, however long they are away', () => {
    const { host, clients } = lobby({ people: 2 });
    clients[0]!.drop();
    host.pass(10 * HOST_GRACE);
    expect(clients[1]!.wish({ type: 'remove', seat: 0 })).toEqual(refused('hostStays'));
    expect(clients[0]!.connect().seat).toBe(0);
  });

  test('nobody takes a seat for good in a match', () => {
    const { host, clients } = table({ people: 2, silent: true });
    clients[1]!.drop();
    for (const wish of [
      { type: 'remove', seat: 1 },
      { type: 'takeOver', seat: 1, name: 'X', colour: 0 },
    ] as const)
      expect(clients[0]!.wish(wish)).toMatchObject({ ok: false });
    expect(clients[0]!.wish({ type: 'fill', seat: 1, level: 1, name: 'X' })).toEqual(OK);
    expect(clients[1]!.connect().seat).toBe(1);
    expect(clients[1]!.tell(READY)).toMatchObject({ accepted: true });
    expect(host.party.seats[1]).toMatchObject({ kind: 'person', standIn: null });
  });
});
