// A run over a network that loses, delays and repeats: who keeps the time, and that play goes on.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { THROWS } from '#shared/daily/puzzle.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import type { DailyRun } from '#web/daily/run/run.ts';
import type { Run } from '#web/saves/run-save.ts';
import { ASKED_FOR } from '#web/saves/run-steps.ts';
import {
  answerThrow,
  beginThrow,
  DATE,
  forgetDevice,
  kept,
  killPage,
  openPage,
  pass,
  playOn,
  rightAnswer,
  storedRun,
} from './device.ts';
import { createServer, type Fate } from './server.ts';

vi.mock('#web/saves/runs.ts', () => ({
  loadRun: async (date: string) => kept.runs.get(date) ?? null,
  listRuns: async () => [...kept.runs.values()],
  storeRun: async (run: Run) => Boolean(kept.runs.set(run.date, run)),
}));
vi.mock('#web/saves/players.ts', () => ({ playerSecret: async () => 'secret' }));
vi.mock('#web/saves/records.ts', () => ({
  recordOf: async (secret: string) => kept.records.get(secret) ?? null,
  keepRecord: async (secret: string, record: string) => void kept.records.set(secret, record),
}));
vi.mock('#web/saves/settings.ts', () => ({ settings: () => ({ name: 'Ana' }) }));
vi.mock('#web/device/tab-lock.ts', () => ({ holdForTab: async () => ({ release() {} }) }));
vi.mock('#web/daily/parts/day.ts', () => ({ localDate: () => DATE, aheadOf: () => 0 }));
vi.mock('#web/daily/server/delivered.ts', () => ({ onDelivered: () => () => {} }));
vi.mock('#web/daily/server/delivery.ts', () => ({ deliver: async () => void kept.delivered++ }));

let server: ReturnType<typeof createServer>;
let begun: number;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 5, 12) });
  forgetDevice();
  server = createServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('removeEventListener', () => {});
  begun = Date.now();
});
afterEach(() => {
  killPage();
  vi.useRealTimers();
});

/** Nothing gets through between these times after the beginning. */
const outage =
  (from: number, to: number, fate: Fate = { there: 'fails' }) =>
  ({ at }: { at: number }): Fate =>
    at - begun >= from && at - begun < to ? fate : {};

function expectServerTimed(run: DailyRun): void {
  expect(run.save()).toMatchObject({
    timing: 'serverTimed',
    delivery: 'delivered',
    ticket: null,
    acknowledged: THROWS * 2,
    asked: null,
  });
  expect(storedRun()).toEqual(run.save());
  expect(run.keptBy()).toBe('server');
  const time = run.spans().reduce((sum, span) => sum + span, 0);
  expect(server.result(), 'what is shown is what counts').toMatchObject({ time });
}

function expectSelfTimed(run: DailyRun): void {
  expect(run.save()).toMatchObject({ timing: null, delivery: 'waiting', ticket: null, asked: null });
  expect(run.keptBy()).toBe('device');
  expect(server.result()).toBeNull();
  expect(kept.delivered).toBe(1);
}

const STEPS = Array.from({ length: THROWS }, (_, index) => [`reveal ${index}`, `answer ${index}`]).flat();

test('where nothing is lost, each step is said once, in order', async () => {
  const run = await openPage();
  await playOn(run);
  await pass(100);
  expect(server.steps()).toEqual(['start', ...STEPS]);
  expectServerTimed(run);
});

test('what the server says of one’s days is kept, and sent with the next start', async () => {
  await playOn(await openPage());
  await pass(100);
  expect(kept.records.get('secret')).toBe('signed');
  expect(server.asked[0]!.body.record).toBeUndefined();
  forgetDevice();
  kept.records.set('secret', 'signed');
  await beginThrow(await openPage());
  expect(server.asked.filter(({ step }) => step === 'start')[1]!.body.record).toBe('signed');
});

describe('a run stays with the server', () => {
  test.each<[string, Fate]>([
    ['fails on its way', { there: 'fails' }],
    ['never arrives', { there: 'lost' }],
    ['arrives, and its reply fails', { back: 'fails' }],
    ['arrives, and its reply is lost', { back: 'lost' }],
  ])('when every third request %s', async (_, fate) => {
    server.fate = (_asked, count) => (count % 3 === 0 ? fate : {});
    const run = await openPage();
    await playOn(run);
    await pass(5_000);
    expectServerTimed(run);
    expect(kept.delivered, 'nothing else is sent').toBe(1);
  });

  test.each<[string, number, number]>([
    ['10 s long', 10_000, 20_000],
    ['of 29 s from the first request that it costs', 6_500, 35_500],
    ['at its very end', 36_000, 62_000],
  ])('through an outage %s', async (_, from, to) => {
    server.fate = outage(from, to);
    const run = await openPage();
    await playOn(run);
    await pass(40_000);
    expectServerTimed(run);
  });

  test('when a request takes three seconds there and three back', async () => {
    server.fate = ({ step }) => (step === 'start' ? {} : { there: 3_000, back: 3_000 });
    const run = await openPage();
    await playOn(run);
    await pass(60_000);
    expectServerTimed(run);
  });

  test('when each request takes longest there where it is asked again', async () => {
    // Copies arrive late and in another order: what was acknowledged already is not heard again.
    server.fate = (_asked, count) => (count % 2 === 0 ? { there: 9_000 } : { back: 1_600 });
    const run = await openPage();
    await playOn(run);
    await pass(60_000);
    expectServerTimed(run);
  });

  test('when everything arrives twice, the second time while the next throw is searched', async () => {
    server.fate = () => ({ twice: 6_500 });
    const run = await openPage();
    await playOn(run);
    await pass(100);
    expectServerTimed(run);
  });

  test('when the server stumbles for a while', async () => {
    const run = await openPage();
    await beginThrow(run);
    server.refuse('server-error');
    await answerThrow(run, 4_000);
    await pass(10_000);
    server.refuse(null);
    await playOn(run);
    await pass(5_000);
    expectServerTimed(run);
  });
});

