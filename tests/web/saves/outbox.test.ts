// The outbox: a run that some page may still be finishing with the server waits until nobody asks any more.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliverWaiting, emptyOutbox, type Send, sendUnstored } from '#web/saves/outbox.ts';
import type { Run, StoredRun } from '#web/saves/run-save.ts';
import { ASKED_FOR } from '#web/saves/run-steps.ts';
import { finishedRun } from './run-samples.ts';

const kept = new Map<string, StoredRun>();
vi.mock('#web/saves/schema.ts', () => ({
  openDatabase: async () => ({
    getAll: async () => [...kept.values()],
    get: async (store: string, key: string) => (store === 'runs' ? kept.get(key) : undefined),
    close() {},
  }),
  putIn: async (_: unknown, __: string, run: Run) => void kept.set(run.date, run),
}));
vi.mock('#web/saves/player-list.ts', () => ({ secretIn: async () => 'secret' }));

const NOW = Date.UTC(2026, 10, 5, 12);
const result = { score: 5, time: 83_000, timing: 'selfTimed' } as const;
const send = vi.fn<Send>(async () => ({ ok: true, result }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('navigator', {});
  kept.clear();
  send.mockClear();
});
afterEach(() => void vi.useRealTimers());

const keep = (run: StoredRun) => void kept.set(run.date, run);
const asking: Run = { ...finishedRun, ticket: 'a', acknowledged: 11, asked: NOW - 10_000 };

test('while a page asks the server to finish a run, it is not sent, and it is said when to come again', async () => {
  keep(asking);
  expect(await emptyOutbox(send)).toBe(ASKED_FOR - 10_000);
  expect(send).not.toHaveBeenCalled();
  vi.setSystemTime(NOW + ASKED_FOR - 10_000 - 1);
  expect(await emptyOutbox(send)).toBe(1);
  expect(send).not.toHaveBeenCalled();
});

test('as soon as it would be asked no more, it is sent, and its ticket is gone', async () => {
  keep(asking);
  vi.setSystemTime(NOW + ASKED_FOR - 10_000);
  expect(await emptyOutbox(send)).toBeNull();
  expect(send).toHaveBeenCalledOnce();
  expect(kept.get(asking.date)).toEqual({
    ...asking,
    delivery: 'delivered',
    timing: 'selfTimed',
    ticket: null,
    asked: null,
  });
});

test('others are sent meanwhile', async () => {
  keep(asking);
  keep({ ...finishedRun, date: '2026-11-06' });
  expect((await deliverWaiting(send)).map(({ date }) => date)).toEqual(['2026-11-06']);
});

test('what an earlier version kept is sent at once, and kept as it is called now', async () => {
  const { acknowledged: _, asked: __, ...before } = finishedRun;
  keep({ ...before, ticket: 'a', timing: 'verified' });
  await deliverWaiting(send);
  expect(kept.get(finishedRun.date)).toMatchObject({
    delivery: 'delivered',
    timing: 'selfTimed',
    acknowledged: 12,
  });
});

test('a clock that was put back keeps nothing waiting for days', async () => {
  keep({ ...asking, asked: NOW + 5_000 });
  expect(await emptyOutbox(send)).toBeNull();
  expect(send).toHaveBeenCalledOnce();
});

test('a run that no database has is sent by the page itself', async () => {
  expect(await sendUnstored(send, { secret: 's', name: 'Ana' }, finishedRun)).toMatchObject({
    delivery: 'delivered',
  });
  const { date, generator, answers, spans } = finishedRun;
  expect(send).toHaveBeenCalledWith('s', date, { generator, name: 'Ana', answers, spans });
});
