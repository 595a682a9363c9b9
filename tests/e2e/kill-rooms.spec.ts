// The runtime is killed in the middle of a match online: what was acknowledged is there, and everybody is back.
import { join, newKey, openRoom, type Player } from '../bench/rooms/player.ts';
import { serveBuilt } from '../tools/serve.mjs';
import { expect, test } from './fixtures.ts';

/** The second, with E2E_LONG=1, meets what was found again after the first. */
const KILLS = process.env.E2E_LONG === '1' ? 2 : 1;

test('nothing acknowledged is lost when the runtime is killed in the middle of a match', async () => {
  test.setTimeout(180_000);
  const server = await serveBuilt();
  try {
    const keys = [newKey(), newKey(), newKey()];
    const id = await openRoom(server.address, keys[0]!, { search: 60 });
    const everybody = () => Promise.all(keys.map((key) => join(server.address, id, key)));
    let players: Player[] = await everybody();
    await players[1]!.wish({ type: 'sit', name: 'Ben', colour: 1 });
    await players[2]!.wish({ type: 'sit', name: 'Cleo', colour: 2 });
    await players[0]!.wish({ type: 'start', match: 0 });
    for (let kill = 1; kill <= KILLS; kill++) {
      // Until the next round: everybody is ready, and the one who was last to say so knows that it counts.
      for (const player of players)
        expect(await player.act({ type: 'ready' })).toMatchObject({ accepted: true });
      await Promise.all(players.map((player) => player.until(() => player.view().phase.kind === 'search')));
      const before = players.map((player) => player.view());
      await server.restart();
      for (const player of players) player.close();
      players = await everybody();
      await Promise.all(players.map((player) => player.until(player.hasView)));
      for (const [seat, player] of players.entries()) expect(player.view()).toEqual(before[seat]);
      const { phase } = players[0]!.view();
      if (phase.kind !== 'search') throw new Error(`Not searching but ${phase.kind}.`);
      await new Promise((resolve) => setTimeout(resolve, 1_600));
      expect(await players[0]!.act({ type: 'call', kind: 'doom' })).toMatchObject({ accepted: true });
      for (const player of players.slice(1)) {
        expect(await player.act({ type: 'follow' })).toMatchObject({ accepted: true });
      }
      await Promise.all(players.map((player) => player.until(() => player.view().phase.kind === 'rest')));
      expect(new Set(players.map((player) => JSON.stringify(player.view().scores))).size).toBe(1);
      expect(players[0]!.view().round).toBe(kill + 1);
    }
  } finally {
    server.end();
  }
});
