// Space Bowl: nothing but its actions moves a match, and all that legal offers does.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { act, MATCH_REASONS } from '#shared/engine/match.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { view } from '#shared/games/space-bowl/view.ts';
import { throughJson } from '../../freeze.ts';
import { views } from '../../play.ts';
import { randomGames, stateOf } from './random.ts';

const games = randomGames(14);

describe('anything else', () => {
  const moments = games
    .slice(0, 12)
    .flatMap(({ steps }) => [steps[0]!.before, ...steps.map(({ after }) => after)]);
  const reasons = new Set<string>([...MATCH_REASONS, ...spaceBowl.reasons]);
  const nearMiss = fc.record(
    {
      type: fc.constantFrom(
        'ready',
        'call',
        'follow',
        'joker',
        'pick',
        'confirm',
        'tick',
        '__proto__',
        'toString',
      ),
      kind: fc.constantFrom('go', 'doom', 'stop', null),
      card: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double(), fc.constant(null), fc.string()),
      __proto__: fc.anything(),
    },
    { requiredKeys: ['type'] },
  );

  test('[SB91] garbage is refused with a known reason and changes nothing', () => {
    fc.assert(
      fc.property(
        fc.nat(moments.length - 1),
        fc.anything({ withNullPrototype: true }),
        fc.nat(9),
        (at, garbage, by) => {
          const match = moments[at]!;
          const before = views(match);
          const result = act(match, by, garbage, match.at);
          expect(isRefusal(result) && reasons.has(result.refused)).toBe(true);
          expect(views(match)).toEqual(before);
        },
      ),
      { numRuns: 1000, seed: 1 },
    );
  });

  test('[SB76] [SB91] near misses are refused with a known reason, or are actions after all', () => {
    fc.assert(
      fc.property(
        fc.nat(moments.length - 1),
        nearMiss,
        fc.nat(9),
        fc.nat(200_000),
        (at, action, by, later) => {
          const match = moments[at]!;
          const result = act(match, by, action, match.at + later);
          if (isRefusal(result)) expect(reasons).toContain(result.refused);
          else expect(throughJson(result.state)).toStrictEqual(result.state);
        },
      ),
      { numRuns: 2000, seed: 1 },
    );
  });
});

test('[SB93] what legal offers is accepted, and it offers something to whoever is to act', () => {
  for (const { name, steps } of games.slice(0, 14)) {
    for (const { before } of steps.filter((_, step) => step % 5 === 0)) {
      const state = stateOf(before);
      const { phase } = state;
      const due = spaceBowl.deadline(state);
      const at = phase.kind === 'search' ? Math.max(before.at, phase.from) : before.at;
      if (due !== null && due <= at) continue;
      for (const seat of state.scores.keys()) {
        const actions = spaceBowl.legal!(view(state, seat), seat, at);
        for (const action of actions) expect(isRefusal(act(before, seat, action, at)), name).toBe(false);
        if (spaceBowl.toAct(state).includes(seat)) expect(actions.length, name).toBeGreaterThan(0);
      }
    }
  }
});
