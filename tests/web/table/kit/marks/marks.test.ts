// Marks of a first match: one at a time, gone for ever once tapped, done or read.
import { createSignal } from 'solid-js';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '#web/table/host/table.ts';
import { createMarks, type Mark } from '#web/table/kit/marks/marks.ts';
import { begun, fakeTable } from '../table.ts';

const kept = vi.hoisted(() => ({ seen: new Set<string>() as Set<string> | null, tapped: [] as string[] }));
vi.mock('#web/saves/marks.ts', () => ({
  marksSeen: async () => kept.seen,
  keepMark: async (game: string, name: string) => kept.tapped.push(`${game}/${name}`),
}));

beforeEach(() => {
  Object.assign(kept, { seen: new Set(), tapped: [] });
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function laid(here: number[] = [0], match: string | null = 'here') {
  const { table } = fakeTable(here);
  const [moment, setMoment] = createSignal('rest');
  const [done, setDone] = createSignal(false);
  const [paused, setPaused] = createSignal(false);
  const mark = (name: string, when: string, more: Partial<Mark> = {}): Mark => ({
    name,
    at: `.${name}`,
    text: () => name,
    when: () => moment() === when,
    ...more,
  });
  const marks = [
    mark('box', 'rest', { done }),
    mark('card', 'rest'),
    mark('doom', 'search', { passes: true }),
  ];
  const shownAt: Table = { ...table, paused, ...(match === null ? {} : { match }) };
  const model = begun(() =>
    createMarks(
      () => shownAt,
      () => 'space-bowl',
      marks,
    ),
  );
  const shown = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return model.shown()?.name ?? null;
  };
  return { model, shown, setMoment, setDone, setPaused };
}

test('one after the other, each until it is tapped', async () => {
  const { model, shown } = laid();
  expect(await shown()).toBe('box');
  model.tapped();
  expect(await shown()).toBe('card');
  model.tapped();
  expect(await shown()).toBeNull();
  expect(kept.tapped).toEqual(['space-bowl/box', 'space-bowl/card']);
});

test('what was seen before does not come again', async () => {
  kept.seen = new Set(['box']);
  expect(await laid().shown()).toBe('card');
  kept.seen = null;
  expect(await laid().shown()).toBeNull();
});

test('gone once one does what it says, also before it was shown', async () => {
  const { shown, setDone, setMoment } = laid();
  setMoment('search');
  expect(await shown()).toBe('doom');
  setDone(true);
  setMoment('rest');
  expect(await shown()).toBe('card');
  expect(kept.tapped).toEqual(['space-bowl/box']);
});

test('a word was read once its moment is over, unless it was there for an instant only, or never in sight', async () => {
  const { model, shown, setMoment } = laid();
  for (const [lasts, inSight] of [
    [1_000, true],
    [9_000, false],
  ] as const) {
    setMoment('search');
    expect(await shown()).toBe('doom');
    if (inSight) model.inSight();
    await vi.advanceTimersByTimeAsync(lasts);
    setMoment('rest');
  }
  setMoment('search');
  expect(await shown()).toBe('doom');
  model.inSight();
  await vi.advanceTimersByTimeAsync(4_000);
  setMoment('rest');
  setMoment('search');
  expect(await shown()).toBeNull();
  expect(kept.tapped).toEqual(['space-bowl/doom']);
});

test('a mark that is not a word stays until it is tapped', async () => {
  const { model, shown, setMoment } = laid();
  expect(await shown()).toBe('box');
  model.inSight();
  await vi.advanceTimersByTimeAsync(60_000);
  setMoment('search');
  setMoment('rest');
  expect(await shown()).toBe('box');
});

test('none while the table stands still, for whoever watches, or where one looks back', async () => {
  const { shown, setPaused } = laid();
  setPaused(true);
  expect(await shown()).toBeNull();
  setPaused(false);
  expect(await shown()).toBe('box');
  expect(await laid([]).shown()).toBeNull();
  expect(await laid([0], null).shown()).toBeNull();
});
