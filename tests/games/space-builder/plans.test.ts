// The plans of a match: alike in nothing but what is said of them.
import { describe, expect, test } from 'vitest';
import { LIES } from '#shared/games/space-builder/options.ts';
import { drawn } from '#shared/games/space-builder/plans.ts';
import { planFaults } from './second-model/plans.ts';

const PILES = Number(process.env.BUILDER_PILES ?? 100);

const pile = (seed: string, lie: (typeof LIES)[number] = 'turned') => {
  const { plans, lies } = drawn({ lie, limit: 180, rest: 'timed', count: 4 }, seed);
  return plans.map((plan, at) => ({ plan, lie: lies[at]! }));
};

describe('plans', () => {
  test(`[SD3] [SD4] those of ${PILES} seeds are as the second model asks`, () => {
    for (let seed = 0; seed < PILES; seed++) {
      const lie = LIES[seed % LIES.length]!;
      expect(planFaults(pile(`plans ${seed}`, lie), lie), `seed ${seed}`).toEqual([]);
    }
  });

  test('[SD3] the same seed gives the same plans, another one others', () => {
    expect(pile('one')).toEqual(pile('one'));
    expect(pile('one')).not.toEqual(pile('two'));
  });
});
