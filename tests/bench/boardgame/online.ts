// boardgame.io's own server for comparison: socket transport, in-memory store, a trivial game of as many moves.
import { freePort } from '../../tools/port.mjs';
import { boardgame } from './installed.ts';

const PLAYERS = 8;

interface Client {
  start(): void;
  stop(): void;
  subscribe(told: (state: { G: { n: number } } | null) => void): () => void;
  moves: { count(): void };
}

const game = {
  name: 'counting',
  setup: () => ({ n: 0 }),
  turn: { activePlayers: { all: 'stage' } },
  moves: { count: ({ G }: { G: { n: number } }) => ({ n: G.n + 1 }) },
};

/** How long each move takes until the last of eight clients has it, in milliseconds. */
export async function boardgameTimes(moves: number): Promise<number[]> {
  const load = await boardgame();
  const { Server, Origins } = load('boardgame.io/server');
  const { Client } = load('boardgame.io/dist/cjs/client.js');
  const { SocketIO } = load('boardgame.io/multiplayer');
  const [port, apiPort] = [await freePort(0), await freePort(0)];
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  const quiet = console.log;
  console.log = () => {};
  const running = await server.run({ port, lobbyConfig: { apiPort } });
  console.log = quiet;
  const lobby = `http://localhost:${apiPort}/games/counting`;
  const ask = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(lobby + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const { matchID } = await ask('/create', { numPlayers: PLAYERS });
  const clients: Client[] = [];
  let n: number[] = [];
  const looks = new Set<() => void>();
  for (let seat = 0; seat < PLAYERS; seat++) {
    const playerID = `${seat}`;
    const { playerCredentials } = await ask(`/${matchID}/join`, { playerID, playerName: playerID });
    const client: Client = Client({
      game,
      numPlayers: PLAYERS,
      matchID,
      playerID,
      credentials: playerCredentials,
      multiplayer: SocketIO({ server: `http://localhost:${port}` }),
      debug: false,
    });
    n[seat] = -1;
    client.subscribe((state) => {
      if (!state) return;
      n = n.with(seat, state.G.n);
      for (const look of [...looks]) look();
    });
    client.start();
    clients.push(client);
  }
  const reached = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!n.every((known) => known >= count)) return;
        looks.delete(look);
        resolve();
      };
      looks.add(look);
      look();
    });
  await reached(0);
  const times: number[] = [];
  for (let move = 1; move <= moves; move++) {
    const from = performance.now();
    clients[move % PLAYERS]!.moves.count();
    await reached(move);
    times.push(performance.now() - from);
  }
  for (const client of clients) client.stop();
  server.kill(running);
  return times;
}
