// From the lobby to a match, and from one match to the next.
import { describe, expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { begin, reopen } from '#shared/rooms/party/match.ts';
import {
  fill,
  leave,
  markPresence,
  newParty,
  type Party,
  STAND_IN_LEVEL,
  seatOf,
  sit,
  standIn,
  vote,
} from '#shared/rooms/party/party.ts';
import { issuePass } from '#shared/rooms/party/passes.ts';
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
const kinds = (party: Party) => party.seats.map(({ kind }) => kind);
const names = (party: Party) => party.seats.map((seat) => (seat.kind === 'free' ? null : seat.name));
const away = (party: Party, seat: number, now = 2000) => frozen(markPresence(party, seat, 'away', now));

describe('beginning', () => {
  /** Free, A, free, B (host), bot, C. */
  const gaps = (): Party => {
    const full = ok(fill(people(6), 6, 2, 'Bo', { from: 0 }));
    const thin = leave(leave(leave(full, 0, 0), 2, 0), 4, 0);
    return frozen({ ...thin, host: 3 });
  };

  test('closes the ranks, and host, seat passes and people move with their seats', () => {
    const party = ok(begin(issuePass(gaps(), 5, 'CODE22', 0), 2, 1000));
    expect(names(party)).toEqual(['B', 'D', 'F', 'Bo']);
    expect(party).toMatchObject({ host: 1, match: 1, stage: 'match', passes: [{ code: 'CODE22', seat: 2 }] });
    expect(seatOf(party, 'd')).toBe(1);
  });

  test('when the host has left before, the one who has it now keeps it', () => {
    const party = ok(begin(leave(gaps(), 3, 0), 2, 1000));
    expect(names(party)[party.host!]).toBe('B');
    expect(ok(begin({ ...gaps(), host: null }, 2, 1000)).host).toBeNull();
  });

  test('takes so many as the game needs', () => {
    expect(begin(people(1), 2, 1000)).toEqual({ refused: 'tooFew' });
    expect(ok(begin(ok(fill(people(1), 5, 1, 'Bo', { from: 0 })), 2, 1000)).seats).toHaveLength(2);
  });

  test('again: the same seats; who left becomes a bot, who is away stays away, the host has left', () => {
    const once = started(4);
    const end = away(standIn(leave(leave(once, 0, 0), 3, 0), 3, 3, { from: 9 }), 2);
    const again = ok(begin(ok(vote(end, 1, 2, { from: 9 })), 2, 1000));
    expect(again).toMatchObject({ match: 2, stage: 'match', host: 1 });
    expect(again.seats).toMatchObject([
      { kind: 'bot', name: 'A', colour: 0, level: STAND_IN_LEVEL },
      { kind: 'person', name: 'B', key: 'b', presence: 'here' },
      { kind: 'person', name: 'C', presence: 'away', standIn: null, votes: [] },
      { kind: 'bot', name: 'D', colour: 3, level: 3 },
    ]);
    expect(again.seats[0]).not.toHaveProperty('key');
  });

  test('reopened: everybody on their seat, room for others, who left is a bot', () => {
    const party = reopen(leave(started(3), 1, 0), 5);
    expect(kinds(party)).toEqual(['person', 'bot', 'person', 'free', 'free']);
    expect(party).toMatchObject({ stage: 'lobby', match: 1, host: 0 });
    expect(ok(sit(party, 'z', 'Z', 0, 0)).seats[3]).toMatchObject({ name: 'Z' });
    expect(reopen(started(3), 2).seats).toHaveLength(3);
  });
});
