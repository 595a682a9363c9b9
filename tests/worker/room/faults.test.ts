// Bots and rules that fail: nobody stays out of a room because of them, and the log of the Worker says what failed.
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '#shared/games/registry.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { LAST_CALL } from '#shared/rooms/again.ts';
import { GATHERING } from '#shared/rooms/standing.ts';
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

/** Time stands still and everybody is told; the host opens the room again, and they play another match. */
async function expectStanding(id: string, ana: Guest, ben: Guest): Promise<void> {
  const party = () => ana.last('party')?.party ?? ana.last('welcome')!.party;
  await ana.until(() => party().stands !== null);
  expect(party()).toMatchObject({ stage: 'match', stopped: false, stands: { why: 'fault', until: null } });
  expect(party().seats).toMatchObject([{ name: 'Ana' }, { name: 'Guest 1' }]);
  const late = await connect(id, newKey());
  open.push(late);
  expect((await late.welcome()).party.stands).toMatchObject({ why: 'fault' });
  expect(await ben.act(90, READY)).toEqual({ number: 90, accepted: false, refused: 'standsStill' });
  vi.restoreAllMocks();
  expect(await ana.wish({ type: 'reopen', match: 1 })).toEqual({ ok: true });
  expect(await ana.wish({ type: 'start', match: 1 })).toEqual({ ok: true });
  expect(await ben.act(1, READY)).toEqual({ number: 1, accepted: true });
}

test('a bot that throws ends nobody’s match: time stands still, and the fault is in the log', async () => {
  vi.spyOn(GAMES['space-bowl'], 'loadBot').mockResolvedValue(failing);
  const key = newKey();
  const id = await openRoom(key);
  const ana = await connect(id, key);
  open.push(ana);
  await ana.wish({ type: 'fill', seat: 1, level: 1, name: 'Vega' });
  expect(await ana.wish({ type: 'start', match: 0 })).toEqual({ ok: true });
  await ana.until(() => ana.last('party')?.party.stands?.why === 'fault');
  expect(ana.view()).toMatchObject({ round: 1 });
  await evictDurableObject(roomObject(id));
  const ben = await connect(id);
  open.push(ben);
  expect((await ben.welcome()).party).toMatchObject({ stage: 'match', stands: { why: 'fault' } });
  await ben.until(() => ben.view().round === 1);
  expect(await ana.act(2, READY)).toMatchObject({ refused: 'standsStill' });
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
] as const)(
  'rules that throw at %s end no room: time stands still, and everybody keeps their seat',
  async (_, part) => {
    const { id, ana, ben } = await begun();
    vi.spyOn(spaceBowl, part).mockImplementation(failing);
    await runDurableObjectAlarm(roomObject(id));
    const back = await connect(id, ana.key);
    open.push(back);
    await back.welcome();
    expect(logged).toHaveBeenCalledWith(fault);
    await expectStanding(id, back, ben);
  },
);

test('rules that throw while the room comes back from its log end none either', async () => {
  const { id, ana, ben } = await begun();
  await ana.act(1, READY);
  await evictDurableObject(roomObject(id));
  vi.spyOn(spaceBowl, 'toAct').mockImplementation(failing);
  const back = await connect(id, ana.key);
  open.push(back);
  await back.welcome();
  await expectStanding(id, back, ben);
});

test('rules that throw as soon as time goes on end no room either', async () => {
  const { id, ana, ben } = await begun();
  const pause = { type: 'pause', match: 1, wants: true } as const;
  for (const guest of [ana, ben, ana, ben]) await guest.wish(pause);
  vi.spyOn(spaceBowl, 'deadline').mockImplementation(failing);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + GATHERING);
  await runDurableObjectAlarm(roomObject(id));
  await expectStanding(id, ana, ben);
});

test('where nobody can say any more whether it is over, the match is, and everybody keeps their seat', async () => {
  const { id, ana, ben } = await begun();
  vi.spyOn(spaceBowl, 'outcome').mockImplementation(failing);
  await runDurableObjectAlarm(roomObject(id));
  await ana.until(() => ana.last('party')?.party.stopped);
  expect(ana.last('party')!.party).toMatchObject({ stage: 'lobby', stands: null });
  expect(ana.last('party')!.party.seats.slice(0, 2)).toMatchObject([{ name: 'Ana' }, { name: 'Guest 1' }]);
  vi.restoreAllMocks();
  expect(await ana.wish({ type: 'start', match: 1 })).toEqual({ ok: true });
  expect(await ben.act(1, READY)).toEqual({ number: 1, accepted: true });
});

test('a match that cannot be set up is not begun, and whoever asked for it hears so', async () => {
  const { id, seats } = await seatedRoom(1);
  open.push(...seats);
  vi.spyOn(spaceBowl, 'setup').mockImplementation(failing);
  expect(await seats[0]!.wish({ type: 'start', match: 0 })).toEqual({ ok: false, refused: 'notNow' });
  expect(logged).toHaveBeenCalledWith(fault);
  const late = await connect(id);
  open.push(late);
  expect((await late.welcome()).party).toMatchObject({ stage: 'lobby', match: 0 });
});

test('the next match neither: nobody has asked for it then, and the end of the last one stays', async () => {
  const { id, seats } = await seatedRoom(2);
  open.push(...seats);
  const [ana, ben] = seats as [Guest, Guest];
  await ana.wish({ type: 'start', match: 0 });
  vi.spyOn(spaceBowl, 'outcome').mockReturnValue({ places: [1, 2, 3], scores: [3, 2, 1] });
  for (const guest of [ana, ben]) await guest.wish({ type: 'again', match: 1, wants: true });
  vi.spyOn(spaceBowl, 'setup').mockImplementation(failing);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LAST_CALL);
  await runDurableObjectAlarm(roomObject(id));
  const late = await connect(id);
  open.push(late);
  expect((await late.welcome()).party).toMatchObject({ stage: 'match', match: 1, again: null });
});
