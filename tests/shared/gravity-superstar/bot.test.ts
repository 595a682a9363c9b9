// The bots: never refused, the same for the same view, and as strong as their level.
import { expect, test } from 'vitest';
import { type Bot, LEVELS } from '../../../shared/game.ts';
import type { Action } from '../../../shared/gravity-superstar/actions.ts';
import { bot } from '../../../shared/gravity-superstar/bot.ts';
import { gravitySuperstar } from '../../../shared/gravity-superstar/rules.ts';
import type { View } from '../../../shared/gravity-superstar/view.ts';
import { duelInGravity, playGravity } from '../../tools/tournament-gravity.ts';

const SLOW = 240_000;

test.each(LEVELS)(
  'level %i: every plan of 40 matches is legal, and the same for the same view',
  (level) => {
    const asked = new WeakSet<View['events']>();
    const twice: Bot<View, Action> = (view, seat, ...rest) => {
      const plan = bot(view, seat, ...rest);
      // A copy, since the bot remembers what it planned for one and the same view.
      if (!asked.has(view.events)) expect(bot(structuredClone(view), seat, ...rest)).toEqual(plan);
      asked.add(view.events);
      return plan;
    };
    for (let number = 0; number < 40; number++)
      expect(playGravity([level, level], `bots ${number}`, twice).refused).toEqual([]);
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
