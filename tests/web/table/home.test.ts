// The host at home: nothing is shown before it is stored, and nothing is lost when storing fails.
import { createComputed, createRoot } from 'solid-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isRefusal, type Outcome } from '#shared/engine/game.ts';
import type { Header } from '#shared/engine/match.ts';
import {
  type Chair,
  type Kit,
  openRoom,
  type Room,
  type RoomEntry,
  reopenRoom,
} from '#shared/engine/table.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import type { View as GravityView } from '#shared/games/gravity-superstar/view.ts';
import { bot } from '#shared/games/space-bowl/bot.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import { bot as builderBot } from '#shared/games/space-builder/bot.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { Build } from '#shared/games/space-builder/state.ts';
import type { View as BuilderView } from '#shared/games/space-builder/view.ts';
import type { MatchSave } from '#web/saves/match-save.ts';
import { createHomeTable, type HomeTable } from '#web/table/host/home.ts';
import { type DuelView, duel } from '../../shared/tiny.ts';

const stored = vi.hoisted(() => ({
  entries: [] as RoomEntry[],
  lengths: [] as number[],
  saves: [] as MatchSave[],
  room: true,
  wait: null as Promise<void> | null,
}));
vi.mock('#web/saves/matches.ts', () => ({
  async storeMatch(save: MatchSave, entries: RoomEntry[]) {
    await stored.wait;
    if (!stored.room) return false;
    stored.entries.push(...entries);
    stored.lengths.push(save.length);
    stored.saves.push(save);
    return true;
  },
}));

const person: Chair = { kind: 'person', name: 'Ana', colour: 0 };
const machine: Chair = { kind: 'bot', name: 'Vega', colour: 1, level: 1 };

function open(chairs: Chair[]) {
  const header = { game: 'space-bowl', options: {}, seats: chairs.length, seed: 'home', rulesVersion: 1 };
  const room = openRoom({ game: spaceBowl, bot }, header, chairs);
  if (isRefusal(room)) throw new Error(room.refused);
  return createHomeTable<View>(room, saveOf(header, chairs));
}

const saveOf = (header: Header, chairs: Chair[]): MatchSave => ({
  id: 'abcdefghijkm',
  header,
  chairs,
  length: 0,
  clock: 0,
  over: false,
  scores: [],
  started: 0,
  played: 0,
});

beforeEach(() => {
  Object.assign(stored, { entries: [], lengths: [], saves: [], room: true, wait: null });
});