test('while nothing gets through play goes on: the truth at once, the next throw after three seconds', async () => {
  const run = await openPage();
  await beginThrow(run);
  server.fate = () => ({ there: 'lost' });
  await answerThrow(run, 4_000);
  expect(run.step()).toBe('truth');
  void run.next();
  await pass(2_900);
  expect(run.step()).toBe('truth');
  await pass(200);
  expect(run.step()).toBe('rolling');
  await pass(SETTLE);
  expect(run.step()).toBe('searching');
  expect(run.elapsed(), 'counted from when it lay still').toBeLessThan(200);
  expect(storedRun()).toMatchObject({ acknowledged: 1, answers: [rightAnswer(0)] });
  expect(storedRun().ticket).not.toBeNull();
});

test('without any network, as the browser knows, nobody waits for the next throw', async () => {
  const run = await openPage();
  await beginThrow(run);
  await answerThrow(run, 4_000);
  vi.stubGlobal('navigator', { onLine: false });
  server.fate = () => ({ there: 'fails' });
  void run.next();
  await pass(100);
  expect(run.step()).toBe('rolling');
});

test('what the page has measured counts where the server heard of a throw too late', async () => {
  const run = await openPage();
  await beginThrow(run);
  await answerThrow(run, 4_000);
  // The reveal arrives six seconds after it was shown.
  server.fate = outage(0, Date.now() - begun + 9_000);
  await beginThrow(run);
  await pass(9_000);
  await answerThrow(run, 0);
  await pass(5_000);
  expect(run.spans()[1]).toBeGreaterThanOrEqual(9_000);
  expect(storedRun()).toMatchObject({ acknowledged: 4, asked: null });
});

describe('a run is the device’s own', () => {
  test('when the oldest step has waited for half a minute', async () => {
    const run = await openPage();
    await beginThrow(run);
    server.fate = () => ({ there: 'lost' });
    await answerThrow(run, 4_000);
    await pass(ASKED_FOR - 1);
    expect(run.keptBy()).toBe('server');
    await pass(1);
    expect(run.keptBy()).toBe('device');
    expect(storedRun()).toMatchObject({ ticket: null, asked: null, acknowledged: 1 });
    const said = server.asked.length;
    await playOn(run);
    await pass(ASKED_FOR);
    expect(server.asked.length, 'nothing more is asked').toBe(said);
    expectSelfTimed(run);
  });

  test.each(['bad-ticket', 'replayed', 'archived'])('when the server says %s', async (code) => {
    const run = await openPage();
    await beginThrow(run);
    await answerThrow(run, 4_000);
    server.refuse(code);
    void run.next();
    await pass(100);
    expect(run.keptBy()).toBe('device');
    expect(run.step(), 'the throw is shown at once').toBe('rolling');
    await playOn(run);
    expectSelfTimed(run);
  });

  test('when its start is not answered; it begins all the same', async () => {
    server.fate = () => ({ there: 'fails' });
    const run = await openPage();
    void run.start();
    await pass(2_000);
    expect(run.step()).toBe('rolling');
    expect(server.steps()).toEqual(['start', 'start', 'start']);
    await playOn(run);
    expect(server.steps()).toEqual(['start', 'start', 'start']);
    expectSelfTimed(run);
  });

  test('from its last answer on, and is sent only when nobody asks any more', async () => {
    const run = await openPage();
    while (run.answers().length < THROWS - 1) {
      await beginThrow(run);
      await answerThrow(run, 4_000);
    }
    await beginThrow(run);
    server.fate = () => ({ there: 'lost' });
    await answerThrow(run, 4_000);
    expect(run.step()).toBe('over');
    await pass(ASKED_FOR - 100);
    expect(kept.delivered).toBe(0);
    await pass(200);
    expectSelfTimed(run);
  });
});

