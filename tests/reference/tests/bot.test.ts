// The strongest player of Nim never gives away a heap that is won.
import { expect, test } from 'vitest';
import { bot } from '#shared/games/nim/bot.ts';
import { nimRules } from '#shared/games/nim/rules.ts';

test.each([9, 15, 21] as const)('leaves a multiple of four of %i stones', (heap) => {
  const state = nimRules.setup({ heap }, 2, 'won');
  const plan = bot(nimRules.view(state, state.turn), state.turn, 3, 'won');
  expect((heap - plan!.action.many) % 4).toBe(0);
});
