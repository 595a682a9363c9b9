// The rules of Nim, by their numbers.
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { act, type Match, startMatch } from '#shared/engine/match.ts';
import type { Options } from '#shared/games/nim/options.ts';
import { nimRules } from '#shared/games/nim/rules.ts';

const headerOf = (seats: number, seed = 'rules', options: Partial<Options> = {}) => ({
  game: nimRules.id,
  options,
  seats,
  seed,
  rulesVersion: nimRules.rulesVersion,
});

function begun(seats: number, seed?: string, options?: Partial<Options>): Match {
  const match = startMatch(nimRules, headerOf(seats, seed, options));
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

/** Whoever is to act takes so many, one after the other. */
function taken(match: Match, ...many: number[]): Match {
  return many.reduce((before, stones) => {
    const after = act(before, before.state.turn, { type: 'take', many: stones }, before.at + 1000);
    if (isRefusal(after)) throw new Error(after.refused);
    return after;
  }, match);
}

test('[NM1] two to four seats, and the seed decides which of them begins', () => {
  expect(startMatch(nimRules, headerOf(1))).toEqual({ refused: 'badSeats' });
  expect(startMatch(nimRules, headerOf(5))).toEqual({ refused: 'badSeats' });
  const first = Array.from({ length: 40 }, (_, seed) => begun(4, `${seed}`).state.turn);
  expect(new Set(first)).toEqual(new Set([0, 1, 2, 3]));
  expect(begun(4, 'same').state).toEqual(begun(4, 'same').state);
});

test('[NM2] the heap has as many stones as was chosen', () => {
  expect(begun(2).state.left).toBe(15);
  expect(begun(2, 'few', { heap: 9 }).state.left).toBe(9);
  expect(startMatch(nimRules, { ...headerOf(2), options: { heap: 8 } })).toEqual({ refused: 'badOptions' });
});

test('[NM3] in turns everybody takes one to three stones, not more than there are', () => {
  const match = begun(3);
  const first = match.state.turn;
  const after = taken(match, 3, 2, 1);
  expect(after.state).toMatchObject({ left: 9, turn: first, last: { seat: (first + 2) % 3, many: 1 } });
  const other = (first + 1) % 3;
  expect(act(after, other, { type: 'take', many: 1 }, after.at)).toEqual({
    refused: 'notYourTurn',
    where: { seat: first },
  });
  for (const many of [0, 4, 1.5]) {
    expect(act(after, first, { type: 'take', many }, after.at)).toEqual({ refused: 'malformed' });
  }
  const two = taken(after, 3, 3, 1);
  expect(act(two, first, { type: 'take', many: 3 }, two.at)).toEqual({ refused: 'notSoMany' });
});

test('[NM4] whoever takes the last stone wins, the others share the second place', () => {
  const match = begun(3, 'end', { heap: 9 });
  const winner = (match.state.turn + 2) % 3;
  const end = taken(match, 3, 3, 3);
  const scores = [0, 0, 0].with(winner, 1);
  expect(nimRules.outcome(end.state)).toEqual({ places: [2, 2, 2].with(winner, 1), scores });
  expect(nimRules.view(end.state, 'watcher').scores).toEqual(scores);
});

test('[NM5] there is no clock', () => {
  const match = begun(2);
  expect(nimRules.deadline(match.state)).toBeNull();
  expect(act(match, 'clock', null, 1000)).toEqual({ refused: 'noClock' });
});
