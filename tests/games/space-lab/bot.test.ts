// The bots: never refused, the same for the same view, blind for what is hidden, and as strong as their level.
import { describe, expect, test } from 'vitest';
import { type Bot, LEVELS, type Level } from '#shared/engine/game.ts';
import type { Action } from '#shared/games/space-lab/actions.ts';
import { bot } from '#shared/games/space-lab/bot/bot.ts';
import { resume } from '#shared/games/space-lab/resume.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import type { View } from '#shared/games/space-lab/view.ts';
import { duelInLab, playLab } from '../../tools/tournament-lab.ts';
import { begun, fresh, ids } from './table.ts';

const SLOW = 60_000;
/** Far from what any match of bots has taken. */
const MOST_ACTIONS = 250;

const tableOf = (level: Level, seats: number) => ids(seats).map(() => level);

describe.each(LEVELS)('level %i', (level) => {
  test.each([1, 2, 3, 4])(
    '%i seats: every plan is legal, the same for the same view, and a while after it',
    (seats) => {
      const twice: Bot<View, Action> = (view, seat, ...rest) => {
        const plan = bot(view, seat, ...rest)!;
        expect(bot(structuredClone(view), seat, ...rest)).toEqual(plan);
        expect(plan.at - view.since).toBeGreaterThanOrEqual(900);
        return plan;
      };
      for (const number of ids(3)) {
        const options = { draft: number === 1 };
        const { refused, log } = playLab(tableOf(level, seats), `bots ${number}`, options, twice);
        expect(refused).toEqual([]);
        expect(log.map(({ action }) => (action as Action).type)).not.toContain('undo');
        expect(log.length).toBeLessThan(MOST_ACTIONS);
      }
    },
    SLOW,
  );

  test('what is hidden does not count', () => {
    const blind: Bot<View, Action> = (view, seat, ...rest) => {
      const plan = bot(view, seat, ...rest);
      const other: State = resume.state(resume.position(view)!, 'another world');
      const { since, events, undo } = view;
      const seen = { ...spaceLab.view(other, seat), since, events, undo };
      expect(bot(seen, seat, ...rest)).toEqual(plan);
      return plan;
    };
    for (const seats of [1, 3])
      expect(playLab(tableOf(level, seats), 'worlds', {}, blind).refused).toEqual([]);
  });

  test('whose turn it is not has no plan', () => {
    const state = begun(2);
    const other = 1 - state.starter;
    expect(bot(spaceLab.view(state, other), other, level, 's')).toBeNull();
    expect(bot(spaceLab.view(fresh(4, 'all at once'), 3), 3, level, 's')).not.toBeNull();
  });
});

test.each([
  [3, 2],
  [2, 1],
] as const)(
  'level %i wins at least 42 of 60 matches against level %i',
  (strong, weak) => {
    expect(duelInLab([strong, weak], 60).wins).toBeGreaterThanOrEqual(42);
  },
  SLOW,
);
