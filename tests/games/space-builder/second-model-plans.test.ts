// The checks of the second model on the twenty plans, themselves checked on piles made for it and spoilt.
import { describe, expect, test } from 'vitest';
import { dice, seeded } from '#shared/engine/random.ts';
import { EMPTY, type Plan, pieceOf } from '#shared/games/space-builder/components.ts';
import { PLAN, put } from './second-model/by-hand.ts';
import { randomPile } from './second-model/decks.ts';
import { agreement, likeness, planFaults, quarterTurned } from './second-model/plans.ts';

describe('the plans of a match', () => {
  const pile = randomPile(dice(seeded('a pile')), 'turned');
  const changed = (at: number, plan: Plan) =>
    pile.map((one, other) => (other === at ? { ...one, plan } : one));

  test('[R1] a quarter clockwise moves the sites and turns the buildings', () => {
    const turned = quarterTurned(
      put(EMPTY, [0, pieceOf(5, 3, 1)], [7, pieceOf(2, 0, 0)], [4, pieceOf(1, 1, 0)]),
    );
    expect(turned).toEqual(put(EMPTY, [2, pieceOf(5, 0, 1)], [3, pieceOf(2, 1, 0)], [4, pieceOf(1, 2, 0)]));
    expect(quarterTurned(quarterTurned(quarterTurned(quarterTurned(PLAN))))).toEqual(PLAN);
  });

  test('[R8] sites agree by their building, placements by turn and face too', () => {
    expect(agreement(PLAN, put(PLAN, [0, pieceOf(0, 1)], [1, pieceOf(2)], [2, null]))).toEqual({
      sites: 6,
      whole: 5,
    });
    expect(likeness(PLAN, quarterTurned(PLAN))).toContain('agree in 8 placements after 90 degrees');
    expect(likeness(quarterTurned(PLAN), PLAN)).toContain('agree in 8 placements after 270 degrees');
  });

  test('[R8] a pile that is as it should be, and some that are not', () => {
    expect(planFaults(pile, 'turned')).toEqual([]);
    expect(planFaults(randomPile(dice(seeded('another')), 'straight'), 'straight')).toEqual([]);
    expect(planFaults(pile.slice(1), 'turned')).toContain('19 plans');
    expect(planFaults(pile, 'straight')).toContain('lie 1 with straight');
    expect(
      planFaults(
        pile.map(({ plan }) => ({ plan, lie: 1 })),
        'turned',
      ),
    ).toEqual(['lies 20, 0, 0 times']);
    expect(planFaults(changed(3, pile[4]!.plan), 'turned')).toContain('plans 3 and 4 agree in 8 sites');
    const turned = planFaults(changed(3, quarterTurned(pile[4]!.plan)), 'turned');
    expect(turned).toContain('plans 3 and 4 agree in 8 placements after 270 degrees');
    const flipped = pile[0]!.plan.map((piece) => (piece === null ? null : piece ^ 1));
    expect(
      planFaults(changed(0, flipped), 'turned').filter((text) => / face \d 11 times/.test(text)),
    ).toHaveLength(8);
    const often = Array.from({ length: 20 }, () => ({ plan: PLAN, lie: 0 }));
    expect(planFaults(often, 'straight')).toContain('building 7 has site 7 20 times');
    expect(planFaults(often, 'straight')).toContain('building 7 has turn 0 0 times');
    const twice = pile[0]!.plan.map((piece) => piece ?? pieceOf(3));
    expect(planFaults(changed(0, twice), 'turned')).toContain('plan 0 has building 3 2 times');
  });
});
