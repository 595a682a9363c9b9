// A room in the real runtime: opened, joined, played, thrown out of memory, closed with a reason.
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { PROTOCOL } from '#shared/rooms/protocol.ts';
import { askSocket, connect, type Guest, newKey, openRoom, roomObject, seatedRoom } from './guests.ts';

const READY = { type: 'ready' };

test('whoever opens the room has its first seat and is the host; others sit down by the link', async () => {
  const key = newKey();
  const id = await openRoom(key);
  expect(id).toMatch(/^[a-km-z2-9]{10}$/);
  const ana = await connect(id, key);
  const { seat, party } = await ana.welcome();
  expect({ seat, host: party.host, stage: party.stage, game: party.game }).toEqual({
    seat: 0,
    host: 0,
    stage: 'lobby',
    game: 'space-bowl',
  });
  const ben = await connect(id);
  expect((await ben.welcome()).seat).toBeNull();
  expect(await ben.wish({ type: 'sit', name: 'Ben', colour: 3 })).toEqual({ ok: true });
  const told = await ana.until(() => {
    const party = ana.last('party')?.party;
    return party?.seats[1]?.kind === 'person' && party;
  });
  expect(told.seats.slice(0, 3)).toMatchObject([
    { name: 'Ana', presence: 'here' },
    { name: 'Ben', colour: 3, presence: 'here' },
    { kind: 'free' },
  ]);
});

test('an accepted action is one row of the log, and everybody sees it', async () => {
  const { id, seats } = await seatedRoom(1);
  const [ana, ben] = seats as [(typeof seats)[number], (typeof seats)[number]];
  const watcher = await connect(id);
  expect(await ana.wish({ type: 'start', match: 0 })).toEqual({ ok: true });
  expect(await ana.act(1, READY)).toEqual({ number: 1, accepted: true });
  expect(await ana.act(2, READY)).toMatchObject({ number: 2, accepted: false, refused: 'alreadyReady' });
  expect(await ben.act(1, READY)).toEqual({ number: 1, accepted: true });
  for (const guest of [ana, ben, watcher]) {
    await guest.until(() => guest.view().phase?.kind === 'search');
  }
  expect(ana.view().viewer).toBe(0);
  expect(watcher.view().viewer).toBe('watcher');
  const rows = await runInDurableObject(roomObject(id), (_, { storage }) =>
    storage.sql.exec('SELECT count(*) AS many FROM log').one(),
  );
  expect(rows).toEqual({ many: 2 });
});

test('thrown out of memory between any two messages, the room goes on as if nothing had happened', async () => {
  const { id, seats } = await seatedRoom(1);
  const [ana, ben] = seats as [(typeof seats)[number], (typeof seats)[number]];
  const object = roomObject(id);
  await ana.wish({ type: 'start', match: 0 });
  await evictDurableObject(object);
  expect(await ana.act(1, READY)).toEqual({ number: 1, accepted: true });
  await evictDurableObject(object);
  expect(await ana.act(1, READY), 'sent again').toEqual({ number: 1, accepted: true });
  expect(await ana.act(2, READY)).toMatchObject({ refused: 'alreadyReady' });
  await evictDurableObject(object);
  expect(await ben.act(1, READY)).toEqual({ number: 1, accepted: true });
  expect(await ana.act(2, READY), 'a refusal stands').toMatchObject({ refused: 'alreadyReady' });
  await ben.until(() => ben.view().phase?.kind === 'search');
});

test('a match begun under other rules is over, and everybody keeps their seat', async () => {
  const { id, seats } = await seatedRoom(1);
  const [ana, ben] = seats as [Guest, Guest];
  await ana.wish({ type: 'start', match: 0 });
  expect(await ana.act(1, READY)).toMatchObject({ accepted: true });
  await runInDurableObject(roomObject(id), (_, { storage }) => {
    const { kept } = storage.sql.exec<{ kept: string }>('SELECT kept FROM room').one();
    storage.sql.exec('UPDATE room SET kept = ?', kept.replace(/"rulesVersion":\d+/, '"rulesVersion":9999'));
  });
  await evictDurableObject(roomObject(id));
  const back = await connect(id, ben.key);
  const { seat, party, began } = await back.welcome();
  expect({ seat, began, stage: party.stage, stopped: party.stopped }).toEqual({
    seat: 1,
    began: null,
    stage: 'lobby',
    stopped: true,
  });
  expect(party.seats.slice(0, 3)).toMatchObject([{ name: 'Ana' }, { name: 'Guest 1' }, { kind: 'free' }]);
  await evictDurableObject(roomObject(id));
  expect(await ana.wish({ type: 'start', match: 1 })).toEqual({ ok: true });
  expect(await ana.act(1, READY)).toMatchObject({ accepted: true });
  expect(ana.last('party')!.party).toMatchObject({ match: 2, stopped: false });
});

test('a page that comes back has its seat, and takes the place of its older socket', async () => {
  const { id, seats } = await seatedRoom(1);
  const ben = seats[1]!;
  const again = await connect(id, ben.key);
  expect((await again.welcome()).seat).toBe(1);
  expect(await ben.closed()).toBe('replaced');
  expect((await seats[0]!.until(() => seats[0]!.last('party')))!.party.seats[1]).toMatchObject({
    presence: 'here',
  });
});

