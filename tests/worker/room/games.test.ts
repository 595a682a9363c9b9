// Every game of the registry in a room: a match begins, whoever may act does, and sees it.
import { expect, test } from 'vitest';
import type { AnyGame } from '#shared/engine/game.ts';
import { GAME_IDS, GAMES } from '#shared/games/registry.ts';
import { connect, seatedRoom } from './guests.ts';

test.each(GAME_IDS)('%s', async (id) => {
  const game: AnyGame = await GAMES[id].load();
  const { id: room, seats } = await seatedRoom(game.seats.min - 1, {}, id);
  const watcher = await connect(room);
  expect(await seats[0]!.wish({ type: 'start', match: 0 })).toEqual({ ok: true });
  for (const guest of [...seats, watcher]) await guest.until(() => guest.last('view'));
  const moves = seats.flatMap((guest, seat) => {
    const [action] = game.legal!(guest.view(), seat, 0);
    return action ? [{ guest, action }] : [];
  });
  expect(moves.length).toBeGreaterThan(0);
  const { guest, action } = moves[0]!;
  expect(await guest.act(1, action)).toEqual({ number: 1, accepted: true });
  await guest.until(() => guest.heard.filter(({ type }) => type === 'view').length > 1);
});
