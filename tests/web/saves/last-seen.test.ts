// What a device has last seen of its rooms: parsed when it is read, for seven days, until it is forgotten.
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetLastSeen,
  keepLastSeen,
  type LastSeen,
  LastSeenSchema,
  lastSeenOf,
  lastSeenRooms,
} from '#web/saves/last-seen.ts';

const rooms = new Map<string, unknown>();
vi.mock('#web/saves/database.ts', () => ({
  database: async () => ({
    transaction: () => {
      const { promise: done, resolve: commit } = Promise.withResolvers<void>();
      const store = {
        getAll: async () => [...rooms.values()],
        put: async (seen: LastSeen) => rooms.set(seen.id, seen),
        delete: async (id: string) => rooms.delete(id),
      };
      return { objectStore: () => store, commit, done };
    },
  }),
}));

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
const room: LastSeen = {
  id: 'abcdefghjk',
  game: 'gravity-superstar',
  rulesVersion: 1,
  options: {},
  seen: NOW,
  stage: 'match',
  chairs: [
    { kind: 'person', name: 'Ana', colour: 0 },
    { kind: 'bot', name: 'Vega', colour: 1, level: 2 },
  ],
  own: 0,
  turn: [1],
  position: { round: 3 },
};
const other = { ...room, id: 'mnpqrstuvw' };

beforeEach(() => rooms.clear());

test('one record for each room, the newest in place of the one before', async () => {
  await keepLastSeen(room);
  await keepLastSeen({ ...room, turn: [0] });
  await keepLastSeen({ ...other, seen: NOW + 1 });
  expect((await lastSeenRooms(NOW)).map(({ id, turn }) => [id, turn])).toEqual([
    [other.id, [1]],
    [room.id, [0]],
  ]);
});

test('a room is forgotten by itself, and the others stay', async () => {
  await keepLastSeen({ ...room, seen: Date.now() });
  await keepLastSeen({ ...other, seen: Date.now() });
  await forgetLastSeen(room.id);
  expect(await lastSeenOf(room.id)).toBeNull();
  expect(await lastSeenOf(other.id)).toMatchObject({ position: { round: 3 } });
});

test('after seven days what was seen is deleted', async () => {
  await keepLastSeen({ ...room, seen: NOW - 7 * DAY });
  await keepLastSeen({ ...other, seen: NOW - 7 * DAY + 1 });
  expect((await lastSeenRooms(NOW)).map(({ id }) => id)).toEqual([other.id]);
  expect([...rooms.keys()]).toEqual([other.id]);
});

test('what cannot be read is deleted, and loses no other', async () => {
  rooms.set('b', { id: 'b', seen: 'yesterday' });
  await keepLastSeen(room);
  expect(await lastSeenRooms(NOW)).toEqual([room]);
  expect([...rooms.keys()]).toEqual([room.id]);
});

describe('what was last seen', () => {
  test.each([
    ['a game that nobody knows', { game: 'chess' }],
    ['the id of no room', { id: '../../etc' }],
    ['a seat that is not there', { own: 2 }],
    ['a turn of nobody', { turn: [7] }],
    ['nobody', { chairs: [] }],
    ['a time without end', { seen: Number.POSITIVE_INFINITY }],
    ['the key of a seat', { key: 'k'.repeat(43) }],
  ])('with %s is nothing', (_, change) => {
    expect(v.is(LastSeenSchema, room)).toBe(true);
    expect(v.is(LastSeenSchema, { ...room, ...change })).toBe(false);
  });
});
