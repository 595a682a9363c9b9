// A seat of Space Builder that was left in a round: its bot waits for the next one, also when the object was evicted.
import { evictDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EMPTY, pieceOf, STARRED } from '#shared/games/space-builder/components.ts';
import { COUNTDOWN, REVEAL } from '#shared/games/space-builder/round.ts';
import type { View } from '#shared/games/space-builder/view.ts';
import { passTime, setClock } from '../daily/players.ts';
import { type Guest, roomObject, seatedRoom } from './guests.ts';

beforeEach(() => setClock(Date.UTC(2046, 10, 14, 12)));
const open: Guest[] = [];
afterEach(() => {
  for (const guest of open.splice(0)) guest.socket.close(1000);
});

const LEFT = 2;
const READY = { type: 'ready' };
/** In which a bot builds something. */
const HALF_A_MINUTE = 30_000;
/** Boards from before a stop may be on their way so long. */
const WAIT = 500;
const seen = (guest: Guest) => guest.view() as unknown as View;

test('[SD12] (R16) its bot builds nothing in the round that is on, and in the next one it does', async () => {
  const { id, seats } = await seatedRoom(2, {}, 'space-builder');
  open.push(...seats);
  const [ana, ben, cy] = seats as [Guest, Guest, Guest];
  await ana.wish({ type: 'start', match: 0 });
  for (const guest of seats) await guest.act(1, READY);
  /** Whoever says something hears of everything before. */
  const later = async (time: number) => {
    passTime(time);
    await evictDurableObject(roomObject(id));
    await ana.wish({ type: 'react', kind: 'well' });
  };
  await later(COUNTDOWN + REVEAL);
  expect(seen(ana).phase.kind).toBe('build');
  await cy.wish({ type: 'leave' });
  await later(HALF_A_MINUTE);
  expect(ana.last('party')!.party.seats[LEFT]).toMatchObject({ presence: 'left', standIn: 2 });
  expect([seen(ana).phase.kind, seen(ana).placed]).toEqual(['build', [0, 0, 0]]);

  const board = EMPTY.map((_, site) => (site < STARRED ? pieceOf(site) : null));
  expect(await ana.act(2, { type: 'tap', board })).toMatchObject({ accepted: true });
  await later(WAIT);
  expect(seen(ana).last!.seats[LEFT]).toMatchObject({ board: EMPTY, tapped: null });
  expect(seen(ana).phase).toMatchObject({ kind: 'rest', ready: [false, false, true] });
  await ana.act(3, READY);
  await ben.act(2, READY);
  await later(COUNTDOWN + REVEAL);
  await later(HALF_A_MINUTE);
  expect(seen(ana).phase.kind).toBe('build');
  expect(seen(ana).placed[LEFT]).toBeGreaterThan(0);
});
