// Rooms: from an action to the last view with eight players, against a bare object that echoes and writes one row.
import { readdirSync, readFileSync } from 'node:fs';
import { serveBuilt } from '../tools/serve.mjs';
import { boardgameTimes } from './boardgame/online.ts';
import { builtRounds } from './rooms/building.ts';
import { join, newKey, openRoom, type Player, socketTo } from './rooms/player.ts';
import type { Measurement } from './run.ts';

const PLAYERS = 8;
const ROOMS = 20;
const ROUNDS = 6;
const TURNS = 6;
const LIMITS = { ratio: 1.5, bytes: 4096, rows: 2, eight: 35, round: { rows: 60, bytes: 4096 } };
const IDLE_ROOMS = 100;
/** Hibernation begins after ten seconds. */
const ASLEEP = 15_000;
const PAGE = 4096;

const sorted = (values: number[]) => [...values].sort((one, other) => one - other);
const at = (values: number[], share: number) => sorted(values)[Math.floor(values.length * share)]!;

async function table(address: string): Promise<{ id: string; players: Player[] }> {
  const keys = Array.from({ length: PLAYERS }, newKey);
  const id = await openRoom(address, keys[0]!, { search: 60 });
  const players: Player[] = [];
  for (const [seat, key] of keys.entries()) {
    const player = await join(address, id, key);
    if (seat > 0) await player.wish({ type: 'sit', name: `Player ${seat + 1}`, colour: seat });
    players.push(player);
  }
  await players[0]!.wish({ type: 'start', match: 0 });
  await Promise.all(players.map((player) => player.until(player.hasView)));
  return { id, players };
}

/** One action that everybody sees; how long until the last of them does. */
async function timed(players: Player[], seat: number, action: object): Promise<number> {
  const before = players.map((player) => player.views());
  const from = performance.now();
  void players[seat]!.act(action);
  await Promise.all(players.map((player, at) => player.until(() => player.views() > before[at]!)));
  return performance.now() - from;
}

/** A round as a table plays it: ready, a call, everybody follows, points and confirms. Gives the number of actions. */
async function round(players: Player[], times: number[]): Promise<number> {
  const seats = [...players.keys()];
  for (const seat of seats) times.push(await timed(players, seat, { type: 'ready' }));
  const { phase } = players[0]!.view();
  if (phase.kind !== 'search') throw new Error(`Not searching but ${phase.kind}.`);
  await new Promise((resolve) => setTimeout(resolve, 1_600));
  // A call waits for earlier ones on purpose: it is not among the times.
  await timed(players, 0, { type: 'call', kind: 'go' });
  for (const seat of seats.slice(1)) times.push(await timed(players, seat, { type: 'follow' }));
  // Nobody else is told of these.
  for (const seat of seats) await players[seat]!.act({ type: 'pick', card: seat });
  for (const seat of seats) await players[seat]!.act({ type: 'confirm' });
  await Promise.all(players.map((player) => player.until(() => player.view().phase.kind === 'rest')));
  return seats.length * 4;
}

const rowsOf = async (address: string, id: string) =>
  (await (await fetch(`${address}/rows/${id}`)).json()) as number;

interface Played {
  times: number[];
  bytes: number;
  actions: number;
  rows: number;
}

async function play(address: string): Promise<Played> {
  const { id, players } = await table(address);
  const rowsBefore = await rowsOf(address, id);
  const times: number[] = [];
  const before = players.reduce((sum, player) => sum + player.bytes(), 0);
  let actions = 0;
  for (let count = 0; count < ROUNDS; count++) actions += await round(players, times);
  const bytes = players.reduce((sum, player) => sum + player.bytes(), 0) - before;
  const rows = (await rowsOf(address, id)) - rowsBefore;
  for (const player of players) player.close();
  return { times, bytes, actions, rows };
}

async function echo(address: string, name: string, many: number): Promise<number[]> {
  const sockets = await Promise.all(
    Array.from({ length: PLAYERS }, () => socketTo(address, `/echo/${name}`)),
  );
  const times: number[] = [];
  for (let count = 0; count < many; count++) {
    const text = `{"type":"act","number":${count},"action":{"type":"pick","card":7},"pressed":${Date.now()}}`;
    const from = performance.now();
    const heard = sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.onmessage = () => resolve();
        }),
    );
    sockets[count % PLAYERS]!.send(text);
    await Promise.all(heard);
    times.push(performance.now() - from);
  }
  for (const socket of sockets) socket.close();
  return times;
}

/** Resident memory of the runtime, in bytes. */
function memoryOf(group: number): number {
  const runtimes = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isRuntimeOf(pid, group));
  const pages = runtimes.map((pid) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]));
  return pages.reduce((sum, count) => sum + count, 0) * PAGE;
}

