// What people and bots arrange at home: seen at once, stored in place of what lay there before, and in the log when it counts.
import { beforeEach, expect, test, vi } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { type Chair, openRoom, type RoomEntry } from '#shared/engine/table.ts';
import type { MatchSave } from '#web/saves/match-save.ts';
import { createHomeTable } from '#web/table/host/home.ts';
import { type SortView, sorter, sorterBot } from '../../shared/tiny.ts';

const stored = vi.hoisted(() => ({ entries: [] as RoomEntry[], saves: [] as MatchSave[] }));
vi.mock('#web/saves/matches.ts', () => ({
  async storeMatch(save: MatchSave, entries: RoomEntry[]) {
    stored.entries.push(...entries);
    stored.saves.push(save);
    return true;
  },
}));

const person: Chair = { kind: 'person', name: 'Ana', colour: 0 };
const machine: Chair = { kind: 'bot', name: 'Vega', colour: 1, level: 1 };
const lay = (...cards: number[]) => ({ type: 'lay', cards });

/** With something in its view that stands there twice at first, as one object. */
const shared = {
  ...sorter,
  view(state: Parameters<typeof sorter.view>[0], viewer: Parameters<typeof sorter.view>[1]) {
    const seen = sorter.view(state, viewer);
    const none: number[] = [];
    const each = seen.counts.map((many) => (many === 0 ? none : [many]));
    return { ...seen, each };
  },
};

function open(chairs: Chair[]) {
  const header = { game: 'sorter', options: {}, seats: chairs.length, seed: 'home', rulesVersion: 1 };
  const room = openRoom({ game: shared, bot: sorterBot }, header, chairs);
  if (isRefusal(room)) throw new Error(room.refused);
  const id = 'abcdefghijkm';
  const times = { length: 0, clock: 0, started: 0, played: 0 };
  const save: MatchSave = { id, header, chairs, ...times, over: false, scores: [] };
  return createHomeTable<SortView & { each: number[][] }>(room, save);
}

beforeEach(() => {
  Object.assign(stored, { entries: [], saves: [] });
  vi.useFakeTimers();
});

test('how things lie is stored in place of how they lay, and enters the log with what counts', async () => {
  const table = open([person, person]);
  table.arrange(0, lay(1));
  table.arrange(0, lay(1, 2));
  await vi.waitFor(() => expect(table.view(0).own).toEqual([1, 2]));
  expect(stored.entries).toEqual([]);
  expect(stored.saves.at(-1)).toMatchObject({ length: 0, drafts: [{ by: 0, action: lay(1, 2) }] });
  await table.act(1, { type: 'done', cards: [5] });
  expect(stored.entries.map(({ by }) => by)).toEqual([0, 1]);
  expect(stored.saves.at(-1)).not.toHaveProperty('drafts');
  expect(stored.saves.at(-1)).toMatchObject({ length: 2, over: true });
});

test('what stands twice in a view changes only where it has changed', async () => {
  const table = open([person, person]);
  expect(table.view(0).each).toEqual([[], []]);
  table.arrange(0, lay(3));
  await vi.waitFor(() => expect(table.view(0).each).toEqual([[1], []]));
  table.arrange(1, lay(4, 5));
  await vi.waitFor(() => expect(table.view(0).each).toEqual([[1], [2]]));
});

test('what a bot arranges is seen when it does, and asked for once', async () => {
  const table = open([person, machine]);
  table.resume();
  await vi.advanceTimersByTimeAsync(450);
  expect(table.view(0).counts).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(100);
  expect(table.view(0).counts).toEqual([0, 1]);
  expect(stored.entries).toEqual([]);
  const saves = stored.saves.length;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stored.saves.length).toBe(saves);
  table.close();
});
