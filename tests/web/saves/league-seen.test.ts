// Whose results of a day were seen in a league: kept for the latest day, forgotten with the league.
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, noteSeen, seenIn } from '#web/saves/league-seen.ts';

const settings = new Map<string, unknown>();
vi.mock('#web/saves/database.ts', () => {
  const store = {
    get: async (key: string) => settings.get(key),
    put: async (value: unknown, key: string) => settings.set(key, value),
  };
  const db = {
    get: async (_: string, key: string) => settings.get(key),
    transaction: () => {
      const { promise: done, resolve: commit } = Promise.withResolvers<void>();
      return { objectStore: () => store, commit, done };
    },
  };
  return {
    database: async () => db,
    written: async (write: (given: typeof db) => Promise<unknown>) => {
      await write(db);
      return true;
    },
  };
});
beforeEach(() => settings.clear());

const OURS = 'abcdefgh23';
const THEIRS = 'abcdefgh24';

test('at first nothing is seen', async () => {
  expect(await seenIn(OURS, 20)).toEqual([]);
});

test('what was seen counts for its league and its day only', async () => {
  await noteSeen(OURS, { day: 20, members: [2, 3] });
  expect(await seenIn(OURS, 20)).toEqual([2, 3]);
  expect(await seenIn(OURS, 21)).toEqual([]);
  expect(await seenIn(THEIRS, 20)).toEqual([]);
});

test('looking back at an earlier day makes nothing unseen', async () => {
  await noteSeen(OURS, { day: 20, members: [2] });
  await noteSeen(OURS, { day: 12, members: [2, 3, 4] });
  expect(await seenIn(OURS, 20)).toEqual([2]);
});

test('a league that was left is forgotten, the others are not', async () => {
  await noteSeen(OURS, { day: 20, members: [2] });
  await noteSeen(THEIRS, { day: 20, members: [5] });
  await forgetSeen(OURS);
  expect(await seenIn(OURS, 20)).toEqual([]);
  expect(await seenIn(THEIRS, 20)).toEqual([5]);
});

test.each([null, 'seen', [1], { abcdefgh23: { day: '20' } }])(
  'what cannot be read is nothing: %j',
  async (stored) => {
    settings.set('leagues-seen', stored);
    expect(await seenIn(OURS, 20)).toEqual([]);
    await noteSeen(OURS, { day: 20, members: [2] });
    expect(await seenIn(OURS, 20)).toEqual([2]);
  },
);
