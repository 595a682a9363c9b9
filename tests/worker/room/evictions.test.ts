// Out of memory before and after every kind of action: what the room says is always what its log folds to.
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { replay, view } from '#shared/engine/match.ts';
import type { RoomEntry } from '#shared/engine/table.ts';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import type { Kept } from '#shared/rooms/saved.ts';
import { passTime, setClock } from '../daily/players.ts';
import { connect, type Guest, roomObject, seatedRoom } from './guests.ts';

beforeEach(() => setClock(Date.UTC(2046, 10, 14, 12)));
const open: Guest[] = [];
afterEach(() => {
  for (const guest of open.splice(0)) guest.socket.close(1000);
});

/** The match as it is stored. */
function stored(id: string) {
  return runInDurableObject(roomObject(id), (_, { storage }) => {
    const { kept } = storage.sql.exec<{ kept: string }>('SELECT kept FROM room').one();
    const log = storage.sql.exec<{ entry: string }>('SELECT entry FROM log ORDER BY number').toArray();
    return {
      kept: JSON.parse(kept) as Kept,
      log: log.map(({ entry }) => JSON.parse(entry) as RoomEntry),
    };
  });
}

test('a round with an eviction at each of its points', async () => {
  const { id, seats } = await seatedRoom(2, { search: 60 });
  const watcher = await connect(id);
  open.push(...seats, watcher);
  const [ana] = seats as [Guest];
  await ana.wish({ type: 'start', match: 0 });
  const numbers = [0, 0, 0];
  const act = async (seat: number, action: object, expected: object = { accepted: true }) => {
    await evictDurableObject(roomObject(id));
    numbers[seat]!++;
    const answer = await seats[seat]!.act(numbers[seat]!, action);
    expect(answer, JSON.stringify(action)).toMatchObject(expected);
    await evictDurableObject(roomObject(id));
    expect(await seats[seat]!.act(numbers[seat]!, action), 'sent again').toEqual(answer);
  };
  for (const seat of [0, 1, 2]) await act(seat, { type: 'ready' });
  await act(0, { type: 'call', kind: 'go' }, { accepted: false, refused: 'rolling' });
  passTime(SETTLE + 100);
  await act(0, { type: 'call', kind: 'go' });
  await act(1, { type: 'call', kind: 'doom' }, { accepted: false, refused: 'doomDuringGo' });
  await act(1, { type: 'follow' });
  await act(2, { type: 'follow' });
  for (const seat of [0, 1, 2]) await act(seat, { type: 'pick', card: seat });
  await act(1, { type: 'pick', card: null });
  await act(1, { type: 'pick', card: 7 });
  for (const seat of [0, 1, 2]) await act(seat, { type: 'confirm' });

  await ana.until(() => ana.view().round === 2);
  const { kept, log } = await stored(id);
  const match = replay(spaceBowl, kept.match!.header, log);
  if (isRefusal(match)) throw new Error(match.refused);
  for (const [seat, guest] of seats.entries()) expect(guest.view()).toEqual(view(match, seat));
  expect(watcher.view()).toEqual(view(match, 'watcher'));
  const secrets = [kept.match!.header.seed, ...seats.map(({ key }) => key!)];
  for (const guest of [...seats, watcher])
    for (const frame of guest.frames) for (const secret of secrets) expect(frame).not.toContain(secret);
});