function isRuntimeOf(pid: string, group: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.includes('(workerd)') && Number(stat.split(') ')[1]!.split(' ')[2]) === group;
  } catch {
    return false;
  }
}

/** What a room with two people costs while nobody does anything, when the platform has put it to sleep. */
async function idleMemory(address: string, group: number): Promise<number> {
  const before = memoryOf(group);
  const guests: Player[] = [];
  for (let room = 0; room < IDLE_ROOMS; room++) {
    const key = newKey();
    const id = await openRoom(address, key, {});
    guests.push(await join(address, id, key), await join(address, id, newKey()));
  }
  await new Promise((resolve) => setTimeout(resolve, ASLEEP));
  const after = memoryOf(group);
  for (const guest of guests) guest.close();
  return (after - before) / IDLE_ROOMS;
}

export default async function rooms(): Promise<Measurement> {
  const server = await serveBuilt('tests/bench/rooms/wrangler.toml');
  try {
    const played: Played[] = [];
    const bare: number[] = [];
    // In turns, so that whatever else the machine does meets both alike.
    for (let turn = 0; turn < TURNS; turn++) {
      const one = await play(server.address);
      played.push(one);
      bare.push(...(await echo(server.address, `${turn}`, one.times.length)));
    }
    const total = (of: (one: Played) => number) => played.reduce((sum, one) => sum + of(one), 0);
    const times = played.flatMap((one) => one.times);
    const actions = total((one) => one.actions);
    const many = (await Promise.all(Array.from({ length: ROOMS }, () => play(server.address)))).flatMap(
      ({ times }) => times,
    );
    const manyBare = (
      await Promise.all(
        Array.from({ length: ROOMS }, (_, room) =>
          echo(server.address, `room ${room}`, played[0]!.times.length),
        ),
      )
    ).flat();
    const theirs = await boardgameTimes(played[0]!.times.length);
    const built = await builtRounds(server.address, (id) => rowsOf(server.address, id));
    const builtRows = Math.max(...built.map(({ rows }) => rows));
    const builtBytes = Math.max(...built.map(({ bytes }) => bytes));
    const idle = await idleMemory(server.address, server.group());
    const bytes = total((one) => one.bytes) / actions / PLAYERS;
    const written = total((one) => one.rows) / actions;
    const eight = total((one) => one.rows) / played.length / ROUNDS;
    const compared = (what: string, ours: number[], bare: number[], share: number) => {
      const [mine, other] = [at(ours, share), at(bare, share)];
      return {
        what,
        value: mine.toFixed(1),
        'bare echo': other.toFixed(1),
        ratio: (mine / other).toFixed(2),
        limit: `${LIMITS.ratio} ×`,
      };
    };
    const alone = (what: string, value: string, limit = '') => ({
      what,
      value,
      'bare echo': '',
      ratio: '',
      limit,
    });
    const ratios = [
      compared('action to last view, 8 players, ms, median', times, bare, 0.5),
      compared('… 99 of 100', times, bare, 0.99),
      compared(`${ROOMS} rooms at once, median`, many, manyBare, 0.5),
      compared('… 99 of 100', many, manyBare, 0.99),
    ];
    const over = ratios
      .filter(({ ratio }) => Number(ratio) > LIMITS.ratio)
      .map(({ what, ratio }) => `${what}: ${ratio} × of a bare echo`);
    if (bytes > LIMITS.bytes) over.push(`${bytes.toFixed(0)} bytes for each viewer and action`);
    if (written > LIMITS.rows) over.push(`${written.toFixed(2)} rows for each action`);
    if (eight > LIMITS.eight) over.push(`${eight.toFixed(1)} rows for a round of eight`);
    if (builtRows > LIMITS.round.rows) over.push(`${builtRows} rows for a round of Space Builder`);
    if (builtBytes > LIMITS.round.bytes) over.push(`${builtBytes} bytes for a builder and round`);
    return {
      title: 'Rooms',
      rows: [
        ...ratios,
        alone('boardgame.io, in memory, the same moves, median', at(theirs, 0.5).toFixed(1)),
        alone('… 99 of 100', at(theirs, 0.99).toFixed(1)),
        alone('rows written by an action', written.toFixed(2), `${LIMITS.rows}`),
        alone('rows written by a round of eight at Space Bowl', eight.toFixed(1), `${LIMITS.eight}`),
        alone('bytes for each viewer and action', bytes.toFixed(0), `${LIMITS.bytes}`),
        alone('rows written by a round of four at Space Builder', `${builtRows}`, `${LIMITS.round.rows}`),
        alone('… bytes for each of them', `${builtBytes}`, `${LIMITS.round.bytes}`),
        alone('memory of an idle room with two people, KB', (idle / 1024).toFixed(0)),
      ],
      over,
    };
  } finally {
    server.end();
  }
}
