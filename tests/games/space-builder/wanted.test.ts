// When somebody who looks elsewhere is wanted.
import { expect, test } from 'vitest';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import { building, did, fresh, ids, ready, stateOf, viewOf, wonBy } from './table.ts';

type Match = ReturnType<typeof fresh>;
const wantedIn = (match: Match) =>
  ids(stateOf(match).seats).map((seat) => spaceBuilder.wanted!(viewOf(match, seat), seat));

test('between rounds only whoever is the last to get ready is', () => {
  const match = did(fresh(3), ready(2, 100));
  expect(wantedIn(match)).toEqual([null, null, null]);
  expect(wantedIn(did(match, ready(0, 200)))).toEqual([null, { why: 'awaited', of: 1 }, null]);
});

test('nobody waits for somebody alone', () => {
  expect(wantedIn(fresh(1))).toEqual([null]);
});

test('everybody is from the countdown on, for one and the same round', () => {
  const soon = did(fresh(2), ready(0, 100), ready(1, 100));
  const round = { why: 'round', of: 1 };
  expect(wantedIn(soon)).toEqual([round, round]);
  expect(wantedIn(building(2))).toEqual([round, round]);
});

test('whoever unlocks a building is', () => {
  const match = wonBy(fresh(2), 0);
  expect(wantedIn(match)).toEqual([{ why: 'turn', of: 1 }, null]);
});
