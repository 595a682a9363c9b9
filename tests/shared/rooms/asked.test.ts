// How often a room asks its bots: once for each change, whatever is said to it meanwhile.
import { expect, test, vi } from 'vitest';
import type { AnyBot } from '#shared/engine/game.ts';
import { bot } from '#shared/games/space-bowl/bot.ts';
import { Client } from './client.ts';
import { Host } from './host.ts';
import { READY } from './table.ts';

const BOTS = 6;

test('a clock that is compared asks none of six bots', () => {
  const asked = vi.fn<AnyBot>(bot);
  const host = new Host({ bots: asked });
  const ana = new Client(host, 'ana').connect().sit('Ana');
  for (let seat = 1; seat <= BOTS; seat++) ana.wish({ type: 'fill', seat, level: 3, name: `Bot ${seat}` });
  ana.wish({ type: 'start', match: 0 });
  ana.act(READY);
  expect(host.online.room!.match.length).toBe(1 + BOTS);
  const many = asked.mock.calls.length;
  for (let count = 0; count < 5; count++) ana.measure(40);
  expect(asked).toHaveBeenCalledTimes(many);
});
