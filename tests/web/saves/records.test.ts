// What the server has said of a player's days: kept for each secret, and of two the one of more days.
import { beforeEach, expect, test, vi } from 'vitest';
import { mergedRecords } from '#web/saves/merged-records.ts';
import { forgetRecords, keepRecord, recordOf } from '#web/saves/records.ts';

const store = new Map<string, unknown>();
let isThere = true;
vi.mock('#web/saves/database.ts', () => {
  const settings = {
    get: async (key: string) => store.get(key),
    put: async (value: unknown, key: string) => store.set(key, value),
  };
  const transaction = () => ({ objectStore: () => settings, commit() {}, done: Promise.resolve() });
  const database = async () => {
    if (!isThere) throw new DOMException('Not here', 'InvalidStateError');
    return { get: async (_: string, key: string) => store.get(key), transaction };
  };
  const written = async (write: (db: unknown) => Promise<unknown>) =>
    database()
      .then(write)
      .then(
        () => true,
        () => false,
      );
  return { database, written };
});

beforeEach(() => {
  store.clear();
  isThere = true;
});

const [ana, ben] = ['a', 'b'].map((sign) => sign.repeat(43)) as [string, string];
const signed = (days: unknown, mark = 'x') =>
  `${btoa(JSON.stringify({ days, first: 1 })).replaceAll('=', '')}.${mark}`;

test('each secret has the last that was said of it', async () => {
  expect(await recordOf(ana)).toBeNull();
  await keepRecord(ana, signed(3));
  await keepRecord(ben, signed(9));
  // After a withdrawal it begins anew, so the last word is not always the one of most days.
  await keepRecord(ana, signed(1));
  expect([await recordOf(ana), await recordOf(ben)]).toEqual([signed(1), signed(9)]);
});

test('what was withdrawn is forgotten', async () => {
  await keepRecord(ana, signed(3));
  await forgetRecords();
  expect(await recordOf(ana)).toBeNull();
});

test('without a database, and with a damaged list, there is none', async () => {
  await keepRecord(ana, signed(3));
  store.set('records', [{ secret: ana, record: 5 }, null]);
  expect(await recordOf(ana)).toBeNull();
  store.set('records', 'none');
  expect(await recordOf(ana)).toBeNull();
  isThere = false;
  await keepRecord(ana, signed(3));
  expect(await recordOf(ana)).toBeNull();
});

test.each([
  ['of more days', signed(5), signed(4)],
  ['that can be read', signed(1), '%%%.x'],
  ['that says a number', signed(1), signed('7')],
  ['of as many days, always the same', signed(2, 'a'), signed(2, 'b')],
])('of two devices’ records the one %s stands', (_, better, worse) => {
  const one = [{ secret: ana, record: better }];
  const other = [{ secret: ana, record: worse }];
  expect(mergedRecords(one, other)).toEqual(one);
  expect(mergedRecords(other, one)).toEqual(one);
});

test('those of different secrets do not mix', () => {
  const [one, other] = [
    { secret: ben, record: signed(1) },
    { secret: ana, record: signed(9) },
  ];
  expect(mergedRecords([one], [other])).toEqual([other, one]);
});
