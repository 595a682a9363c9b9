// The page's end of a room: what it says first, again, and no more when its connection breaks and comes back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOSE, PROTOCOL } from '#shared/rooms/protocol.ts';
import { connectRoom } from '#web/rooms/connection/connect.ts';
import type { OnlineRoom } from '#web/rooms/connection/online-room.ts';

let slowness = 0;
vi.mock('#web/saves/seat-keys.ts', () => ({
  seatKey: () => new Promise((done) => setTimeout(() => done('k'.repeat(43)), slowness)),
}));

type Said = { type: string; match?: number; number?: number; wish?: { type: string } };

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readonly sent: Said[] = [];
  readyState = 0;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    if (text === 'ping') queueMicrotask(() => this.onmessage({ data: 'pong' }));
    else this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  async open(): Promise<void> {
    this.readyState = 1;
    this.onopen();
    await vi.advanceTimersByTimeAsync(slowness + 1);
  }
  async hear(...messages: object[]): Promise<void> {
    this.onmessage({ data: messages.map((message) => JSON.stringify(message)).join('\n') });
    await vi.advanceTimersByTimeAsync(1);
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  kinds = () => this.sent.map(({ type }) => type);
  acts = () => this.sent.filter(({ type }) => type === 'act');
}

const seats = [
  { kind: 'person', name: 'Ana', colour: 0, presence: 'here', since: 0, standIn: null, votes: [] },
  { kind: 'bot', name: 'Vega', colour: 1, level: 1 },
];
const welcome = (match: number) => ({
  type: 'welcome',
  protocol: PROTOCOL,
  rules: 1,
  now: 1000,
  seat: 0,
  party: { game: 'space-bowl', options: {}, host: 0, match, stage: 'match', stopped: false, seats },
  watchers: 0,
  began: 500,
  number: 0,
  pass: null,
  held: null,
});
const shown = (match: number) => ({
  type: 'view',
  match,
  length: 0,
  outcome: null,
  set: { phase: { kind: 'rest' } },
});

const listeners = new Map<string, () => void>();
let room: OnlineRoom;
beforeEach(() => {
  vi.useFakeTimers();
  slowness = 0;
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { origin: 'http://starboard.test' });
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal('addEventListener', (name: string, work: () => void) => listeners.set(name, work));
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(async () => {
  room.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // The page learns the rules of its room's game meanwhile.
  await vi.dynamicImportSettled();
});

const current = () => Socket.all.at(-1)!;
async function joined(): Promise<Socket> {
  room = connectRoom('abcdefghjk');
  const socket = current();
  await socket.open();
  await socket.hear(welcome(1), shown(1));
  return socket;
}
async function again(match: number): Promise<Socket> {
  listeners.get('online')!();
  const socket = current();
  await socket.open();
  await socket.hear(welcome(match), shown(match));
  return socket;
}

test('an action that was not answered is said again, for the match it was meant for', async () => {
  const first = await joined();
  void room.table()!.act(0, { type: 'ready' });
  await vi.advanceTimersByTimeAsync(1);
  expect(first.acts()).toMatchObject([{ match: 1, number: 1 }]);
  first.lose();
  const second = await again(2);
  expect(second.acts()).toMatchObject([{ match: 1, number: 1 }]);
});

test('clocks are compared again while it matters when somebody presses, and nothing wakes an idle room', async () => {
  const socket = await joined();
  await vi.dynamicImportSettled();
  const clocks = () => socket.sent.filter(({ type }) => type === 'clock').length;
  const inAMinute = async () => {
    const before = clocks();
    await vi.advanceTimersByTimeAsync(60_000);
    return clocks() - before;
  };
  expect(await inAMinute()).toBeGreaterThan(0);
  await socket.hear({ type: 'view', outcome: { places: [1, 2], scores: [3, 2] }, set: {} });
  expect(await inAMinute()).toBe(0);
  await socket.hear(shown(1));
  await socket.hear({ ...welcome(1), type: 'party', party: { ...welcome(1).party, stage: 'lobby' } });
  expect(await inAMinute()).toBe(0);
});

test('one hello on each socket, however slowly the key is found', async () => {
  slowness = 300;
  room = connectRoom('abcdefghjk');
  const first = current();
  first.readyState = 1;
  first.onopen();
  await vi.advanceTimersByTimeAsync(100);
  listeners.get('online')!();
  const second = current();
  second.readyState = 1;
  second.onopen();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([first.kinds(), second.kinds()]).toEqual([[], ['hello']]);
});

test('nothing is said on a new socket before its hello', async () => {
  const first = await joined();
  for (let more = 0; more < 30; more++) void room.wish({ type: 'pass' });
  first.lose();
  listeners.get('online')!();
  const second = current();
  await vi.advanceTimersByTimeAsync(800);
  await second.open();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(second.kinds()).toEqual(['hello']);
});

test('what means whoever sits on a seat now is not said again: somebody else may sit there', async () => {
  const first = await joined();
  const removing = room.wish({ type: 'remove', seat: 1 });
  void room.wish({ type: 'start', match: 1 });
  first.lose();
  const second = await again(1);
  expect(second.sent.flatMap(({ wish }) => wish?.type ?? [])).toEqual(['start']);
  expect(await removing).toBeNull();
});

test('whoever is turned away for good waits for no answer', async () => {
  const first = await joined();
  const starting = room.wish({ type: 'start', match: 1 });
  first.lose(CLOSE.wiped);
  expect(room.state()).toBe('wiped');
  expect(await starting).toBeNull();
});