describe('persist, then speak', () => {
  test('a step is seen only when it is stored', async () => {
    let finish = () => {};
    stored.wait = new Promise((done) => {
      finish = done;
    });
    const table = open([person, person]);
    const answering = table.act(0, { type: 'ready' });
    await Promise.resolve();
    expect(table.view(0).phase).toMatchObject({ kind: 'rest', ready: [false, false] });
    finish();
    expect(await answering).toEqual({ number: 1, accepted: true });
    expect(table.view(0).phase).toMatchObject({ kind: 'rest', ready: [true, false] });
    expect(stored.lengths).toEqual([1]);
  });

  test('what could not be stored goes along with the next step', async () => {
    const table = open([person, person]);
    stored.room = false;
    await table.act(0, { type: 'ready' });
    expect(stored.entries).toEqual([]);
    stored.room = true;
    await table.act(1, { type: 'ready' });
    expect(stored.entries.map(({ by, number }) => [by, number])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(stored.lengths).toEqual([2]);
  });

  test('a refusal changes nothing and stores no entry', async () => {
    const table = open([person, person]);
    expect(await table.act(0, { type: 'follow' })).toEqual({ number: 1, accepted: false, refused: 'notNow' });
    expect(await table.act(0, { type: 'ready' })).toEqual({ number: 2, accepted: true });
    expect(stored.entries).toHaveLength(1);
  });
});

test('whoever looks through several views never sees them differ by a step', async () => {
  const header = {
    game: 'gravity-superstar',
    options: {},
    seats: 2,
    seed: 'two views',
    rulesVersion: gravitySuperstar.rulesVersion,
  };
  const chairs = [person, person];
  const room = openRoom({ game: gravitySuperstar, bot }, header, chairs) as Room;
  const table = createHomeTable<GravityView>(room, saveOf(header, chairs));
  const seen: [string, string][] = [];
  const phase = (viewer: number) => JSON.stringify(table.view(viewer).phase);
  await createRoot(async (dispose) => {
    createComputed(() => seen.push([phase(0), phase(1)]));
    for (let turn = 0; turn < 4; turn++) {
      const now = table.view(0).phase;
      if (now.kind !== 'act') throw new Error(`Nobody is to act: ${now.kind}`);
      await table.act(now.seat, { type: 'special', card: 'rotate', trick: 'rotate', way: 'left' });
    }
    dispose();
  });
  expect(seen.length).toBeGreaterThan(2);
  for (const [one, other] of seen) expect(one).toBe(other);
});

describe('the end', () => {
  test('is told beside the view, in the same moment, and stored with the scores', async () => {
    const chairs = [person, person];
    const header = { game: 'duel', options: {}, seats: 2, seed: 'end', rulesVersion: 1 };
    const room = openRoom({ game: duel, bot: () => null }, header, chairs) as Room;
    const table = createHomeTable<DuelView>(room, saveOf(header, chairs));
    const seen: [number, Outcome | null][] = [];
    await createRoot(async (dispose) => {
      createComputed(() => seen.push([table.view('watcher').left, table.outcome()]));
      await table.act(0, { type: 'take', stones: 2 });
      await table.act(1, { type: 'take', stones: 1 });
      dispose();
    });
    expect(seen).toEqual([
      [3, null],
      [1, null],
      [0, { places: [2, 1], scores: [0, 1] }],
    ]);
    expect(stored.saves.at(-1)).toMatchObject({ over: true, scores: [0, 1], length: 2 });
  });

  async function ended(): Promise<HomeTable<DuelView>> {
    const chairs = [person, person];
    const header = { game: 'duel', options: {}, seats: 2, seed: 'end', rulesVersion: 1 };
    const room = openRoom({ game: duel, bot: () => null }, header, chairs) as Room;
    const table = createHomeTable<DuelView>(room, saveOf(header, chairs));
    table.resume();
    await table.act(0, { type: 'take', stones: 2 });
    await table.act(1, { type: 'take', stones: 1 });
    return table;
  }
  const settled = () => new Promise((done) => setTimeout(done));

  test('is stored once: written again when the table is left, a match deleted meanwhile would be back', async () => {
    const table = await ended();
    table.keep();
    table.close();
    await settled();
    expect(stored.lengths).toEqual([1, 2]);
  });

  test('that could not be stored is stored when there is room again', async () => {
    stored.room = false;
    const table = await ended();
    stored.room = true;
    table.keep();
    table.close();
    await settled();
    expect(stored.lengths).toEqual([2]);
    expect(stored.entries).toHaveLength(2);
  });
});

describe('a fault', () => {
  const fault = new Error('a fault');
  const failing = () => {
    throw fault;
  };
  const heard = vi.spyOn(console, 'error');
  beforeEach(() => void heard.mockReset().mockReturnValue(undefined));

  function openDuel(kit: Partial<Kit>, chairs: Chair[]) {
    const header = { game: 'duel', options: {}, seats: 2, seed: 'fault', rulesVersion: 1 };
    const room = openRoom({ game: duel, bot: () => null, ...kit }, header, chairs) as Room;
    return createHomeTable<DuelView>(room, saveOf(header, chairs));
  }

  test('of the rules is reported, and the match stays as it is stored', async () => {
    const table = openDuel({}, [person, person]);
    await table.act(0, { type: 'take', stones: 1 });
    const act = vi.spyOn(duel, 'act').mockImplementation(failing);
    const answers = [table.act(1, { type: 'take', stones: 1 }), table.act(1, { type: 'take', stones: 1 })];
    expect(await Promise.all(answers)).toEqual(
      answers.map(() => ({ number: 0, accepted: false, refused: 'failed' })),
    );
    act.mockRestore();
    expect(table.failed()).toBe(true);
    expect(heard.mock.calls).toEqual([[fault]]);
    table.keep();
    table.close();
    await Promise.resolve();
    expect([stored.lengths, table.view(0).left]).toEqual([[1], 2]);
  });

  test.each<[string, Partial<Kit>]>([
    ['a bot', { bot: failing }],
    ['a deadline that the rules refuse', { game: { ...duel, deadline: () => 10 } }],
  ])('of %s is reported once, and nothing runs on', async (_, kit) => {
    vi.useFakeTimers();
    const table = openDuel(kit, [machine, person]);
    expect(table.failed()).toBe(false);
    table.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.failed()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(stored.lengths).toEqual([]);
    vi.useRealTimers();
  });
});

describe('the clock', () => {
  test('stands still while the table is paused, and bots with it', async () => {
    vi.useFakeTimers();
    const table = open([person, machine]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.now()).toBe(0);
    expect(stored.entries).toEqual([]);

    table.resume();
    await vi.advanceTimersByTimeAsync(100);
    expect(stored.entries).toMatchObject([{ by: 1, action: { type: 'ready' } }]);
    await table.act(0, { type: 'ready' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(
      stored.entries.some(({ by, action }) => by === 1 && (action as { type: string }).type === 'call'),
    ).toBe(true);

    table.pause();
    const paused = table.now();
    const before = stored.entries.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(table.now()).toBe(paused);
    expect(stored.entries).toHaveLength(before);
    table.close();
    vi.useRealTimers();
  });
});

describe('whoever waits for bots only', () => {
  test('lets their time pass at once, until it is their turn again or all is over', async () => {
    const chairs = [person, machine, machine];
    const header = { game: 'space-builder', options: {}, seats: 3, seed: 'skip', rulesVersion: 1 };
    const room = openRoom({ game: spaceBuilder, bot: builderBot }, header, chairs);
    if (isRefusal(room)) throw new Error(room.refused);
    const table = createHomeTable<BuilderView>(room, saveOf(header, chairs));
    table.resume();
    await table.act(0, { type: 'ready' });
    await table.skip!();
    expect(table.view(0).phase.kind).toBe('build');
    const before = table.now();
    await vi.waitFor(() => expect(table.now()).toBeGreaterThanOrEqual((table.view(0).phase as Build).from));
    const board = table.view(0).plan!.map((piece) => (piece !== null && piece < 32 ? piece : null));
    expect(await table.act(0, { type: 'tap', board })).toMatchObject({ accepted: true });
    await table.skip!();
    expect(table.view(0).phase.kind).toBe('unlock');
    expect(table.view(0).last).toMatchObject({ winner: 0, stoppedBy: 'tap' });
    expect(table.now() - before).toBeGreaterThan(10_000);
    expect(stored.entries.at(-1)!.at).toBeLessThanOrEqual(table.now());
    await table.close();
  });

  test('where somebody here is to act, nothing passes', async () => {
    const table = open([person, machine]);
    table.resume();
    const before = table.view(0);
    await table.skip!();
    expect(table.view(0)).toEqual(before);
    expect(stored.entries.filter(({ by }) => by === 0)).toEqual([]);
    await table.close();
  });
});

describe('where the time runs on', () => {
  const header = { game: 'space-builder', options: {}, seats: 1, seed: 'home', rulesVersion: 1 };

  /** A run alone whose plan is open since that time. */
  function building(from: number) {
    const room = openRoom({ game: spaceBuilder, bot: () => null }, header, [person]);
    if (isRefusal(room)) throw new Error(room.refused);
    const log = [
      { by: 0, number: 1, at: 0, action: { type: 'ready' } },
      { by: 'clock' as const, number: 0, at: 2300, action: null },
    ];
    const reopened = reopenRoom(room.kit, header, [person], log);
    if (isRefusal(reopened)) throw new Error(reopened.refused);
    return { room: reopened, save: { ...saveOf(header, [person]), length: log.length, clock: from } };
  }

  test('nothing pauses it, and whoever leaves gives up before the page has gone', async () => {
    const { room, save } = building(3000);
    const begun = openRoom(room.kit, header, [person]);
    if (isRefusal(begun)) throw new Error(begun.refused);
    const table = createHomeTable<BuilderView>(begun, saveOf(header, [person]));
    table.resume();
    expect(table.canPause()).toBe(true);
    await table.act(0, { type: 'ready' });
    await vi.waitFor(() => expect(table.view(0).phase.kind).toBe('build'), { timeout: 10_000 });
    expect(table.canPause()).toBe(false);
    table.pause();
    expect(table.paused()).toBe(false);
    await table.close();
    expect(stored.entries.at(-1)).toMatchObject({ by: 0, action: { type: 'halt' } });
    expect(stored.saves.at(-1)).toMatchObject({ over: true, scores: [0] });
    expect(save.length).toBe(2);
  });

  test('a page that closed without a word had left', async () => {
    const { room, save } = building(5000);
    const table = createHomeTable<BuilderView>(room, save);
    await vi.waitFor(() => expect(table.outcome()).toEqual({ places: [1], scores: [0] }));
    expect(stored.entries).toEqual([{ by: 0, number: 2, at: 5000, action: { type: 'halt' } }]);
    expect(table.canPause()).toBe(true);
  });

  test('what stands still stays as it is', async () => {
    const { room } = building(0);
    const begun = openRoom(room.kit, header, [person]);
    if (isRefusal(begun)) throw new Error(begun.refused);
    const table = createHomeTable<BuilderView>(begun, saveOf(header, [person]));
    await table.close();
    expect(stored.entries).toEqual([]);
  });
});
