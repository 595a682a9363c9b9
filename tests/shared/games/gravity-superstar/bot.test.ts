// The bots: never refused, the same for the same view, and as strong as their level.
import { expect, test } from 'vitest';
import { type Bot, LEVELS } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/gravity-superstar/actions.ts';
import { bot } from '#shared/games/gravity-superstar/bot.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import type { View } from '#shared/games/gravity-superstar/view.ts';
import { duelInGravity, playGravity } from '../../../tools/tournament-gravity.ts';

const SLOW = 240_000;
/** Half of all matches are over after six; two who rob each other must not do so for ever. */
const MOST_ROUNDS = 30;

test.each(LEVELS)(
  'level %i: 40 matches come to an end, every plan is legal, and the same for the same view',
  (level) => {
    const asked = new WeakSet<View['events']>();
    const twice: Bot<View, Action> = (view, seat, ...rest) => {
      const plan = bot(view, seat, ...rest);
      // A copy, since the bot remembers what it planned for one and the same view.
      if (!asked.has(view.events)) expect(bot(structuredClone(view), seat, ...rest)).toEqual(plan);
      asked.add(view.events);
      return plan;
    };
    for (let number = 0; number < 40; number++) {
      const { refused, room } = playGravity([level, level], `bots ${number}`, twice);
      expect(refused).toEqual([]);
      expect(room.match.state.round).toBeLessThanOrEqual(MOST_ROUNDS);
    }
  },
  SLOW,
);

test.each([
  [3, 2],
  [2, 1],
] as const)(
  'level %i wins at least three of four matches against level %i',
  (strong, weak) => {
    const matches = 200;
    expect(duelInGravity([strong, weak], matches).wins).toBeGreaterThanOrEqual(matches * 0.75);
  },
  SLOW,
);

test('a bot whose turn it is not has no plan', () => {
  const state = gravitySuperstar.setup({ expert: false }, 2, 'wait');
  const other = 1 - state.starter;
  for (const level of LEVELS) expect(bot(gravitySuperstar.view(state, other), other, level, 's')).toBeNull();
});
