// Marks of a first match: seen once they never come again, and who knew the game before there were marks sees none.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LastSeen } from '#web/saves/last-seen.ts';
import type { MatchSave } from '#web/saves/match-save.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const kept = vi.hoisted(() => ({
  settings: new Map<string, unknown>(),
  matches: [] as unknown[],
  rooms: [] as unknown[],
  fails: false,
}));
vi.mock('#web/saves/database.ts', () => {
  const store = {
    get: async (key: string) => kept.settings.get(key),
    put: async (value: unknown, key: string) => kept.settings.set(key, value),
  };
  const db = {
    get: async (_: string, key: string) => kept.settings.get(key),
    getAll: async (name: 'matches' | 'rooms') => kept[name],
    transaction: () => {
      const { promise: done, resolve: commit } = Promise.withResolvers<void>();
      return { objectStore: () => store, commit, done };
    },
  };
  return {
    database: async () => {
      if (kept.fails) throw new Error('no database');
      return db;
    },
    written: async (write: (given: typeof db) => Promise<unknown>) => {
      if (!kept.fails) await write(db);
      return !kept.fails;
    },
  };
});

const match = (id: string, game = 'space-bowl', started = NOW) =>
  ({ id, header: { game }, started }) as MatchSave;
const room = (id: string, game = 'space-bowl', stage: LastSeen['stage'] = 'match') =>
  ({ id, game, stage }) as LastSeen;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  Object.assign(kept, { matches: [], rooms: [], fails: false });
  kept.settings.clear();
  return () => vi.useRealTimers();
});
/** A page that was opened anew. */
const opened = () => {
  vi.resetModules();
  return import('#web/saves/marks.ts');
};
const seen = async (game = 'space-bowl', id = 'here') => (await opened()).marksSeen(game, id);

describe('a first match', () => {
  test('has all its marks, and after a reload those that were not seen', async () => {
    kept.matches = [match('here')];
    expect(await seen()).toEqual(new Set());
    const { keepMark } = await opened();
    await keepMark('space-bowl', 'box');
    await keepMark('space-bowl', 'card');
    expect(await seen()).toEqual(new Set(['box', 'card']));
  });

  test('leaves its marks to the next one, and takes none of another game', async () => {
    kept.matches = [match('here')];
    await seen();
    await (await opened()).keepMark('space-bowl', 'box');
    kept.matches = [match('here'), match('next')];
    expect(await seen('space-bowl', 'next')).toEqual(new Set(['box']));
    expect(await seen('space-lab', 'lab')).toEqual(new Set());
  });

  test('in a room is one that begins there', async () => {
    kept.rooms = [room('abcdefgh23')];
    expect(await seen('space-bowl', 'abcdefgh23/1')).toEqual(new Set());
  });

  test('without a database what was seen counts as long as the page', async () => {
    kept.fails = true;
    const { keepMark, marksSeen } = await opened();
    expect(await marksSeen('space-bowl', 'here')).toEqual(new Set());
    await keepMark('space-bowl', 'box');
    expect(await marksSeen('space-bowl', 'here')).toEqual(new Set(['box']));
  });
});

describe('no marks for whoever knew the game before', () => {
  test.each<[string, object]>([
    ['from another match', { matches: [match('here'), match('before')] }],
    ['from the same match, begun before', { matches: [match('here', 'space-bowl', NOW - 3_600_000)] }],
    ['from another room', { rooms: [room('abcdefgh23')] }],
  ])('%s', async (_, before) => {
    Object.assign(kept, before);
    expect(await seen()).toBeNull();
    // However much of it is deleted later.
    Object.assign(kept, { matches: [match('later')], rooms: [] });
    expect(await seen('space-bowl', 'later')).toBeNull();
  });

  test.each<[string, object]>([
    [
      'another game',
      { matches: [match('here'), match('lab', 'space-lab')], rooms: [room('x', 'space-lab')] },
    ],
    ['a lobby without a match', { rooms: [room('abcdefgh23', 'space-bowl', 'lobby')] }],
    ['a match that cannot be read', { matches: [{ id: 'damaged' }] }],
  ])('but not from %s', async (_, before) => {
    Object.assign(kept, before);
    expect(await seen()).toEqual(new Set());
  });
});

test('two devices together have seen what each has seen', async () => {
  const { mergedMarks } = await opened();
  const [mine, theirs] = [
    ['space-bowl', 'space-bowl/box'],
    ['space-bowl', 'space-lab/*', 'space-lab'],
  ];
  expect(mergedMarks(mine, theirs)).toEqual(mergedMarks(theirs, mine));
  expect(mergedMarks(mine, theirs)).toEqual(['space-bowl', 'space-bowl/box', 'space-lab', 'space-lab/*']);
});
