// Who is in a room: seats, colours, host, presence, stand-ins and votes.
import { describe, expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { HOST_GRACE, mayHost } from '#shared/rooms/party/host.ts';
import { begin, chairsOf, letPassOf } from '#shared/rooms/party/match.ts';
import {
  EMPTY_LIFE,
  endOf,
  fill,
  LIFE,
  leave,
  markPresence,
  newParty,
  type Party,
  type PartySeat,
  personAt,
  remove,
  STAND_IN_LEVEL,
  seatOf,
  sit,
  standIn,
  vote,
} from '#shared/rooms/party/party.ts';
import { issuePass, missPass } from '#shared/rooms/party/passes.ts';
import { viewOfParty } from '#shared/rooms/party/view.ts';
import { frozen } from '../freeze.ts';

const ok = (party: Party | { refused: string }): Party => {
  if (isRefusal(party)) throw new Error(party.refused);
  return frozen(party as Party);
};
const empty = (seats = 8) => frozen(newParty('space-bowl', seats, { grace: 3 }, 1000));
/** A party of persons with the keys a, b, c …, each on the next seat and with the next colour. */
const people = (count: number, seats = 8) =>
  [...'abcdefgh'.slice(0, count)].reduce(
    (party, key, at) => ok(sit(party, key, key.toUpperCase(), at, 1000)),
    empty(seats),
  );
const started = (count: number) => ok(begin(people(count), 2, 1000));
const colours = (party: Party) => party.seats.flatMap((seat) => (seat.kind === 'free' ? [] : [seat.colour]));
const kinds = (party: Party) => party.seats.map(({ kind }) => kind);
const names = (party: Party) => party.seats.map((seat) => (seat.kind === 'free' ? null : seat.name));
const away = (party: Party, seat: number, now = 2000) => frozen(markPresence(party, seat, 'away', now));

test('a new party is a lobby of free seats without a host', () => {
  const party = empty(3);
  expect(kinds(party)).toEqual(['free', 'free', 'free']);
  expect(party).toMatchObject({ host: null, match: 0, stage: 'lobby', opened: 1000, seen: 1000, passes: [] });
});

describe('sitting down', () => {
  test('takes the first free seat; the first to come is host', () => {
    const party = people(2);
    expect(personAt(party, 1)).toEqual({
      kind: 'person',
      name: 'B',
      colour: 1,
      key: 'b',
      presence: 'here',
      since: 1000,
      standIn: null,
      votes: [],
    });
    expect(party.host).toBe(0);
    expect(names(ok(sit(leave(party, 0, 2000), 'c', 'C', 5, 3000))).slice(0, 2)).toEqual(['C', 'B']);
  });

  test('again, it changes name and colour and nothing else', () => {
    const again = ok(sit(people(2), 'b', 'Bea', 6, 9000));
    expect(personAt(again, 1)).toMatchObject({ name: 'Bea', colour: 6, since: 1000 });
    expect(again.seats.filter(({ kind }) => kind === 'person')).toHaveLength(2);
    const playing = ok(sit(started(2), 'b', 'Bea', 6, 9000));
    expect(personAt(playing, 1)).toMatchObject({ name: 'Bea', colour: 6 });
  });

  test('is refused when there is no free seat, and during a match', () => {
    expect(sit(people(2, 2), 'z', 'Z', 0, 1)).toEqual({ refused: 'roomFull' });
    expect(sit(started(2), 'z', 'Z', 0, 1)).toEqual({ refused: 'notNow' });
  });

  test('no two seats ever have the same colour, people or bots', () => {
    let party = empty();
    for (const key of 'abcd') party = ok(sit(party, key, key, 7, 0));
    for (const seat of [4, 5, 6, 7]) party = ok(fill(party, seat, 1, 'Bo', { from: 0 }));
    expect(new Set(colours(party)).size).toBe(8);
    expect(colours(party).slice(0, 3)).toEqual([7, 0, 1]);
    expect(colours(ok(sit(party, 'a', 'A', 0, 0)))[0]).toBe(7);
    expect(new Set(colours(ok(sit(remove(party, 5, 0) as Party, 'b', 'B', 6, 0)))).size).toBe(7);
  });
});

test('seats are found by key alone', () => {
  const party = people(2);
  expect([seatOf(party, 'b'), seatOf(party, 'z'), seatOf(party, null)]).toEqual([1, null, null]);
  expect(personAt(party, 5)).toBeNull();
  expect(personAt(party, 99)).toBeNull();
  expect(seatOf(leave(started(2), 1, 0), 'b')).toBeNull();
});

describe('the host', () => {
  test('may; others may once the host has been away for 30 s, and watchers never', () => {
    const party = people(2);
    expect([mayHost(party, 0, 1000), mayHost(party, 1, 1e9), mayHost(party, null, 1e9)]).toEqual([
      true,
      false,
      false,
    ]);
    const alone = away(party, 0);
    expect(mayHost(alone, 1, 2000 + HOST_GRACE - 1)).toBe(false);
    expect(mayHost(alone, 1, 2000 + HOST_GRACE)).toBe(true);
    expect(mayHost(alone, 0, 2000)).toBe(true);
    expect(mayHost(alone, 5, 1e9)).toBe(false);
    expect(mayHost(markPresence(alone, 0, 'here', 50_000), 1, 90_000)).toBe(false);
  });

  test('who leaves hands it to somebody who is here, else to somebody away, else to the next to sit', () => {
    const three = people(3);
    expect(leave(three, 0, 0).host).toBe(1);
    expect(leave(three, 1, 0).host).toBe(0);
    expect(leave(away(three, 1), 0, 0).host).toBe(2);
    const lonely = leave(away(away(three, 1), 2), 0, 0);
    expect(lonely.host).toBe(1);
    const none = leave(leave(lonely, 1, 0), 2, 0);
    expect(none.host).toBeNull();
    expect(ok(sit(none, 'z', 'Z', 0, 0)).host).toBe(0);
  });

  test('passes on in a match too, never to who has left or to a bot', () => {
    const party = ok(begin(ok(fill(people(3), 3, 1, 'Bo', { from: 0 })), 2, 1000));
    const left = leave(leave(party, 1, 0), 0, 0);
    expect(left.host).toBe(2);
    expect(leave(left, 2, 0).host).toBeNull();
  });
});

describe('presence', () => {
  test('in the lobby whoever leaves frees the seat; in a match the seat stays without a key', () => {
    expect(leave(people(2), 1, 5).seats[1]).toEqual({ kind: 'free' });
    expect(personAt(leave(started(2), 1, 5), 1)).toMatchObject({ presence: 'left', key: '', since: 5 });
    const party = people(2);
    expect(leave(party, 7, 5)).toBe(party);
  });

  test('away and back again; a stand-in and votes go when the person is back', () => {
    const gone = away(started(3), 1);
    expect(personAt(gone, 1)).toMatchObject({ presence: 'away', since: 2000 });
    expect(gone.seen).toBe(2000);
    expect(away(gone, 1, 9000)).toBe(gone);
    const held = standIn(ok(vote(gone, 0, 1, { from: 7 })), 1, 3, { from: 7 });
    expect(personAt(markPresence(held, 1, 'here', 3000), 1)).toMatchObject({
      presence: 'here',
      since: 3000,
      standIn: null,
      votes: [],
    });
    const left = leave(gone, 1, 0);
    expect(markPresence(left, 1, 'here', 9)).toBe(left);
    expect(markPresence(gone, 6, 'here', 9)).toBe(gone);
  });
});

describe('bots', () => {
  test('fill a free seat, change their level, and go again', () => {
    const party = ok(fill(people(1), 1, 3, 'Bo', { from: 0 }));
    expect(party.seats[1]).toEqual({ kind: 'bot', name: 'Bo', colour: 1, level: 3 });
    expect(ok(fill(party, 1, 1, 'Else', { from: 0 })).seats[1]).toMatchObject({ name: 'Bo', level: 1 });
    expect(ok(fill(party, 1, null, 'Bo', { from: 0 })).seats[1]).toEqual({ kind: 'free' });
    expect(ok(remove(party, 1, 0)).seats[1]).toEqual({ kind: 'free' });
  });

  test('are refused where somebody sits, and where there is no seat', () => {
    expect(fill(people(1), 0, 1, 'Bo', { from: 0 })).toEqual({ refused: 'seatTaken' });
    expect(fill(away(people(1), 0), 0, 1, 'Bo', { from: 0 })).toEqual({ refused: 'notNow' });
    expect(fill(people(1), 8, 1, 'Bo', { from: 0 })).toEqual({ refused: 'noSuchSeat' });
  });

  test('in a match keep their seat, with any level', () => {
    const party = ok(begin(ok(fill(people(2), 2, 1, 'Bo', { from: 0 })), 2, 1000));
    expect(ok(fill(party, 2, 3, 'Bo', { from: 0 })).seats[2]).toMatchObject({ level: 3 });
    expect(fill(party, 2, null, 'Bo', { from: 0 })).toEqual({ refused: 'notNow' });
    expect(remove(party, 2, 0)).toEqual({ refused: 'notNow' });
  });

  test('let the round pass in which they came, whatever their level', () => {
    const held = ok(fill(away(started(2), 1), 1, 1, 'Bo', { from: 12, letsPass: 4 }));
    const other = ok(fill(held, 1, 3, 'Bo', { from: 40, letsPass: 5 }));
    expect([held, other, started(2)].map(letPassOf)).toEqual([
      [null, 4],
      [null, 4],
      [null, null],
    ]);
    expect(letPassOf(markPresence(other, 1, 'here', 9))).toEqual([null, null]);
  });

  test('stand in for whoever is away or has left, from the same entry on whatever their level', () => {
    const gone = away(started(2), 1);
    const held = ok(fill(gone, 1, 1, 'Bo', { from: 12 }));
    expect(personAt(held, 1)!.standIn).toEqual({ level: 1, from: 12 });
    expect(personAt(ok(fill(held, 1, 3, 'Bo', { from: 40 })), 1)!.standIn).toEqual({ level: 3, from: 12 });
    expect(personAt(ok(fill(held, 1, null, 'Bo', { from: 40 })), 1)!.standIn).toBeNull();
    expect(personAt(ok(fill(leave(gone, 1, 0), 1, 2, 'Bo', { from: 9 })), 1)!.standIn).toEqual({
      level: 2,
      from: 9,
    });
  });
});

describe('votes for a stand-in', () => {
  test('more than half of those who are here', () => {
    const gone = away(started(4), 3);
    const one = ok(vote(gone, 0, 3, { from: 5 }));
    expect(personAt(one, 3)).toMatchObject({ votes: [0], standIn: null });
    expect(vote(one, 0, 3, { from: 5 })).toBe(one);
    const two = ok(vote(one, 2, 3, { from: 6 }));
    expect(personAt(two, 3)).toMatchObject({ votes: [], standIn: { level: STAND_IN_LEVEL, from: 6 } });
    expect(vote(two, 1, 3, { from: 9 })).toBe(two);
    const ofFive = ok(vote(ok(vote(away(started(5), 4), 0, 4, { from: 5 })), 1, 4, { from: 5 }));
    expect(personAt(ofFive, 4)!.standIn, 'two of four are not more than half').toBeNull();
  });

  test('of those who are no longer here do not count', () => {
    const voted = away(ok(vote(away(started(5), 4), 0, 4, { from: 5 })), 0);
    expect(personAt(ok(vote(voted, 1, 4, { from: 5 })), 4)!.standIn).toBeNull();
  });

  test('count anew when said again after others have gone', () => {
    const voted = away(away(ok(vote(away(started(4), 3), 0, 3, { from: 5 })), 1), 2);
    expect(personAt(ok(vote(voted, 0, 3, { from: 8 })), 3)!.standIn).toEqual({
      level: STAND_IN_LEVEL,
      from: 8,
    });
  });

  test('are refused for seats that need none', () => {
    const gone = away(started(3), 1);
    expect(vote(gone, 0, 2, { from: 0 })).toEqual({ refused: 'notAway' });
    expect(vote(gone, 1, 1, { from: 0 })).toEqual({ refused: 'notAway' });
    expect(vote(gone, 0, 7, { from: 0 })).toEqual({ refused: 'noSuchSeat' });
    expect(vote(away(people(2), 1), 0, 1, { from: 0 })).toEqual({ refused: 'notNow' });
  });
});

test('removing: before a match as if they left, in it nobody, never a free seat', () => {
  expect(ok(remove(people(2), 1, 5)).seats[1]).toEqual({ kind: 'free' });
  expect(remove(started(2), 1, 5)).toEqual({ refused: 'notNow' });
  expect(remove(away(started(2), 1), 1, 5)).toEqual({ refused: 'notNow' });
  expect(remove(people(2), 2, 5)).toEqual({ refused: 'noSuchSeat' });
  expect(remove(people(2), 20, 5)).toEqual({ refused: 'noSuchSeat' });
});

test('chairs: bots and stand-ins play, people do not show their keys', () => {
  const party = standIn(away(ok(begin(ok(fill(people(2), 2, 1, 'Bo', { from: 0 })), 2, 1000)), 1), 1, 3, {
    from: 0,
  });
  expect(chairsOf(party)).toEqual([
    { kind: 'person', name: 'A', colour: 0 },
    { kind: 'bot', name: 'B', colour: 1, level: 3 },
    { kind: 'bot', name: 'Bo', colour: 2, level: 1 },
  ]);
  expect(() => chairsOf(people(1))).toThrow('free seat');
});

describe('the end of a room', () => {
  test('seven days with people, one day after the last was here', () => {
    const party = people(1);
    expect(endOf(party)).toBe(1000 + LIFE);
    expect(endOf(empty())).toBe(1000 + EMPTY_LIFE);
    expect(endOf(away(party, 0, 5000))).toBe(5000 + EMPTY_LIFE);
    expect(endOf(away(party, 0, LIFE))).toBe(1000 + LIFE);
  });

  test('whoever leaves was here until then', () => {
    expect(endOf(leave(people(1), 0, 70_000_000))).toBe(70_000_000 + EMPTY_LIFE);
    expect(endOf(away(ok(sit(empty(), 'a', 'A', 0, 90_000)), 0, 90_000))).toBe(90_000 + EMPTY_LIFE);
  });
});

test('what everybody may know holds no key, no pass and not since when a bot plays', () => {
  const party = issuePass(standIn(away(started(2), 1), 1, 3, { from: 17 }), 0, 'CODE22', 0);
  const seen = viewOfParty(party);
  expect(Object.keys(seen).toSorted()).toEqual([
    'again',
    'closed',
    'evening',
    'game',
    'host',
    'match',
    'opener',
    'options',
    'pausing',
    'row',
    'seats',
    'stage',
    'stands',
    'stopped',
    'wentOn',
  ]);
  const shown: PartySeat['kind'][] = seen.seats.map(({ kind }) => kind);
  expect(shown).toEqual(['person', 'person']);
  expect(Object.keys(seen.seats[1]!).toSorted()).toEqual(
    ['colour', 'kind', 'name', 'presence', 'since', 'standIn', 'votes'].toSorted(),
  );
  expect(seen.seats[1]).toMatchObject({ standIn: 3 });
  expect(JSON.stringify(seen)).not.toContain('CODE22');
});

test('a wrong code changes nothing while none is out', () => {
  const party = people(2);
  expect(missPass(party)).toBe(party);
});
