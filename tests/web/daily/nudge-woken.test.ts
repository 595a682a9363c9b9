// What happens when the browser wakes the app: who is reminded, how, and how often.
import { beforeEach, expect, test, vi } from 'vitest';
import { dateOf, numberOf } from '#shared/daily/calendar.ts';
import { DEFAULTS, type Settings } from '#web/saves/settings-schema.ts';
import { finishedRun } from '../saves/run-samples.ts';

const stored = vi.hoisted(() => ({
  runs: [] as unknown[],
  settings: new Map<string, unknown>(),
  writing: Promise.resolve() as Promise<unknown>,
}));
vi.mock('#web/saves/outbox.ts', () => ({
  withDatabase: (work: (db: object) => unknown) =>
    work({
      getAll: async () => stored.runs,
      get: async (_: string, key: string) => stored.settings.get(key),
    }),
}));
// One after the other, as a browser lets transactions that write.
vi.mock('#web/saves/schema.ts', () => ({
  toldByChange: () => {},
  changeIn: (_: object, __: string[], work: (change: object) => unknown) => {
    const done = stored.writing.then(() =>
      work({
        objectStore: () => ({
          get: async (key: string) => stored.settings.get(key),
          put: async (value: unknown, key: string) => stored.settings.set(key, value),
        }),
      }),
    );
    stored.writing = done;
    return done;
  },
}));
const { nudge } = await import('#web/daily/nudge/nudge.ts');

const TODAY = '2026-11-20';
let said: [string, NotificationOptions | undefined][];
let badges: number;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 19) });
  said = [];
  badges = 0;
  stored.runs = [1, 2].map((days) => ({ ...finishedRun, date: dateOf(numberOf(TODAY) - days) }));
  stored.settings.clear();
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { languages: ['de-CH'], setAppBadge: async () => badges++ });
  return () => vi.useRealTimers();
});

const woken = (...windows: string[]) =>
  nudge({
    registration: { showNotification: async (title, options) => void said.push([title, options]) },
    clients: { matchAll: async () => windows.map((visibilityState) => ({ visibilityState })) },
  });
const set = (change: Partial<Settings>) => stored.settings.set('all', { ...DEFAULTS, ...change });

test('a streak at risk is said in the reader’s language, leads to the daily and puts a badge on the icon', async () => {
  await woken('hidden');
  expect(said).toEqual([
    ['Deine Serie: 2 Tage', expect.objectContaining({ tag: '/daily', lang: 'de', silent: false })],
  ]);
  expect(badges).toBe(1);
});

test('as is set: in another language, and without a sound', async () => {
  set({ language: 'fr', volume: 0 });
  await woken();
  expect(said[0]).toEqual(['Ta série\u202f: 2 jours', expect.objectContaining({ lang: 'fr', silent: true })]);
});

test('once a day, also when it is woken twice at once', async () => {
  await Promise.all([woken(), woken()]);
  await woken();
  expect(said).toHaveLength(1);
  vi.setSystemTime(new Date(2026, 10, 21, 19));
  stored.runs.push({ ...finishedRun, date: TODAY });
  await woken();
  expect(said).toHaveLength(2);
});

test('not to whoever has it before their eyes, who has solved it, or who lets nothing be shown', async () => {
  await woken('hidden', 'visible');
  vi.stubGlobal('Notification', { permission: 'default' });
  await woken();
  vi.stubGlobal('Notification', { permission: 'granted' });
  stored.runs.push({ ...finishedRun, date: TODAY });
  await woken();
  expect([said, badges]).toEqual([[], 0]);
  // None of these has used the day up.
  stored.runs.pop();
  await woken();
  expect(said).toHaveLength(1);
});
