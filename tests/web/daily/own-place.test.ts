// What a day's numbers say of one's own result, and why some results are in none of them.
import { expect, test } from 'vitest';
import { type BoardAnswer, type PlaceAnswer, TIME_STEP, TIME_STEPS } from '#shared/daily/protocol.ts';
import type { Mark } from '#shared/daily/score.ts';
import { betterThan, hasNeighbours, timeBarOf, upToDate, whyApart } from '#web/daily/boards/own-place.ts';

type Mine = NonNullable<PlaceAnswer['mine']>;

const counted: Mine = { score: 5, time: 60_400, timing: 'serverTimed', place: 1, counts: true, name: '' };

/** `many` share one's own second. */
function placed(mine: Partial<Mine>, total: number, many = 1): PlaceAnswer {
  const result = { ...counted, ...mine };
  const near = { place: result.place ?? 1, score: 5, seconds: 60, many, mine: true };
  return { ok: true, mine: result, total, near: result.place === null ? [] : [near] };
}

test.each([
  [1, 2, 1, 100],
  [1, 101, 1, 100],
  [72, 101, 1, 29],
  [2, 1_001, 1, 99],
  // Those of the same second are not behind.
  [72, 101, 11, 19],
])('place %i of %i, shared by %i, is better than %i percent of the others', (place, total, many, percent) => {
  expect(betterThan(placed({ place }, total, many))).toBe(percent);
});

test('a result that does not count is held against all that do', () => {
  const selfTimed = { timing: 'selfTimed', counts: false } as const;
  expect(betterThan(placed({ ...selfTimed, place: 26 }, 100, 0))).toBe(75);
  expect(betterThan(placed({ ...selfTimed, place: 1 }, 1, 0))).toBe(100);
  expect(betterThan(placed({ ...selfTimed, place: 1 }, 0, 0))).toBeNull();
});

test('nobody is told to be better than nobody', () => {
  expect(betterThan(placed({ place: 1 }, 1))).toBeNull();
  expect(betterThan(placed({ place: 101 }, 101))).toBeNull();
  expect(betterThan(placed({ place: null }, 20))).toBeNull();
  expect(betterThan({ ok: true, total: 20, mine: null, near: [] })).toBeNull();
});

test('a time belongs to the bar that begins with it, and the last bar has no end', () => {
  expect([0, TIME_STEP - 1, TIME_STEP].map(timeBarOf)).toEqual([0, 0, 1]);
  expect(timeBarOf(TIME_STEP * TIME_STEPS * 100)).toBe(TIME_STEPS - 1);
});

test('who is alone in a place and on the board has nobody around', () => {
  expect(hasNeighbours(placed({}, 1, 1))).toBe(false);
  expect(hasNeighbours(placed({ counts: false, timing: 'selfTimed' }, 0, 0))).toBe(false);
  expect(hasNeighbours(placed({}, 2, 2))).toBe(true);
  expect(hasNeighbours(placed({ counts: false, timing: 'selfTimed' }, 1, 1))).toBe(true);
  const other = { place: 2, score: 5, seconds: 61, many: 1, mine: false };
  const one = placed({}, 2, 1);
  expect(hasNeighbours({ ...one, near: [...one.near, other] })).toBe(true);
});

const EMPTY: BoardAnswer = {
  ok: true,
  total: 0,
  selfTimed: 0,
  scores: new Array(7).fill(0),
  times: Array.from({ length: 7 }, () => new Array(TIME_STEPS).fill(0)),
  missed: new Array(6).fill(0),
  named: [],
};
const marks: Mark[] = ['found', 'found', 'wrong', 'rightlyNone', 'found', 'found'];

test('a result that has just come is put into numbers that do not know it yet', () => {
  const board = upToDate({ ok: true, board: EMPTY, place: placed({}, 1) }, marks);
  expect(board).toMatchObject({
    total: 1,
    scores: [0, 0, 0, 0, 0, 1, 0],
    missed: [0, 0, 1, 0, 0, 0],
  });
  expect(board.times[5]![3]).toBe(1);
  expect(EMPTY.total).toBe(0);
  // Once they know it, nothing is counted twice.
  expect(upToDate({ ok: true, board, place: placed({}, 1) }, marks)).toBe(board);
});

test('what does not count changes no number', () => {
  for (const mine of [{ timing: 'selfTimed' }, { timing: 'unranked', place: null }, {}] as const) {
    const place = placed({ ...mine, counts: false }, 0, 0);
    expect(upToDate({ ok: true, board: EMPTY, place }, marks)).toBe(EMPTY);
  }
});

test('every result that is in no numbers has its reason', () => {
  const why = (mine: Partial<Mine>) => whyApart({ ...counted, counts: false, ...mine });
  expect(whyApart(counted)).toBeNull();
  expect(why({})).toBe('network');
  expect(why({ timing: 'selfTimed' })).toBe('selfTimed');
  expect(why({ timing: 'unranked', place: null })).toBe('unranked');
  expect(why({ timing: 'unranked', place: null, score: 0, time: 0 })).toBe('withdrawn');
});
