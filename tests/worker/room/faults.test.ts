// Bots and rules that fail: nobody stays out of a room because of them, and the log of the Worker says what failed.
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '#shared/games/registry.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { connect, type Guest, newKey, openRoom, roomObject, seatedRoom } from './guests.ts';

const READY = { type: 'ready' };
const fault = new Error('a planted fault');
const failing = () => {
  throw fault;
};
const log = () => vi.spyOn(console, 'error').mockReturnValue(undefined);
let logged = log();
beforeEach(() => {
  logged = log();
});
const open: Guest[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const guest of open.splice(0)) guest.socket.close(1000);
});

async function begun(): Promise<{ id: string; ana: Guest; ben: Guest }> {
  const { id, seats } = await seatedRoom(1);
  open.push(...seats);
  const [ana, ben] = seats as [Guest, Guest];
  expect(await ana.wish({ type: 'start', match: 0 })).toEqual({ ok: true });
  return { id, ana, ben };
}

/** Everybody is in a lobby again, with their seats, and can play another match. */
async function expectAnother(id: string, ana: Guest, ben: Guest): Promise<void> {
  const party = () => ana.last('party')?.party ?? ana.last('welcome')!.party;
  await ana.until(() => party().stopped);
  expect(party()).toMatchObject({ stage: 'lobby', stopped: true });
  expect(party().seats.slice(0, 2)).toMatchObject([{ name: 'Ana' }, { name: 'Guest 1' }]);
  const late = await connect(id, newKey());
  open.push(late);
  expect((await late.welcome()).party.stage).toBe('lobby');
  vi.restoreAllMocks();
  expect(await ana.wish({ type: 'start', match: 1 })).toEqual({ ok: true });
  expect(await ben.act(1, READY)).toEqual({ number: 1, accepted: true });
}

test('a bot that throws has no plan: people come in and play, and the fault is in the log', async () => {
  vi.spyOn(GAMES['space-bowl'], 'loadBot').mockResolvedValue(failing);
  const key = newKey();
  const id = await openRoom(key);
  const ana = await connect(id, key);
  open.push(ana);
  await ana.wish({ type: 'fill', seat: 1, level: 1, name: 'Vega' });
  expect(await ana.wish({ type: 'start', match: 0 })).toEqual({ ok: true });
  expect(await ana.act(1, READY)).toEqual({ number: 1, accepted: true });
  await evictDurableObject(roomObject(id));
  const ben = await connect(id);
  open.push(ben);
  expect((await ben.welcome()).party.stage).toBe('match');
  expect(await ana.act(2, READY)).toMatchObject({ refused: 'alreadyReady' });
  expect(logged).toHaveBeenCalledWith(fault);
});

test('an action at which the rules throw is answered, and the others play on', async () => {
  const { ana, ben } = await begun();
  vi.spyOn(spaceBowl, 'act').mockImplementationOnce(failing);
  expect(await ana.act(1, READY)).toEqual({ number: 1, accepted: false, refused: 'failed' });
  expect(logged).toHaveBeenCalledWith(fault);
  expect(await ben.act(1, READY)).toEqual({ number: 1, accepted: true });
  expect(await ana.act(2, READY)).toEqual({ number: 2, accepted: true });
});

test.each([
  ['a deadline', 'deadline'],
  ['who is to act', 'toAct'],
  ['what is seen', 'view'],
] as const)('rules that throw at %s end their match, and everybody keeps their seat', async (_, part) => {
  const { id, ana, ben } = await begun();
  vi.spyOn(spaceBowl, part).mockImplementation(failing);
  await runDurableObjectAlarm(roomObject(id));
  const back = await connect(id, ana.key);
  open.push(back);
  await back.welcome();
  expect(logged).toHaveBeenCalledWith(fault);
  await expectAnother(id, back, ben);
});

test('rules that throw while the room comes back from its log end their match too', async () => {
  const { id, ana, ben } = await begun();
  await ana.act(1, READY);
  await evictDurableObject(roomObject(id));
  vi.spyOn(spaceBowl, 'toAct').mockImplementation(failing);
  const back = await connect(id, ana.key);
  open.push(back);
  await back.welcome();
  await expectAnother(id, back, ben);
});
