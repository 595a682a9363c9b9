// The pace of a run alone: how many buildings stood when, and never where.
import { expect, test } from 'vitest';
import { paceOf, placedAt } from '#shared/games/space-builder/pace.ts';
import { built, taps, tick } from './second-model/by-hand.ts';
import { asEntry, building, did, halts, lastOf, rightFor } from './table.ts';

const start = building(1);
const board = rightFor(start, 0);
const one = board.map((piece, site) => (site === board.findIndex((other) => other !== null) ? piece : null));
const run = [built(0, one, 5000), built(0, board, 9000, 8800), taps(0, board, 9500, 9400)];
const log = [tick(2300), ...run].map(asEntry);

test('[R22] it counts from the plan, by when the hand did something', () => {
  const pace = paceOf(log, lastOf(did(start, ...run)));
  expect(pace).toEqual({
    steps: [
      { after: 2000, placed: 1 },
      { after: 5800, placed: 4 },
      { after: 6400, placed: 4 },
    ],
    done: 6400,
  });
  expect([0, 1999, 2000, 5799, 5800, 99_000].map((after) => placedAt(pace, after))).toEqual([
    0, 0, 1, 1, 4, 4,
  ]);
});

test('[R22] a run that was given up has no end', () => {
  const left = [built(0, one, 5000), halts(0, 6000)];
  expect(paceOf(left.map(asEntry), lastOf(did(start, ...left)))).toEqual({
    steps: [{ after: 2000, placed: 1 }],
    done: null,
  });
});