test('a seat moves to another device by a code, once', async () => {
  const { id, seats } = await seatedRoom(1);
  const ben = seats[1]!;
  const granted = await ben.wish({ type: 'pass' });
  const { pass } = granted as { pass: string };
  expect(pass).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  const phone = await connect(id, newKey(), pass);
  expect(await phone.welcome()).toMatchObject({ seat: 1, pass: 'taken' });
  expect(await ben.closed()).toBe('moved');
  const thief = await connect(id, newKey(), pass);
  expect(await thief.welcome()).toMatchObject({ seat: null, pass: 'wrong' });
  const old = await connect(id, ben.key);
  expect((await old.welcome()).seat).toBeNull();
});

test('whoever loses the connection is away, and back with the same seat', async () => {
  const { id, seats } = await seatedRoom(1);
  const [ana, ben] = seats as [(typeof seats)[number], (typeof seats)[number]];
  ben.socket.close(1000);
  const presence = (wanted: string) =>
    ana.until(() => {
      const seat = ana.last('party')?.party.seats[1];
      return seat?.kind === 'person' && seat.presence === wanted;
    });
  await presence('away');
  const back = await connect(id, ben.key);
  expect((await back.welcome()).seat).toBe(1);
  await presence('here');
});

test.each([
  ['too-old', { type: 'hello', protocol: PROTOCOL - 1, key: newKey() }],
  ['too-new', { type: 'hello', protocol: PROTOCOL + 1, key: newKey() }],
  ['malformed', { type: 'hello', protocol: PROTOCOL, key: 'short' }],
  ['malformed', { type: 'act', number: 1, action: READY, pressed: 0 }],
  ['malformed', { type: 'nonsense' }],
  ['malformed', { type: 'hello', protocol: PROTOCOL, key: newKey(), name: 'x'.repeat(9_000) }],
])('closes with %s', async (reason, message) => {
  const { id } = await seatedRoom(0);
  const guest = await connect(id, null);
  guest.send(message);
  expect(await guest.closed()).toBe(reason);
});

test('nobody is two people on one socket', async () => {
  const { seats } = await seatedRoom(0);
  seats[0]!.send({ type: 'hello', protocol: PROTOCOL, key: newKey() });
  expect(await seats[0]!.closed()).toBe('malformed');
});

test('two sockets opened in the same instant sleep and wake like any others', async () => {
  const key = newKey();
  const id = await openRoom(key);
  const [ana, ben] = await Promise.all([connect(id, key), connect(id)]);
  await Promise.all([ana.welcome(), ben.welcome()]);
  await evictDurableObject(roomObject(id));
  expect(await ben.wish({ type: 'sit', name: 'Ben', colour: 1 })).toEqual({ ok: true });
  await ana.until(() => ana.last('party')?.party.seats[1]?.kind === 'person');
});

test('a room that is not there says so, and a flood is stopped', async () => {
  const lost = await connect('abcdefghjk');
  expect(await lost.closed()).toBe('not-found');
  const { seats } = await seatedRoom(0);
  for (let more = 0; more < 30; more++) seats[0]!.send({ type: 'clock', sent: 0, heard: null });
  expect(await seats[0]!.closed()).toBe('too-many');
});

test('whoever closes while the room sleeps is away, and so is everybody after a restart', async () => {
  const { id, seats } = await seatedRoom(2);
  const [ana, ben] = seats as [Guest, Guest, Guest];
  await evictDurableObject(roomObject(id));
  ben.socket.close(1000);
  const seat = () => ana.last('party')?.party.seats[1];
  await ana.until(() => seat()?.kind === 'person' && (seat() as { presence: string }).presence === 'away');
  expect(ana.last('party')!.party.seats[0]).toMatchObject({ presence: 'here' });
});

test('whoever opens a room and never comes does not hold it', async () => {
  const id = await openRoom(newKey());
  const guest = await connect(id);
  expect((await guest.welcome()).party.seats[0]).toMatchObject({ name: 'Ana', presence: 'away' });
});

test('an older socket of the same seat that closes late, after a sleep, does not make it away', async () => {
  const { id, seats } = await seatedRoom(1);
  const ben = seats[1]!;
  const again = await connect(id, ben.key);
  await again.welcome();
  await evictDurableObject(roomObject(id));
  ben.socket.close(1000);
  expect(await again.wish({ type: 'react', kind: 'hello' })).toEqual({ ok: true });
  expect(again.last('party')?.party.seats[1] ?? (await again.welcome()).party.seats[1]).toMatchObject({
    presence: 'here',
  });
});

test('a seat finds a place in a room full of sockets that say nothing', async () => {
  const { id, seats } = await seatedRoom(1);
  const silent = [];
  for (let more = 0; more < 90; more++) silent.push(await connect(id, null));
  const back = await connect(id, seats[1]!.key);
  expect((await back.welcome()).seat).toBe(1);
  for (const guest of silent) guest.socket.close(1000);
});

test('a removed person may only watch', async () => {
  const { id, seats } = await seatedRoom(1);
  expect(await seats[1]!.wish({ type: 'remove', seat: 0 })).toEqual({ ok: false, refused: 'notHost' });
  expect(await seats[0]!.wish({ type: 'remove', seat: 1 })).toEqual({ ok: true });
  expect(await seats[1]!.closed()).toBe('removed');
  const back = await connect(id, seats[1]!.key);
  expect((await back.welcome()).seat).toBeNull();
  expect(await back.wish({ type: 'sit', name: 'Again', colour: 0 })).toEqual({
    ok: false,
    refused: 'removed',
  });
});

test('no page of another site reaches the socket', async () => {
  const { id } = await seatedRoom(0);
  for (const Origin of ['https://elsewhere.test', 'null', '']) {
    const answer = await askSocket(id, { Origin });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ ok: false, code: 'wrong-origin' });
  }
  expect((await askSocket(id, { Upgrade: 'no' })).status).toBe(400);
});
