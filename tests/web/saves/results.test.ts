// Which of the kept matches are results of playing alone, and which of them can be compared.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { MatchSave } from '#web/saves/match-save.ts';
import { isAlone, resultsOf } from '#web/saves/results.ts';
import { duel } from '../../shared/tiny.ts';

const OptionsSchema = v.strictObject({
  deep: v.optional(v.boolean(), false),
  stones: v.optional(v.number(), 3),
});
const game = { ...duel, options: OptionsSchema };
const ana = { kind: 'person', name: 'Ana', colour: 0 } as const;
const vega = { kind: 'bot', name: 'Vega', colour: 1, level: 1 } as const;

/** Ended at that time. */
function saveOf(id: string, played: number, changes: Partial<MatchSave> = {}, seed = id): MatchSave {
  return {
    id,
    header: { game: game.id, options: {}, seats: 1, seed, rulesVersion: 1 },
    chairs: [ana],
    length: 1,
    clock: 1,
    started: played - 1,
    played,
    over: true,
    scores: [played * 10],
    ...changes,
  };
}
const headed = (header: object) => ({ header: { ...saveOf('any', 1).header, ...header } });
const idsOf = (saves: readonly MatchSave[], options: unknown = {}) =>
  resultsOf(saves, game, options).map(({ match }) => match);

test('a finished match of one person is a result, with what is told of it', () => {
  expect(resultsOf([saveOf('one', 7)], game, {})).toEqual([
    { match: 'one', points: 70, when: 7, seed: 'one', known: false },
  ]);
});

test('they are sorted by when they were played', () => {
  expect(idsOf([saveOf('third', 9), saveOf('first', 2), saveOf('second', 5)])).toEqual([
    'first',
    'second',
    'third',
  ]);
});

test.each([
  ['still on', { over: false }],
  ['of a bot', { chairs: [vega] }],
  ['against a bot', { chairs: [ana, vega], scores: [1, 2] }],
  ['of another game', headed({ game: 'another' })],
  ['gone on with from a room', headed({ position: {} })],
  ['without points', { scores: [] }],
])('a match %s is none', (_, changes) => {
  expect(idsOf([saveOf('one', 7, changes)])).toEqual([]);
});

test('only what was played by the same options is compared, however they are written', () => {
  const saves = [
    saveOf('usual', 1),
    saveOf('said', 2, headed({ options: { stones: 3, deep: false }, seed: 'said' })),
    saveOf('deep', 3, headed({ options: { deep: true }, seed: 'deep' })),
    saveOf('unreadable', 4, headed({ options: { stones: 'many' }, seed: 'unreadable' })),
  ];
  expect(idsOf(saves)).toEqual(['usual', 'said']);
  expect(idsOf(saves, { deep: false })).toEqual(['usual', 'said']);
  expect(idsOf(saves, { stones: 3, deep: true })).toEqual(['deep']);
});

test('whoever begins from the same seed again knows what comes, by whichever options it was seen', () => {
  const saves = [
    saveOf('again', 5, {}, 'seed'),
    saveOf('first', 3, {}, 'seed'),
    saveOf('seen', 8, { ...headed({ seed: 'other', options: { deep: true } }), over: false, started: 1 }),
    saveOf('late', 9, {}, 'other'),
  ];
  expect(resultsOf(saves, game, {}).map(({ match, known }) => [match, known])).toEqual([
    ['first', false],
    ['again', true],
    ['late', true],
  ]);
});

test('the first to begin is not known, though another of the same seed ended before it', () => {
  const saves = [saveOf('long', 9, { started: 1 }, 'seed'), saveOf('short', 4, { started: 2 }, 'seed')];
  expect(resultsOf(saves, game, {}).map(({ match, known }) => [match, known])).toEqual([
    ['short', true],
    ['long', false],
  ]);
});

test('alone is one person from the beginning', () => {
  const { header } = saveOf('one', 1);
  expect(isAlone({ ...saveOf('one', 1), over: false })).toBe(true);
  expect(isAlone(saveOf('one', 1, { chairs: [ana, vega] }))).toBe(false);
  expect(isAlone(saveOf('one', 1, { chairs: [vega] }))).toBe(false);
  expect(isAlone(saveOf('one', 1, { header: { ...header, position: {} } }))).toBe(false);
});

test('where a game compares some of its options only, the others keep nothing apart', () => {
  const saves = [
    saveOf('usual', 1),
    saveOf('deep', 2, headed({ options: { deep: true }, seed: 'deep' })),
    saveOf('many', 3, headed({ options: { stones: 9 }, seed: 'many' })),
  ];
  const matches = resultsOf(saves, game, { stones: 5 }, ['deep']).map(({ match }) => match);
  expect(matches).toEqual(['usual', 'many']);
});
