// What a device keeps of the daily: its runs, whose they are, and how those that wait are delivered.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { REFUSALS, SECRET_FORM } from '#shared/api/refusals.ts';
import { changedRuns } from '#web/saves/merged-data.ts';
import { mergedLeagues } from '#web/saves/my-leagues.ts';
import { type Desk, deliverEach, outcomeOf } from '#web/saves/outcome.ts';
import { mergedPlayers, secretIn } from '#web/saves/player-list.ts';
import { allSecrets, playerSecret } from '#web/saves/players.ts';
import { mergedRun, type Run, RunSchema } from '#web/saves/run-save.ts';
import { ASKED_FOR, askedYet, isOutstanding } from '#web/saves/run-steps.ts';
import { changeIn, type Database, putIn, upgrade } from '#web/saves/schema.ts';
import { runNow } from '#web/saves/stored-run.ts';
import { finishedRun, runOfOneDate, someLeagues, somePlayers, someRun } from './run-samples.ts';

describe('a stored run', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(someRun, (run) => {
        expect(v.parse(RunSchema, JSON.parse(JSON.stringify(run)))).toEqual(run);
      }),
    );
  });

  test.each([
    ['a day that does not exist', { date: '2027-02-29' }],
    ['no date at all', { date: '' }],
    ['another generator', { generator: 2 }],
    ['a span too few', { spans: finishedRun.spans.slice(1) }],
    ['a seventh answer', { answers: [...finishedRun.answers, 1], spans: [...finishedRun.spans, 1] }],
    ['a card outside the galaxy of that day', { answers: [...finishedRun.answers.slice(1), 25] }],
    ['a day before the first', { date: '2026-10-31' }],
    ['an end after two answers', { answers: [1, 2], spans: [5, 5] }],
    ['an end before the first', { answers: [], spans: [] }],
    ['six answers and no end', { finished: null }],
    ['a seventh throw', { revealed: 95_000 }],
    ['half a millisecond', { finished: 0.5 }],
    ['a time without end', { started: Number.POSITIVE_INFINITY }],
    ['a calendar two days ahead', { ahead: 2880 }],
    ['an unknown timing', { timing: 'trusted' }],
    ['more steps acknowledged than there are', { acknowledged: 13 }],
    ['a score of its own', { score: 6 }],
  ])('with %s is none', (_, change) => {
    expect(v.is(RunSchema, { ...finishedRun, ...change })).toBe(false);
  });

  test('of before it said where the calendar was is read all the same', () => {
    const { ahead: _, ...older } = finishedRun;
    expect(v.parse(RunSchema, JSON.parse(JSON.stringify(older)))).toEqual(older);
    expect(mergedRun(older, older)).toEqual(older);
    expect(mergedRun(older, finishedRun)).toEqual(mergedRun(finishedRun, older));
  });

  test('may name the last card of a larger galaxy', () => {
    expect(
      v.is(RunSchema, { ...finishedRun, date: '2026-11-08', answers: [...finishedRun.answers.slice(1), 35] }),
    ).toBe(true);
  });
});

/** As every version before kept it. */
const { acknowledged: _, asked: __, ...keptBefore } = finishedRun;

describe('a run of a version before', () => {
  test.each([
    ['finished', {}, 12],
    ['between two throws', { finished: null, answers: [1, 2], spans: [5, 5], ticket: 'a' }, 4],
    ['in a throw', { finished: null, answers: [1], spans: [5], ticket: 'a', revealed: 7 }, 3],
  ])(
    '%s has nothing outstanding, and what it said of its time is called otherwise',
    (_, change, acknowledged) => {
      const before = { ...keptBefore, ...change, timing: 'verified' as const };
      const now: Run = { ...before, timing: 'serverTimed', acknowledged, asked: null };
      expect(v.parse(RunSchema, JSON.parse(JSON.stringify(before)))).toEqual(now);
      expect(runNow(before)).toEqual(now);
      expect(runNow(now)).toEqual(now);
      expect(isOutstanding(now)).toBe(false);
    },
  );

  test('is the same run after it was stored anew', () => {
    const known = runNow({ ...keptBefore, timing: 'verified' });
    expect(changedRuns([known], [v.parse(RunSchema, { ...keptBefore, timing: 'verified' })])).toEqual([]);
  });
});

describe('how long the server is asked for a step', () => {
  const run = { ticket: 'a', asked: 1000 };
  test.each([
    [run, 1000, ASKED_FOR],
    [run, 1000 + ASKED_FOR - 1, 1],
    [run, 1000 + ASKED_FOR, 0],
    [run, 1000 + 2 * ASKED_FOR, 0],
    // The clock was put back.
    [run, 999, 0],
    [{ ...run, ticket: null }, 1000, 0],
    [{ ...run, asked: null }, 1000, 0],
  ])('%j at %d: %d more', (asked, now, left) => {
    expect(askedYet(asked, now)).toBe(left);
  });
});

