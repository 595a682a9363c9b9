// What games are told is exactly what they know, and nothing is looked into before it is measured.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { holding, listOf, parsedByWords, whole } from '#shared/engine/schemas.ts';

const Schema = parsedByWords({
  pass: {},
  take: { from: [0, 1, null], what: ['coin', 'card'] },
  give: { coins: { each: [0, 1, 2], least: 1, most: 2 } },
});

test.each<[unknown]>([
  [{ type: 'pass' }],
  [{ type: 'take', from: 1, what: 'coin' }],
  [{ what: 'card', from: null, type: 'take' }],
  [{ type: 'give', coins: [2] }],
  [{ type: 'give', coins: [1, 1] }],
])('%j is said', (said) => {
  expect(v.parse(Schema, said)).toEqual(said);
});

test.each<[unknown]>([
  [null],
  [undefined],
  ['pass'],
  [7],
  [[]],
  [['pass']],
  [{}],
  [{ type: 'give' }],
  [{ type: ['pass'] }],
  [{ type: 'pass', from: 1 }],
  [{ type: 'take', from: 1 }],
  [{ type: 'take', from: 1, with: 'coin' }],
  [{ type: 'take', from: 1, what: 'coin', more: 1 }],
  [{ type: 'take', from: '1', what: 'coin' }],
  [{ type: 'take', from: 0.5, what: 'coin' }],
  [{ type: 'take', from: Number.NaN, what: 'coin' }],
  [{ type: 'take', from: undefined, what: 'coin' }],
  [{ type: 'take', from: [1], what: 'coin' }],
  [{ type: 'take', from: 1, what: 'toString' }],
  [{ type: 'take', from: -0, what: 'coin' }],
  [{ type: 'give' }],
  [{ type: 'give', coins: 1 }],
  [{ type: 'give', coins: [] }],
  [{ type: 'give', coins: [1, 1, 1] }],
  [{ type: 'give', coins: [3] }],
  [{ type: 'give', coins: [-0] }],
  [{ type: 'give', coins: new Array(2) }],
  [{ type: 'give', coins: { length: 1, 0: 1 } }],
  [{ type: 'toString' }],
  [{ type: '__proto__' }],
  [JSON.parse('{ "__proto__": { "type": "pass" } }')],
])('%j is not', (said) => {
  expect(v.is(Schema, said)).toBe(false);
});

test('a list is measured before anything in it is looked at', () => {
  const looked: unknown[] = [];
  const List = listOf(
    v.custom<number>((item) => looked.push(item) > 0),
    1,
    2,
  );
  for (const wrong of [[], [1, 2, 3], new Array(2 ** 32 - 1), { length: 1 }, 'a', null])
    expect(v.is(List, wrong)).toBe(false);
  expect(looked).toEqual([]);
  expect(v.parse(List, [1, 2])).toEqual([1, 2]);
});

test('what must hold is asked only of what has the shape', () => {
  const asked: number[] = [];
  const Even = holding(v.strictObject({ many: whole(0, 10) }), ({ many }) => {
    asked.push(many);
    return many % 2 === 0;
  });
  for (const wrong of [{ many: 12 }, { many: -2 }, { many: 0.5 }, { many: '2' }, { many: 2, more: 1 }, 3])
    expect(v.is(Even, wrong)).toBe(false);
  expect(asked).toEqual([]);
  expect([v.is(Even, { many: 3 }), v.is(Even, { many: 4 })]).toEqual([false, true]);
});
