// Bringing two devices together: the daily's part of a file, and what merging makes of it.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changedRuns, mergedData } from '#web/saves/merged-data.ts';
import { DEFAULTS, mergedSettings } from '#web/saves/settings-schema.ts';
import { readFile } from '#web/saves/transfer.ts';
import { finishedRun, someData } from './run-samples.ts';

const nothing = { matches: [], marks: [], runs: [], players: [], records: [], leagues: [] };
const player = { secret: 's'.repeat(43), since: 7 };
const league = { id: 'abcdefghjk', name: 'Crew', since: 8 };
const record = { secret: player.secret, record: 'abc.def' };
const file = (content: object, format = 3) =>
  JSON.stringify({ app: 'starboard', format, matches: [], ...content });

describe('merging', () => {
  test('whoever imports from whom, both devices end with the same', () => {
    fc.assert(
      fc.property(someData, someData, (mine, theirs) => {
        expect(mergedData(mine, theirs)).toEqual(mergedData(theirs, mine));
      }),
    );
  });

  test('a third device makes no difference to the order of imports', () => {
    fc.assert(
      fc.property(someData, someData, someData, (one, two, three) => {
        expect(mergedData(mergedData(one, two), three)).toEqual(mergedData(one, mergedData(two, three)));
      }),
    );
  });

  test('the same file again changes nothing', () => {
    fc.assert(
      fc.property(someData, someData, (mine, theirs) => {
        const once = mergedData(mine, theirs);
        const twice = mergedData(once, theirs);
        expect(twice).toEqual(once);
        expect(changedRuns(once.runs, twice.runs)).toEqual([]);
      }),
    );
  });

  test('no date is lost and none is there twice', () => {
    fc.assert(
      fc.property(someData, someData, (mine, theirs) => {
        const dates = [...mine.runs, ...theirs.runs].map(({ date }) => date);
        expect(mergedData(mine, theirs).runs.map(({ date }) => date)).toEqual([...new Set(dates)].sort());
      }),
    );
  });

  test('days that were added or changed are counted, equal ones are not', () => {
    const before = [finishedRun, { ...finishedRun, date: '2026-11-06' }];
    const after = [
      { ...finishedRun, delivery: 'delivered' as const },
      { ...before[1]! },
      { ...finishedRun, date: '2026-11-07' },
    ];
    expect(changedRuns(before, after)).toEqual([after[0], after[2]]);
  });
});

describe('settings of a file', () => {
  const theirs = { ...DEFAULTS, name: 'Ana', colour: 3, volume: 0 };

  test('make a new device like the old one', () => {
    expect(mergedSettings(DEFAULTS, theirs)).toEqual(theirs);
  });

  test('leave alone what has been set here', () => {
    const mine = { ...DEFAULTS, name: 'Vega', theme: 'dark' as const };
    expect(mergedSettings(mine, theirs)).toEqual({ ...theirs, name: 'Vega', theme: 'dark' });
  });

  test('that say nothing change nothing', () => {
    const mine = { ...DEFAULTS, names: false, letters: true };
    expect(mergedSettings(mine, DEFAULTS)).toEqual(mine);
  });
});

describe('reading a file', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) }));
  afterAll(() => void vi.useRealTimers());

  test('what the daily has exported is read back', () => {
    const daily = { runs: [finishedRun], players: [player], records: [record], leagues: [league] };
    expect(readFile(file({ ...daily, settings: { name: 'Ana' } }))).toEqual({
      ...nothing,
      ...daily,
      settings: { ...DEFAULTS, name: 'Ana' },
      unreadable: 0,
    });
  });

  test('a file from before the daily is read', () => {
    expect(readFile(file({}, 1))).toEqual({ ...nothing, settings: DEFAULTS, unreadable: 0 });
  });

  test('a file from before is read: what was verified is server-timed, and nothing is outstanding', () => {
    const { acknowledged: _, asked: __, ...before } = finishedRun;
    const runs = [{ ...before, timing: 'verified' }];
    const now = { ...finishedRun, timing: 'serverTimed', acknowledged: 12 };
    expect(readFile(file({ runs, players: [player] }, 2))).toEqual({
      ...nothing,
      runs: [now],
      players: [player],
      settings: DEFAULTS,
      unreadable: 0,
    });
  });

  test('a later file is not', () => {
    expect(readFile(file({}, 4))).toBe('newer');
  });

  test('damaged runs, players and leagues lose only themselves', () => {
    const runs = [{ ...finishedRun, date: '1e9' }, finishedRun, null, { ...finishedRun, spans: [] }];
    const players = [player, { secret: 'short', since: 1 }];
    const records = [{ ...record, record: 7 }, record];
    const leagues = [{ ...league, id: '../../etc' }, league];
    expect(readFile(file({ runs, players, records, leagues }))).toMatchObject({
      runs: [finishedRun],
      players: [player],
      records: [record],
      leagues: [league],
      unreadable: 6,
    });
  });

  test('the name of a league cannot turn the direction of writing', () => {
    expect(readFile(file({ leagues: [{ ...league, name: 'Cr\u202eew' }] }))).toMatchObject({
      leagues: [league],
    });
  });

  test('a day that has begun nowhere yet stays out: it could not be played any more', () => {
    const runs = ['2026-11-21', '2026-11-22', '2031-01-01'].map((date) => ({ ...finishedRun, date }));
    expect(readFile(file({ runs }))).toMatchObject({ runs: [runs[0]], unreadable: 2 });
  });

  test('a league whose name nobody sees stays out', () => {
    const leagues = [{ ...league, name: '\u200b\u3164' }, league];
    expect(readFile(file({ leagues }))).toMatchObject({ leagues: [league], unreadable: 1 });
  });

  test('no run makes it throw', () => {
    const change = fc.dictionary(fc.constantFrom(...Object.keys(finishedRun)), fc.jsonValue());
    fc.assert(
      fc.property(change, (fields) => {
        const read = readFile(file({ runs: [{ ...finishedRun, ...fields }, finishedRun] }));
        expect(read).toHaveProperty('runs');
        expect(typeof read === 'string' ? [] : read.runs).toContainEqual(finishedRun);
      }),
    );
  });

  test('marks that were seen come along, and what is none stays out', () => {
    const marks = ['space-bowl', 'space-bowl/box', 'space-lab/*'];
    expect(readFile(file({ marks: [...marks, 'space-bowl/../box', 7] }))).toMatchObject({
      marks,
      unreadable: 2,
    });
  });

  test('a list that is none is damage', () => {
    expect(readFile(file({ runs: 7 }))).toBe('damaged');
  });
});
