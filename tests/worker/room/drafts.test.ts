// How boards lie in a room of Space Builder: a row for each seat, there after an eviction, and in the log when it counts.
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EMPTY, pieceOf } from '#shared/games/space-builder/components.ts';
import { COUNTDOWN, REVEAL } from '#shared/games/space-builder/round.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import { passTime, setClock } from '../daily/players.ts';
import { connect, type Guest, roomObject, seatedRoom } from './guests.ts';

beforeEach(() => setClock(Date.UTC(2046, 10, 14, 12)));
const open: Guest[] = [];
afterEach(() => {
  for (const guest of open.splice(0)) guest.socket.close(1000);
});

const seen = (guest: Guest) => guest.view() as unknown as View;
const build = (...pieces: number[]) => ({
  type: 'build',
  board: EMPTY.map((_, site) => pieces[site] ?? null),
});

/** The rows as they are stored. */
const rows = (id: string, of: 'log' | 'drafts') =>
  runInDurableObject(roomObject(id), (_, { storage }) =>
    storage.sql
      .exec<{ entry: string }>(`SELECT entry FROM ${of}`)
      .toArray()
      .map(({ entry }) => JSON.parse(entry)),
  );

async function building() {
  const { id, seats } = await seatedRoom(1, {}, 'space-builder');
  open.push(...seats);
  const [ana, ben] = seats as [Guest, Guest];
  await ana.wish({ type: 'start', match: 0 });
  for (const guest of seats) expect(await guest.act(1, { type: 'ready' })).toMatchObject({ accepted: true });
  passTime(COUNTDOWN + REVEAL + 1_000);
  return { id, ana, ben };
}

test('a board overwrites the one before it, outlives the object, and enters the log before what comes next', async () => {
  const { id, ana, ben } = await building();
  expect(await ana.act(2, build(pieceOf(0)))).toMatchObject({ accepted: true });
  const before = await rows(id, 'log');
  passTime(1_000);
  expect(await ana.act(3, build(pieceOf(0), pieceOf(1, 2)))).toMatchObject({ accepted: true });
  expect(await rows(id, 'log')).toEqual(before);
  expect(await rows(id, 'drafts')).toMatchObject([{ by: 0, number: 3 }]);

  await evictDurableObject(roomObject(id));
  const again = await connect(id, ana.key);
  open.push(again);
  await again.until(() => seen(again).own !== undefined);
  const { board } = build(pieceOf(0), pieceOf(1, 2));
  expect(seen(again).own!.board).toEqual(board);
  expect(seen(ben).own!.board).toEqual(EMPTY);
  expect(seen(ben).placed).toEqual([2, 0]);
  expect(JSON.stringify(ben.frames)).not.toContain(JSON.stringify(board));

  const whole = build(...[0, 1, 2, 3].map((building) => pieceOf(building))).board;
  expect(await ben.act(2, { type: 'tap', board: whole })).toMatchObject({ accepted: true });
  const entries = (await rows(id, 'log')).slice(before.length);
  expect(entries.map(({ by, action }) => [by, action.type])).toEqual([
    [0, 'build'],
    [1, 'tap'],
  ]);
  await evictDurableObject(roomObject(id));
  await again.until(() => seen(again).phase.kind === 'stop');
});
