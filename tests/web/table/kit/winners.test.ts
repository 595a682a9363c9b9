// Who has won, from the places.
import { expect, test } from 'vitest';
import { isDecidedOtherwise, winnersIn } from '#web/table/kit/winners.ts';

test('everybody in the first place has won', () => {
  expect(winnersIn({ places: [2, 1, 1], scores: [0, 1, 1] })).toEqual([1, 2]);
});

test.each([
  { places: [1, 2], scores: [7, 4], otherwise: false },
  { places: [1, 2], scores: [7, 7], otherwise: true },
  { places: [1, 1], scores: [7, 7], otherwise: false },
  { places: [3, 1, 2], scores: [4, 7, 7], otherwise: true },
])('places $places with $scores points: decided by something else is $otherwise', (end) => {
  expect(isDecidedOtherwise(end)).toBe(end.otherwise);
});
