// What worker/daily/COSTS.md counts with: the rows that a run writes.
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { allParts } from '#worker/daily/board/day.ts';
import type { Env } from '#worker/index.ts';
import { NOON, newPlayer, playRun, setClock, TODAY } from './players.ts';

beforeEach(() => setClock(NOON));

/** Rows written by the parts of a day's board meanwhile; an alarm that is set is one, too. */
async function rowsWritten(work: () => Promise<unknown>): Promise<number> {
  let rows = 0;
  const parts = allParts(env as unknown as Env, TODAY);
  const undo: (() => void)[] = [];
  for (const part of parts)
    await runInDurableObject(part, (_, { storage }) => {
      const { sql } = storage;
      const exec = sql.exec;
      const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
      sql.exec = ((...call: Parameters<typeof exec>) => {
        const cursor = exec.apply(sql, call);
        cursors.push(cursor);
        return cursor;
      }) as typeof exec;
      undo.push(() => {
        sql.exec = exec;
        for (const cursor of cursors) rows += cursor.rowsWritten;
      });
    });
  await work();
  for (const one of undo) one();
  return rows;
}

test('a run writes a row for each reveal and answer, and five more where it counts; looking writes none', async () => {
  // The tables of all parts are made by whoever comes first.
  for (let player = 0; player < 40; player++) await playRun(newPlayer(), TODAY, { right: player % 7 });
  const one = newPlayer();
  expect(await rowsWritten(() => playRun(one, TODAY, { right: 5 }))).toBe(17);
  const looking = [one.daily(TODAY).place, one.daily(TODAY).board];
  expect(await rowsWritten(() => Promise.all(looking.map((look) => look())))).toBe(0);
});
