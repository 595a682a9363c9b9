// What is parsed when it is read is what devices have: every match that the version before kept.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MatchRecordSchema, type MatchSave } from '#web/saves/match-save.ts';

interface Row {
  key: string | (string | number)[];
  value: unknown;
}
const file = resolve(import.meta.dirname, '../../e2e/kept-before.json');
const { stores } = JSON.parse(readFileSync(file, 'utf8')) as { stores: { matches: Row[]; log: Row[] } };

test.each(stores.matches.map(({ value }) => [(value as MatchSave).id, value] as const))('%s', (id, save) => {
  const log = stores.log.filter(({ key }) => key[0] === id).map(({ value }) => value);
  expect(v.parse(MatchRecordSchema, { save, log })).toEqual({ save, log });
});