describe('after a reload', () => {
  /** What a person does until the page is gone, and how many steps the server has then acknowledged. */
  const states: [string, (run: DailyRun) => Promise<void>][] = [
    [
      'before the first throw is shown',
      async (run) => {
        server.fate = ({ step }) => (step === 'start' ? {} : { there: 'lost' });
        void run.start();
        await pass(1_000);
      },
    ],
    [
      'before the first throw is shown, which the server knows of',
      async (run) => {
        server.fate = ({ step }) => (step === 'start' ? {} : { back: 'lost' });
        void run.start();
        await pass(1_000);
      },
    ],
    [
      'in a throw that the server has not heard of',
      async (run) => {
        server.fate = ({ step }) => (step === 'start' ? {} : { there: 'lost' });
        await beginThrow(run);
      },
    ],
    [
      'after an answer that never arrived',
      async (run) => {
        await beginThrow(run);
        server.fate = () => ({ there: 'lost' });
        await answerThrow(run, 4_000);
      },
    ],
    [
      'after an answer that arrived, its reply lost',
      async (run) => {
        await beginThrow(run);
        server.fate = () => ({ back: 'lost' });
        await answerThrow(run, 4_000);
        await pass(100);
      },
    ],
    [
      'with a reveal, an answer and another reveal outstanding',
      async (run) => {
        server.fate = ({ step }) => (step === 'start' ? {} : { there: 'lost' });
        await beginThrow(run);
        await answerThrow(run, 4_000);
        await beginThrow(run);
      },
    ],
    [
      'with the last answer outstanding',
      async (run) => {
        while (run.answers().length < THROWS - 1) {
          await beginThrow(run);
          await answerThrow(run, 4_000);
        }
        await beginThrow(run);
        server.fate = () => ({ back: 'lost' });
        await answerThrow(run, 4_000);
        await pass(100);
      },
    ],
  ];

  test.each(states)('%s it goes on being asked, and stays with the server', async (_, play) => {
    await play(await openPage());
    killPage();
    server.fate = () => ({});
    await pass(2_000);
    const again = await openPage();
    await playOn(again);
    await pass(5_000);
    expectServerTimed(again);
  });

  test.each(states.slice(2))('%s it is its own when nobody was asked for too long', async (_, play) => {
    await play(await openPage());
    expect(storedRun().asked).not.toBeNull();
    killPage();
    server.fate = () => ({});
    const said = server.asked.length;
    await pass(ASKED_FOR);
    const again = await openPage();
    await pass(100);
    expect(again.keptBy()).toBe('device');
    await playOn(again);
    expect(server.asked.length, 'nothing of it is asked any more').toBe(said);
    expect(again.save()).toMatchObject({ ticket: null, delivery: 'waiting' });
  });

  test('the half minute is not begun anew', async () => {
    await states[3]![1](await openPage());
    const { asked } = storedRun();
    for (let reloads = 0; reloads < 3; reloads++) {
      killPage();
      await openPage();
      await pass(9_000);
      expect(storedRun()).toMatchObject({ asked, acknowledged: 1 });
    }
    killPage();
    const run = await openPage();
    await pass(asked! + ASKED_FOR - Date.now() - 1);
    expect(run.keptBy()).toBe('server');
    await pass(1);
    expect(run.keptBy()).toBe('device');
  });

  test('what an earlier version left in the middle is not asked again, and goes on', async () => {
    const run = await openPage();
    await beginThrow(run);
    await answerThrow(run, 4_000);
    await pass(100);
    killPage();
    const said = server.asked.length;
    const { runNow } = await import('#web/saves/stored-run.ts');
    const { acknowledged: _, asked: __, ...before } = storedRun();
    kept.runs.set(DATE, runNow(before));
    const again = await openPage();
    await pass(1_000);
    expect(server.asked.length).toBe(said);
    await playOn(again);
    await pass(100);
    expectServerTimed(again);
  });

  test('a finished one of an earlier version is sent as it is', async () => {
    await states[6]![1](await openPage());
    killPage();
    kept.runs.set(DATE, { ...storedRun(), acknowledged: THROWS * 2, asked: null });
    await openPage();
    await pass(100);
    expect(storedRun().ticket).toBeNull();
    expect(kept.delivered).toBe(1);
  });
});

describe('a page that is left', () => {
  test('still says what was outstanding, and the same run opened again goes on with it', async () => {
    const run = await openPage();
    await beginThrow(run);
    server.fate = outage(0, Date.now() - begun + 10_000);
    await answerThrow(run, 4_000);
    run.leave();
    await pass(12_000);
    expect(storedRun()).toMatchObject({ acknowledged: 2, asked: null });
    const again = await openPage();
    await playOn(again);
    await pass(100);
    expectServerTimed(again);
  });

  test('writes nothing more once it was opened again', async () => {
    const run = await openPage();
    await beginThrow(run);
    server.fate = () => ({ back: 8_000 });
    await answerThrow(run, 4_000);
    run.leave();
    const again = await openPage();
    await pass(100);
    const { asked } = storedRun();
    expect(asked).not.toBeNull();
    await playOn(again);
    await pass(60_000);
    expectServerTimed(again);
  });
});
