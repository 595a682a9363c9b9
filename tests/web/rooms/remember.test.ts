// What the page of a room keeps on the device: what its seat saw last, and nothing of a room without a seat.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEVELS } from '#shared/engine/game.ts';
import { startMatch } from '#shared/engine/match.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import { type Client, newClient } from '#shared/rooms/page/client.ts';
import { newParty } from '#shared/rooms/party/party.ts';
import { type PartyView, viewOfParty } from '#shared/rooms/party/view.ts';
import { rememberRoom } from '#web/rooms/connection/remember.ts';
import type { LastSeen } from '#web/saves/last-seen.ts';

const ID = 'abcdefghjk';
const device = vi.hoisted(() => ({ rooms: new Map<string, object>(), writes: 0 }));
vi.mock('#web/saves/last-seen.ts', () => ({
  lastSeenOf: async (id: string) => device.rooms.get(id) ?? null,
  keepLastSeen: async (seen: LastSeen) => {
    device.writes++;
    device.rooms.set(seen.id, seen);
  },
  forgetLastSeen: async (id: string) => void device.rooms.delete(id),
}));

const person = (name: string, colour: number) => ({
  kind: 'person' as const,
  name,
  colour,
  presence: 'here' as const,
  since: 0,
  standIn: null,
  votes: [],
});
const party: PartyView = {
  ...viewOfParty(newParty('gravity-superstar', 3, {}, 0)),
  host: 0,
  match: 1,
  stage: 'match',
  seats: [person('Ana', 0), person('Ben', 1), { kind: 'bot', name: 'Vega', colour: 2, level: LEVELS[0] }],
};
const header = { game: 'gravity-superstar', options: {}, seats: 3, seed: 'seed', rulesVersion: 1 };
const begun = startMatch(gravitySuperstar, header) as Exclude<
  ReturnType<typeof startMatch>,
  { refused: string }
>;
const viewOf = (seat: number) =>
  gravitySuperstar.view(begun.state, seat) as unknown as Record<string, unknown>;
const turn = gravitySuperstar.toAct(begun.state);
const shown = { match: 1, outcome: null, view: viewOf(1) };
const seated: Client = { ...newClient(null), state: 'open', party, seat: 1, shown, roomRules: 1 };

let client: Client;
let memory: ReturnType<typeof rememberRoom>;
async function becomes(change: Partial<Client>): Promise<void> {
  client = { ...client, ...change };
  memory.changed();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}
const kept = () => device.rooms.get(ID) as LastSeen | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  device.rooms.clear();
  device.writes = 0;
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  client = newClient(null);
  memory = rememberRoom(ID, () => client);
});
afterEach(() => {
  memory.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a seat sees is enough to go on at home', async () => {
  await becomes(seated);
  expect(kept()).toMatchObject({ id: ID, game: 'gravity-superstar', stage: 'match', own: 1, turn });
  expect(kept()!.chairs.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Ana'],
    ['person', 'Ben'],
    ['bot', 'Vega'],
  ]);
  const goesOn = startMatch(gravitySuperstar, { ...header, position: kept()!.position });
  expect(goesOn).toMatchObject({ at: 0 });
});

test('a watcher keeps nothing', async () => {
  await becomes({ ...seated, seat: null });
  memory.keep();
  expect(kept()).toBeUndefined();
  expect(memory.lastSeen()).toBeNull();
});

test('in the lobby the seat is kept, and nothing to go on with', async () => {
  const seats = [{ kind: 'free' as const }, ...party.seats.slice(1)];
  await becomes({ ...seated, party: { ...party, stage: 'lobby', seats }, shown: null });
  expect(kept()).toMatchObject({ stage: 'lobby', own: 0, position: null, turn: [] });
});

test('a match that is over is nothing to go on with', async () => {
  await becomes({ ...seated, shown: { ...shown, outcome: { places: [1, 2, 3], scores: [3, 2, 1] } } });
  expect(kept()).toMatchObject({ stage: 'over', position: null, turn: [] });
});

test('is written once a second at most, the newest last, and at once when somebody goes', async () => {
  await becomes(seated);
  const before = device.writes;
  for (let change = 0; change < 5; change++) await becomes({ shown: { ...shown } });
  expect(device.writes).toBe(before);
  await becomes({ party: { ...party, seats: [person('Cleo', 0), ...party.seats.slice(1)] } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(device.writes).toBe(before + 1);
  expect(kept()!.chairs[0]!.name).toBe('Cleo');
  await becomes({ party });
  memory.keep();
  expect(kept()!.chairs[0]!.name).toBe('Ana');
});

test.each(['not-found', 'wiped', 'removed', 'moved'] as const)('is deleted when told: %s', async (state) => {
  await becomes(seated);
  await becomes({ state });
  memory.close();
  expect(kept()).toBeUndefined();
});

test.each(['lost', 'replaced', 'too-old', 'full', 'unreadable'] as const)(
  'stays when it is %s',
  async (state) => {
    await becomes(seated);
    await becomes({ state });
    expect(kept()).toBeDefined();
  },
);

test('is deleted when the seat is left, and kept again on the next one', async () => {
  await becomes(seated);
  await becomes({ seat: null });
  memory.keep();
  expect(kept()).toBeUndefined();
  await becomes({ seat: 0 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kept()).toMatchObject({ own: 0 });
});

test('without a word of the room there is what was seen before, also once the room is gone', async () => {
  const before = { id: ID, position: {} };
  device.rooms.set(ID, before);
  memory.close();
  memory = rememberRoom(ID, () => client);
  await vi.advanceTimersByTimeAsync(0);
  expect(memory.lastSeen()).toBe(before);
  await becomes({ state: 'not-found' });
  expect(kept()).toBeUndefined();
  expect(memory.lastSeen()).toBe(before);
});

test('a page that is shown nothing while time stands still keeps what was seen before', async () => {
  await becomes(seated);
  memory.close();
  const before = kept();
  expect(before!.position).not.toBeNull();
  memory = rememberRoom(ID, () => client);
  const stands = { why: 'nobody' as const, since: 0, awaited: [1], until: null };
  await becomes({ ...seated, party: { ...party, stands }, shown: null });
  expect(kept()).toBe(before);
  expect(memory.lastSeen()).toBe(before);
});