const otherWayRound = (run: Run): Run => Object.fromEntries(Object.entries(run).reverse()) as unknown as Run;

describe('of two runs of one date', () => {
  test('every device keeps the same, in whichever order they come', () => {
    fc.assert(
      fc.property(runOfOneDate, runOfOneDate, runOfOneDate, (one, two, three) => {
        expect(mergedRun(one, two)).toEqual(mergedRun(two, one));
        expect(mergedRun(otherWayRound(one), two)).toEqual(mergedRun(otherWayRound(two), one));
        expect(mergedRun(mergedRun(one, two), three)).toEqual(mergedRun(one, mergedRun(two, three)));
        expect(mergedRun(one, one)).toEqual(one);
      }),
    );
  });

  const unfinished: Run = {
    ...finishedRun,
    finished: null,
    answers: [1, 2],
    spans: [5, 5],
    delivery: 'kept',
  };
  test.each<[string, Partial<Run>, Partial<Run>]>([
    ['begun on its day before archive', { ...unfinished }, { onDay: false }],
    ['finished before unfinished', { finished: 99_000 }, { ...unfinished, started: 1 }],
    ['finished earlier', { finished: 80_000 }, { finished: 80_001, delivery: 'delivered' }],
    ['with more answers', { ...unfinished }, { ...unfinished, answers: [1], spans: [5], started: 1 }],
    ['started earlier', { ...unfinished, started: 1 }, { ...unfinished, started: 2 }],
    ['delivered before refused', { delivery: 'delivered' }, { delivery: 'refused' }],
    ['refused before waiting', { delivery: 'refused' }, { delivery: 'waiting' }],
    ['of which the server knows more', { acknowledged: 4, started: 9 }, { acknowledged: 3, started: 1 }],
    ['waiting before kept', { delivery: 'waiting', started: 9 }, { delivery: 'kept', started: 1 }],
  ])('the one %s stands', (_, better, worse) => {
    const standing = { ...finishedRun, ...better };
    expect(mergedRun({ ...finishedRun, ...worse }, standing)).toBe(standing);
  });
});

