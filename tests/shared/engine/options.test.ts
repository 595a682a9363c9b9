// What stands in a header, from wherever it comes: numbers that can be counted on, and options that are an object.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { act, EntrySchema, optionsOf } from '#shared/engine/match.ts';
import { GAME_IDS, GAMES, quickBots } from '#shared/games/registry.ts';
import { opened } from '../play.ts';
import { duel } from '../tiny.ts';

test.each(GAME_IDS)('%s takes no list for its options', async (id) => {
  const game = await GAMES[id].load();
  expect(optionsOf(game, {})).toBeTypeOf('object');
  for (const options of [[], [1], null, 'none']) expect(optionsOf(game, options)).toBeNull();
});

test.each([2 ** 53, 1e300, 0.5, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is no time of a match',
  (at) => {
    expect(v.is(EntrySchema, { by: 0, at, action: null })).toBe(false);
    const match = opened(duel, { game: 'duel', options: {}, seats: 2, seed: 'time', rulesVersion: 1 });
    expect(act(match, 0, { type: 'take', stones: 1 }, at)).toMatchObject({ refused: 'backwards' });
  },
);

test('a quick match has two bots, as far as there are seats', () => {
  const limits = [
    { min: 2, max: 8 },
    { min: 2, max: 2 },
    { min: 1, max: 1 },
    { min: 1, max: 2 },
    { min: 4, max: 6 },
  ];
  expect(limits.map(quickBots)).toEqual([2, 1, 0, 1, 3]);
});
