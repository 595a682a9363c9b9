// When a table is covered: in the games in which the room shows nothing either.
import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '#shared/games/registry.ts';
import { newParty, STANDS_WHY } from '#shared/rooms/party/party.ts';
import { viewOfParty } from '#shared/rooms/party/view.ts';
import { isCovered } from '#web/rooms/both/covered.ts';

test.each(GAME_IDS)('%s', async (id) => {
  const { whenAway } = await GAMES[id].load();
  const party = viewOfParty(newParty(id, 2, {}, 0));
  expect(isCovered(party)).toBe(false);
  for (const why of STANDS_WHY) {
    const stands = { why, since: 0, awaited: [], until: null };
    expect(isCovered({ ...party, stands }), why).toBe(whenAway !== undefined);
  }
});