describe('lists of two devices', () => {
  test('players become the same list on both, the oldest first', () => {
    fc.assert(
      fc.property(somePlayers, somePlayers, somePlayers, (one, two, three) => {
        const both = mergedPlayers(one, two);
        expect(both).toEqual(mergedPlayers(two, one));
        expect(mergedPlayers(both, three)).toEqual(mergedPlayers(one, mergedPlayers(two, three)));
        expect(mergedPlayers(both, both)).toEqual(both);
        const oldest = Math.min(...[...one, ...two].map(({ since }) => since));
        expect(both[0]?.since ?? Number.POSITIVE_INFINITY).toBe(oldest);
        expect(new Set(both.map(({ secret }) => secret)).size).toBe(both.length);
      }),
    );
  });

  test('of players as old as each other the smallest secret comes first', () => {
    const [one, other] = ['Z', 'a'].map((sign) => ({ secret: sign.repeat(43), since: 5 }));
    expect(mergedPlayers([other!], [one!])).toEqual([one, other]);
  });

  test('leagues too, none lost and none twice', () => {
    fc.assert(
      fc.property(someLeagues, someLeagues, someLeagues, (one, two, three) => {
        const both = mergedLeagues(one, two);
        expect(both).toEqual(mergedLeagues(two, one));
        expect(mergedLeagues(both, three)).toEqual(mergedLeagues(one, mergedLeagues(two, three)));
        const ids = both.map(({ id }) => id);
        expect(new Set(ids)).toEqual(new Set([...one, ...two].map(({ id }) => id)));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

/** A tab that found no player, and then writes to the store that both tabs share. */
function tabOf(store: Map<string, unknown>): Database {
  const settings = {
    get: async (key: string) => store.get(key),
    put: async (value: unknown, key: string) => store.set(key, value),
  };
  const transaction = () => {
    const { promise: done, resolve: commit } = Promise.withResolvers<void>();
    return { objectStore: () => settings, commit, done };
  };
  return { get: async () => undefined, transaction } as unknown as Database;
}

test('two tabs that both find no player agree on one', async () => {
  const store = new Map<string, unknown>();
  const secret = await secretIn(tabOf(store));
  expect(secret).toMatch(SECRET_FORM);
  expect(await secretIn(tabOf(store))).toBe(secret);
  expect(store.get('players')).toMatchObject([{ secret }]);
});

test('a change is committed before anything is waited for, or as soon as what it read is there', async () => {
  const happened: string[] = [];
  const store = { put: async () => void happened.push('put') };
  const transaction = () => ({
    objectStore: () => store,
    commit: () => happened.push('committed'),
    done: Promise.resolve(),
  });
  const db = { transaction } as unknown as Database;
  const written = putIn(db, 'settings', 1, 'all');
  expect(happened).toEqual(['put', 'committed']);
  await written;

  happened.length = 0;
  await changeIn(db, ['settings'], async (change) => {
    await Promise.resolve();
    change.objectStore('settings').put(2, 'all');
  });
  expect(happened).toEqual(['put', 'committed']);
});

test('without a database there is a player for as long as the page lasts', async () => {
  const secret = await playerSecret();
  expect(secret).toMatch(SECRET_FORM);
  expect(await playerSecret()).toBe(secret);
  expect(await allSecrets()).toEqual([secret]);
});

test.each([
  [0, ['matches', 'log', 'settings', 'runs', 'rooms']],
  [1, ['runs', 'rooms']],
  [2, ['rooms']],
  [3, []],
])('a database of version %d is brought up to date without touching what is there', (from, made) => {
  const stores: string[] = [];
  upgrade({ createObjectStore: (name: string) => stores.push(name) } as unknown as Database, from);
  expect(stores).toEqual(made);
});

const result = { score: 5, time: 83_000, timing: 'selfTimed' } as const;
const delivered = { ok: true, result } as const;

describe('delivering', () => {
  test('a result that is taken is delivered', () => {
    expect(outcomeOf(delivered)).toEqual({ delivery: 'delivered', timing: 'selfTimed', refusal: null });
  });

  const final = [
    'archived',
    'malformed',
    'no-such-card',
    'other-version',
    'replayed',
    'second-result',
  ] as const;
  test.each(final)('%s is the last word', (code) => {
    expect(outcomeOf({ ok: false, code })).toEqual({ delivery: 'refused', timing: null, refusal: code });
  });

  const passing = REFUSALS.filter((code) => !final.some((last) => last === code));
  test.each(['offline', ...passing] as const)('%s is asked again later', (code) => {
    expect(outcomeOf({ ok: false, code })).toBeNull();
  });

  const days = ['2026-11-05', '2026-11-06', '2026-11-07'];
  function deskWith(replies: Awaited<ReturnType<Desk['send']>>[]) {
    const runs = new Map(days.map((date): [string, Run] => [date, { ...finishedRun, date }]));
    const send = vi.fn<Desk['send']>(async () => replies.shift()!);
    const desk: Desk = {
      waiting: async () => [...runs.values()].filter(({ delivery }) => delivery === 'waiting'),
      read: async (date) => runs.get(date),
      send,
      write: async (run) => runs.set(run.date, run),
    };
    const fates = () => [...runs.values()].map(({ delivery }) => delivery);
    return { desk, runs, send, fates };
  }

  test('goes on after a refusal and stops when nobody answers', async () => {
    const { desk, fates, send } = deskWith([
      { ok: false, code: 'archived' },
      { ok: false, code: 'offline' },
    ]);
    const changed: Run[] = [];
    await deliverEach(desk, changed);
    expect(changed).toMatchObject([
      { date: days[0], delivery: 'refused', refusal: 'archived', timing: null },
    ]);
    expect(fates()).toEqual(['refused', 'waiting', 'waiting']);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('one that the server stumbles over, or that begins later, holds up no other', async () => {
    const { desk, fates } = deskWith([
      { ok: false, code: 'server-error' },
      { ok: false, code: 'future' },
      delivered,
    ]);
    await deliverEach(desk, []);
    expect(fates()).toEqual(['waiting', 'waiting', 'delivered']);
  });

  test('sends nothing that was delivered elsewhere in the meantime', async () => {
    const { desk, runs, send, fates } = deskWith([delivered, delivered]);
    const changed: Run[] = [];
    send.mockImplementationOnce(async () => {
      runs.set(days[1]!, { ...finishedRun, date: days[1]!, delivery: 'delivered' });
      return delivered;
    });
    await deliverEach(desk, changed);
    expect(changed.map(({ date }) => date)).toEqual([days[0], days[2]]);
    expect(fates()).toEqual(['delivered', 'delivered', 'delivered']);
  });

  test('what was delivered before a write failed is still known', async () => {
    const { desk, fates } = deskWith([delivered, delivered]);
    const write = desk.write;
    desk.write = async (run) => {
      if (run.date === days[1]) throw new DOMException('The disk is full.', 'QuotaExceededError');
      return write(run);
    };
    const changed: Run[] = [];
    await expect(deliverEach(desk, changed)).rejects.toThrow('The disk is full.');
    expect(changed.map(({ date }) => date)).toEqual([days[0]]);
    expect(fates()).toEqual(['delivered', 'waiting', 'waiting']);
  });
});
