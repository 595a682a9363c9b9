// Who has won, from the places, and how that sounds.
import { expect, test } from 'vitest';
import { endSound, isDecidedOtherwise, winnersIn } from '#web/table/kit/winners.ts';

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

test('a first place at this screen has its own motif; another’s, and a match alone, only that of an end', () => {
  const outcome = { places: [2, 1, 1], scores: [0, 1, 1] };
  expect(endSound(outcome, { here: [2] })).toBe('first');
  expect(endSound(outcome, { here: [0, 1] })).toBe('first');
  expect(endSound(outcome, { here: [0] })).toBe('result');
  expect(endSound(outcome, { here: [] })).toBe('result');
  expect(endSound({ places: [1], scores: [0] }, { here: [0] })).toBe('result');
});
