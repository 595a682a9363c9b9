// The bots: never refused, the same for the same view, and as strong as their level.
import { expect, test } from 'vitest';
import { isRefusal, LEVELS, type Level } from '../../../shared/game.ts';
import { bot } from '../../../shared/gravity-superstar/bot.ts';
import { gravitySuperstar } from '../../../shared/gravity-superstar/rules.ts';
import type { State } from '../../../shared/gravity-superstar/state.ts';

const SLOW = 240_000;
/** Alone together, two bots of one level have always come to an end long before. */
const MOST_STEPS = 2000;

function playBots(levels: readonly Level[], seed: string, isAskedTwice = false): State {
  let state = gravitySuperstar.setup({ expert: false }, levels.length, seed);
  for (let step = 0; state.phase.kind !== 'over'; step++) {
    if (step > MOST_STEPS) throw new Error(`${seed} does not end`);
    const { seat } = state.phase;
    const seen = gravitySuperstar.view(state, seat);
    const plan = bot(seen, seat, levels[seat]!, `${seed}/${seat}`)!;
    // A copy, since the bot remembers what it planned for one and the same view.
    if (isAskedTwice)
      expect(bot(structuredClone(seen), seat, levels[seat]!, `${seed}/${seat}`)).toEqual(plan);
    const next = gravitySuperstar.act(state, seat, plan.action, plan.at);
    if (isRefusal(next)) throw new Error(`${seed}: ${JSON.stringify(plan.action)} refused: ${next.refused}`);
    state = next as State;
  }
  return state;
}

test.each(LEVELS)(
  'level %i: every plan of 40 matches is legal, and the same for the same view',
  (level) => {
    for (let number = 0; number < 40; number++) playBots([level, level], `bots ${number}`, true);
  },
  SLOW,
);

test.each([
  [3, 2],
  [2, 1],
] as const)(
  'level %i wins at least 60 of a hundred against level %i',
  (strong, weak) => {
    const matches = 60;
    let won = 0;
    for (let number = 0; number < matches; number++) {
      const seat = number % 2;
      const state = playBots(seat === 0 ? [strong, weak] : [weak, strong], `duel ${number}`);
      const { places } = gravitySuperstar.outcome(state)!;
      if (places[seat]! < places[1 - seat]!) won++;
    }
    console.log(`Level ${strong} against ${weak}: ${won} of ${matches} won`);
    expect(won).toBeGreaterThanOrEqual(matches * 0.6);
  },
  SLOW,
);

test('a bot whose turn it is not has no plan', () => {
  const state = gravitySuperstar.setup({ expert: false }, 2, 'wait');
  const other = 1 - state.starter;
  for (const level of LEVELS) expect(bot(gravitySuperstar.view(state, other), other, level, 's')).toBeNull();
});
