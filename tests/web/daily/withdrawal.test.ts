// Everything is withdrawn, under every secret, in requests that the server takes.

import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { dateOf } from '#shared/daily/calendar.ts';
import { WithdrawBody } from '#shared/daily/protocol.ts';
import type { Run } from '#web/saves/run-save.ts';
import { finishedRun } from '../saves/run-samples.ts';

const stored = vi.hoisted(() => ({
  runs: [] as Run[],
  leagues: [] as { id: string }[],
  secrets: [] as string[],
  forgotten: 0,
}));
vi.mock('#web/saves/runs.ts', () => ({
  listRuns: async () => stored.runs,
  storeRun: async (run: Run) => {
    stored.runs = stored.runs.map((one) => (one.date === run.date ? run : one));
    return true;
  },
}));
vi.mock('#web/saves/my-leagues.ts', () => ({ myLeagues: async () => stored.leagues }));
vi.mock('#web/saves/players.ts', () => ({ allSecrets: async () => stored.secrets }));
vi.mock('#web/saves/records.ts', () => ({ forgetRecords: async () => stored.forgotten++ }));
const asked = vi.hoisted(() => ({
  bodies: [] as { secret: string; body: unknown }[],
  fails: false,
  most: 1000,
}));
vi.mock('#web/daily/server/withdraw.ts', () => ({
  withdraw: async (secret: string, dates: string[], leagues: string[]) => {
    asked.bodies.push({ secret, body: { dates, leagues } });
    if (asked.bodies.length > asked.most) return { ok: false, code: 'too-many' };
    return asked.fails ? { ok: false, code: 'server-error' } : { ok: true, removed: dates.length };
  },
}));
const { withdrawAll } = await import('#web/daily/boards/withdrawal.ts');

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  const days = Array.from({ length: 100 }, (_, day) => day + 1);
  stored.runs = days.map((day) => ({ ...finishedRun, date: dateOf(day), delivery: 'delivered' }));
  stored.leagues = Array.from({ length: 12 }, (_, at) => ({ id: 'abcdefghj'.concat('23456789abcd'[at]!) }));
  stored.secrets = ['new', 'old'];
  asked.bodies = [];
  asked.fails = false;
  asked.most = 1000;
});

test('a hundred days and a dozen leagues go in parts that the server takes, the leagues last', async () => {
  expect(await withdrawAll()).toBeNull();
  for (const secret of ['new', 'old']) {
    const bodies = asked.bodies.filter((one) => one.secret === secret).map(({ body }) => body);
    const parsed = bodies.map((body) => v.parse(WithdrawBody, body));
    expect(parsed.flatMap(({ dates }) => dates)).toEqual(stored.runs.map(({ date }) => date));
    expect(parsed.flatMap(({ leagues }) => leagues)).toEqual(stored.leagues.map(({ id }) => id));
    const firstLeague = parsed.findIndex(({ leagues }) => leagues.length > 0);
    expect(parsed.slice(firstLeague).every(({ dates }) => dates.length === 0)).toBe(true);
  }
  expect(stored.runs.every(({ delivery }) => delivery === 'kept')).toBe(true);
});

test('what the server has not withdrawn is not said to be', async () => {
  asked.fails = true;
  expect(await withdrawAll()).toBe('server-error');
  expect(stored.runs.every(({ delivery }) => delivery === 'delivered')).toBe(true);
});

test('what was too much at once goes on where it stopped', async () => {
  asked.most = 5;
  expect(await withdrawAll()).toBe('too-many');
  expect(stored.runs.filter(({ delivery }) => delivery === 'kept')).toHaveLength(60);
  asked.bodies = [];
  asked.most = 1000;
  expect(await withdrawAll()).toBeNull();
  const dates = asked.bodies.flatMap(({ body }) => v.parse(WithdrawBody, body).dates);
  expect(new Set(dates).size).toBe(40);
  expect(stored.runs.every(({ delivery }) => delivery === 'kept')).toBe(true);
});

test('more devices than may ask in a minute come to an end, and none is asked for twice', async () => {
  stored.runs = stored.runs.slice(0, 20);
  stored.secrets = Array.from({ length: 8 }, (_, at) => `device ${at}`);
  const passes: (string | null)[] = [];
  while (passes.length < 5 && passes.at(-1) !== null) {
    asked.most = asked.bodies.length + 9;
    passes.push(await withdrawAll());
  }
  expect(passes).toEqual(['too-many', 'too-many', null]);
  const said = asked.bodies.map((one) => JSON.stringify(one));
  // Eight for the days, eight for each of two parts of the leagues; the two that were too much came again.
  expect(said.length).toBe(26);
  expect(new Set(said).size).toBe(24);
});

test('a run that has arrived since is withdrawn again, and so is what its leagues know of it', async () => {
  stored.runs = stored.runs.slice(0, 1).map((run) => ({ ...run, delivery: 'waiting' }));
  asked.most = 3;
  expect(await withdrawAll()).toBe('too-many');
  stored.runs = stored.runs.map((run) => ({ ...run, delivery: 'delivered' }));
  asked.bodies = [];
  asked.most = 1000;
  expect(await withdrawAll()).toBeNull();
  expect(asked.bodies.map(({ body }) => v.parse(WithdrawBody, body).dates.length)).toEqual([
    1, 1, 0, 0, 0, 0,
  ]);
});
