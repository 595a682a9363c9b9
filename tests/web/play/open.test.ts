// Matches played before a rule was mended: what no longer folds is told, and stays as it is.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { AnyGame } from '#shared/engine/game.ts';
import { RoomEntrySchema, replay } from '#shared/engine/match.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { openRecord } from '#web/play/open.ts';
import { MatchSaveSchema } from '#web/saves/match-save.ts';

const RecordSchema = v.strictObject({ save: MatchSaveSchema, log: v.array(RoomEntrySchema) });

function older(name: string) {
  const path = resolve(import.meta.dirname, 'older', `${name}.json`);
  return v.parse(RecordSchema, JSON.parse(readFileSync(path, 'utf8')));
}
const folded = (game: AnyGame, { save, log }: ReturnType<typeof older>) => replay(game, save.header, log);

test('[SB42] a round that was turned up without being confirmed again stops the fold, and is told', async () => {
  const record = older('late-joker');
  expect(folded(spaceBowl, record)).toMatchObject({ refused: 'overdue', entry: 8 });
  const before = structuredClone(record);
  expect(await openRecord(record.save, record.log)).toBe('damaged');
  expect(record).toEqual(before);
});

test('[GS50] a match that ended for few stars, now not over, is told instead of going on', async () => {
  const record = older('few-stars');
  const match = folded(gravitySuperstar, record);
  expect(match).toMatchObject({ state: { phase: { kind: 'act' } } });
  const before = structuredClone(record);
  expect(await openRecord(record.save, record.log)).toBe('damaged');
  expect(record).toEqual(before);
});

test('up to where the rules are the same, both are opened', async () => {
  for (const [name, length] of [
    ['late-joker', 8],
    ['few-stars', 28],
  ] as const) {
    const { save, log } = older(name);
    const opened = await openRecord({ ...save, length, over: false }, log.slice(0, length));
    expect(opened).toMatchObject({ room: { match: { length } } });
  }
});
