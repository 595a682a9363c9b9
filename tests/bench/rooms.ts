// Rooms: from an action to the last view with eight players, against a bare object that echoes and writes one row.
import { serveBuilt } from '../tools/serve.mjs';
import { join, newKey, openRoom, type Player, socketTo } from './rooms/player.ts';
import type { Measurement } from './run.ts';

const PLAYERS = 8;
const ROOMS = 20;
const ROUNDS = 4;
const LIMITS = { ratio: 1.5, bytes: 4096 };

const sorted = (values: number[]) => [...values].sort((one, other) => one - other);
const at = (values: number[], share: number) => sorted(values)[Math.floor(values.length * share)]!;

async function table(address: string): Promise<Player[]> {
  const keys = Array.from({ length: PLAYERS }, newKey);
  const id = await openRoom(address, keys[0]!, { search: 60 });
  const players: Player[] = [];
  for (const [seat, key] of keys.entries()) {
    const player = await join(address, id, key);
    if (seat > 0) await player.wish({ type: 'sit', name: `Player ${seat + 1}`, colour: seat });
    players.push(player);
  }
  await players[0]!.wish({ type: 'start', match: 0 });
  await Promise.all(players.map((player) => player.until(() => player.length() >= 0)));
  return players;
}

/** One action; how long until the last player sees it. */
async function timed(players: Player[], seat: number, action: object): Promise<number> {
  const next = players[0]!.length() + 1;
  const from = performance.now();
  players[seat]!.act(action);
  await Promise.all(players.map((player) => player.until(() => player.length() >= next)));
  return performance.now() - from;
}

/** A round as a table plays it: ready, a call, everybody follows, points and confirms. */
async function round(players: Player[], times: number[]): Promise<void> {
  const seats = [...players.keys()];
  for (const seat of seats) times.push(await timed(players, seat, { type: 'ready' }));
  const { phase } = players[0]!.view();
  if (phase.kind !== 'search') throw new Error(`Not searching but ${phase.kind}.`);
  await new Promise((resolve) => setTimeout(resolve, 1_600));
  // A call waits for earlier ones on purpose: it is not among the times.
  await timed(players, 0, { type: 'call', kind: 'go' });
  for (const seat of seats.slice(1)) times.push(await timed(players, seat, { type: 'follow' }));
  for (const seat of seats) times.push(await timed(players, seat, { type: 'pick', card: seat }));
  for (const seat of seats) times.push(await timed(players, seat, { type: 'confirm' }));
}

async function play(address: string): Promise<{ times: number[]; bytes: number; actions: number }> {
  const players = await table(address);
  const times: number[] = [];
  const before = players.reduce((sum, player) => sum + player.bytes(), 0);
  const from = players[0]!.length();
  for (let count = 0; count < ROUNDS; count++) await round(players, times);
  const bytes = players.reduce((sum, player) => sum + player.bytes(), 0) - before;
  const actions = players[0]!.length() - from;
  for (const player of players) player.close();
  return { times, bytes, actions };
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

export default async function rooms(): Promise<Measurement> {
  const server = await serveBuilt('tests/bench/rooms/wrangler.toml');
  try {
    const one = await play(server.address);
    const bare = await echo(server.address, 'one', one.times.length);
    const again = await play(server.address);
    const many = (await Promise.all(Array.from({ length: ROOMS }, () => play(server.address)))).flatMap(
      ({ times }) => times,
    );
    const manyBare = (
      await Promise.all(
        Array.from({ length: ROOMS }, (_, room) => echo(server.address, `${room}`, one.times.length)),
      )
    ).flat();
    const times = [...one.times, ...again.times];
    const bytes = (one.bytes + again.bytes) / (one.actions + again.actions) / PLAYERS;
    const compared = (what: string, ours: number[], theirs: number[], share: number) => {
      const [mine, bare] = [at(ours, share), at(theirs, share)];
      return {
        what,
        ms: mine.toFixed(1),
        'bare echo, ms': bare.toFixed(1),
        ratio: (mine / bare).toFixed(2),
        limit: LIMITS.ratio,
      };
    };
    const rows = [
      compared('action to last view, 8 players, median', times, bare, 0.5),
      compared('… 99 of 100', times, bare, 0.99),
      compared(`${ROOMS} rooms at once, median`, many, manyBare, 0.5),
      compared('… 99 of 100', many, manyBare, 0.99),
    ];
    return {
      title: 'Rooms',
      rows: [
        ...rows,
        {
          what: 'bytes for each viewer and action',
          ms: bytes.toFixed(0),
          'bare echo, ms': '',
          ratio: '',
          limit: LIMITS.bytes,
        },
      ],
      over: [
        ...rows
          .filter(({ ratio }) => Number(ratio) > LIMITS.ratio)
          .map(({ what, ratio }) => `${what}: ${ratio} × of a bare echo`),
        ...(bytes > LIMITS.bytes ? [`${bytes.toFixed(0)} bytes for each viewer and action`] : []),
      ],
    };
  } finally {
    server.end();
  }
}
