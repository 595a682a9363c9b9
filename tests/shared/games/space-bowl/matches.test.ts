// Space Bowl: what holds in every match, by random play with every mix of options.
import { describe, expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { type Entry, type Match, replay } from '#shared/engine/match.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { throughJson } from '../../freeze.ts';
import { folded, playedFrom } from '../../play.ts';
import { knowing, randomGames, stateOf } from './random.ts';

const games = randomGames(49);

test('[SB30] [SB31] [SB48] random play sees every kind of round', () => {
  const seen = new Set<string>();
  for (const { steps } of games) {
    for (const { before, after } of steps) {
      const { last } = stateOf(after);
      if (last === stateOf(before).last || !last) continue;
      seen.add(`${last.call?.kind ?? 'void'} ${last.found ? 'found' : 'not'}`);
      for (const { judgement } of last.seats) seen.add(judgement);
    }
  }
  const rounds = ['go found', 'go not', 'doom found', 'doom not', 'void not'];
  expect([...seen].toSorted()).toEqual(
    [...rounds, 'valid', 'validWithJoker', 'invalid', 'red', 'none'].toSorted(),
  );
});

test('[SB66] [SB67] exactly one pile card leaves in each round, for ten rounds at most', () => {
  for (const { name, steps } of games) {
    for (const { before, after } of steps) {
      const rounds = stateOf(after).history.length - stateOf(before).history.length;
      expect(stateOf(before).pile.length - stateOf(after).pile.length, name).toBe(rounds);
      expect([0, 1]).toContain(rounds);
      const held = stateOf(before)
        .pile.slice(1)
        .map(({ card }) => card);
      if (rounds === 1) expect(stateOf(after).pile.map(({ card }) => card)).toEqual(held);
    }
    const end = stateOf(steps.at(-1)!.after);
    expect(end.history.length).toBeLessThanOrEqual(10);
    expect(end.pile.length === 0 || end.scores.some((points) => points >= 18)).toBe(true);
  }
});

test('[SB4] [SB61] no card is ever lost to two places or made anew', () => {
  for (const { name, steps } of games) {
    const laid = stateOf(steps[0]!.before);
    const first = new Set([...laid.galaxy, ...laid.pile].map(({ card }) => card));
    for (const { after } of steps) {
      const { galaxy, pile, stock, options } = stateOf(after);
      const cards = [...[...galaxy, ...pile].map(({ card }) => card), ...stock.flat()];
      expect(new Set(cards).size, name).toBe(cards.length);
      expect(cards.every((card) => first.has(card))).toBe(true);
      expect(galaxy).toHaveLength(options.larger ? 36 : 25);
      expect(pile[0]?.faceDown ?? false).toBe(false);
    }
  }
});

test('[SB59] [SB51] totals are never below 0 and follow from the points paid', () => {
  for (const { name, steps } of games) {
    for (const { before, after } of steps) {
      if (stateOf(after).history.length === stateOf(before).history.length) {
        expect(stateOf(after).scores, name).toEqual(stateOf(before).scores);
        continue;
      }
      for (const [seat, result] of stateOf(after).last!.seats.entries()) {
        const paid = result.points.reduce((sum, { points }) => sum + points, 0);
        expect(result.before).toBe(stateOf(before).scores[seat]);
        expect(stateOf(after).scores[seat], name).toBe(Math.max(0, result.before + paid));
      }
    }
  }
});

test('[SB75] a card valid by the joker comes with the one planet the joker stood for', () => {
  for (const { name, steps } of games) {
    for (const { after } of steps) {
      const { last } = stateOf(after);
      for (const { judgement, faults } of last?.seats ?? []) {
        if (judgement !== 'validWithJoker') continue;
        expect(faults, name).toMatchObject([{ kind: 'missing', card: last!.joker!.card }]);
      }
    }
  }
});

describe('the log', () => {
  test('[SB6] folded again it gives the same state, byte for byte', () => {
    for (const { name, steps } of games) {
      const { before, after } = { before: steps[0]!.before, after: steps.at(-1)!.after };
      const log: Entry[] = steps.map(({ entry }) => throughJson(entry));
      const again = replay(spaceBowl, throughJson(before.header), log);
      if (isRefusal(again)) throw new Error(`${name}: ${again.refused}`);
      expect(again.state, name).toStrictEqual(after.state);
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(after.state));
      expect(again).toMatchObject({ at: after.at, length: log.length });
    }
  });

  test('[SB93] a state survives JSON in the middle of a match and plays on alike', () => {
    for (const { name, steps, roll } of games) {
      const middle = steps[roll.below(steps.length)]!.after;
      expect(throughJson(middle.state), name).toStrictEqual(middle.state);
      const stored = { ...middle, state: throughJson(middle.state) };
      const on = [...playedFrom(middle, `${name} on`, knowing)];
      let match: Match = stored;
      for (const { entry } of on) match = folded(match, entry);
      expect(match.state, name).toStrictEqual((on.at(-1)?.after ?? middle).state);
    }
  });
});
