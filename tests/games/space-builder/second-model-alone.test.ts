// The second model of Space Builder against matches alone, counted by hand: a time, faults, the limit, giving up.
import { expect, test } from 'vitest';
import { EMPTY, pieceOf } from '#shared/games/space-builder/components.ts';
import { reasonsAgainst } from './second-model/allowed.ts';
import {
  building,
  built,
  ended,
  PLAN,
  played,
  put,
  RIGHT,
  readied,
  said,
  stopped,
  tableOf,
  taps,
  tick,
} from './second-model/by-hand.ts';
import { outcomeOf, scoresOf } from './second-model/places.ts';
import { haltedAfter, isOpenAlone } from './second-model/table.ts';

/** Seen from 3000 on, until 63000 at most. */
const start = building(1);
const FIVE = put(RIGHT, [4, PLAN[4]!]);
const gaveUp = (at: number, pressed = at) => said(0, { type: 'halt' }, at, pressed);

test('[R22] [SD20] alone it is one plan, and the tap ends it at once: the time is the result', () => {
  expect(start.players[0]!.held).toEqual([0, 1, 2, 3, 4]);
  expect(reasonsAgainst(start, taps(0, RIGHT, 9000))).toEqual(['incomplete']);
  const some = played(start, built(0, RIGHT, 8000));
  expect([outcomeOf(some), scoresOf(some)]).toEqual([null, [0]]);
  const over = played(some, taps(0, FIVE, 9000, 8700));
  expect(over.phase).toEqual({ kind: 'over', champion: null });
  expect(over.verdicts).toMatchObject([{ totals: [0], winner: 0 }]);
  expect(over.stops).toEqual([{ from: 3000, at: 8700, stoppedBy: 'tap' }]);
  expect(outcomeOf(over)).toEqual({ places: [1], scores: [5700] });
});

test('[SD20] pressed as the plan was seen it is one millisecond', () => {
  for (const pressed of [3000, 3001])
    expect(outcomeOf(played(start, taps(0, FIVE, 3100, pressed)))!.scores).toEqual([1]);
  expect(outcomeOf(played(start, taps(0, FIVE, 3100, 3002)))!.scores).toEqual([2]);
});

test('[SD20] with faults there is no time', () => {
  const over = played(start, taps(0, put(FIVE, [4, pieceOf(4, 1, 0)]), 9000));
  expect(over.verdicts).toMatchObject([{ totals: [2], winner: 0 }]);
  expect(outcomeOf(over)).toEqual({ places: [1], scores: [0] });
});

test('[SD10] [SD20] at the limit there is none without a tap, though all is right; a late tap has one', () => {
  const limit = played(start, built(0, FIVE, 60_000), tick(63_000));
  expect(limit.phase).toMatchObject({ kind: 'stop', at: 63_000, until: 63_500, stoppedBy: 'limit' });
  const none = played(limit, tick(63_500));
  expect([none.verdicts[0]!.totals, outcomeOf(none)]).toEqual([[0], { places: [1], scores: [0] }]);
  const late = played(limit, taps(0, FIVE, 63_300, 62_900));
  expect([late.stops[0]!.at, outcomeOf(late)!.scores]).toEqual([63_000, [59_900]]);
});

test('[SD10] [SD12] alone a halt needs no tap: the run is given up, whatever lies there', () => {
  const over = played(start, built(0, FIVE, 8000), gaveUp(9000));
  expect(over.phase).toEqual({ kind: 'over', champion: null });
  expect(over.stops).toEqual([{ from: 3000, at: 9000, stoppedBy: 'halt' }]);
  expect(over.players[0]).toMatchObject({ tap: null, isOut: 'halted', board: FIVE });
  expect(over.verdicts).toMatchObject([{ totals: [0], winner: 0 }]);
  expect(outcomeOf(over)).toEqual({ places: [1], scores: [0] });
  expect(played(start, gaveUp(3000)).verdicts).toMatchObject([{ totals: [5], winner: null }]);
});

test('[SD12] it is given up only from the end of the countdown, and only alone', () => {
  const limit = played(start, tick(63_000));
  for (const table of [tableOf(1), readied(tableOf(1), 0), limit])
    expect(reasonsAgainst(table, gaveUp(63_100))).toEqual(['notNow']);
  expect(reasonsAgainst(start, gaveUp(2300))).toEqual([]);
  expect(reasonsAgainst(start, gaveUp(3000, 2900))).toEqual([]);
  expect(reasonsAgainst(building(2), gaveUp(9000))).toEqual(['notNow']);
});

test('[SD12] [SD20] whoever is away is halted after ten seconds, alone from the start; alone time runs on', () => {
  const tapped = played(building(3), taps(1, RIGHT, 9000));
  const limit = played(start, tick(63_000));
  const tables = [tableOf(1), readied(tableOf(1), 0), start, limit, building(3), tapped];
  expect(tables.map((table) => [...table.players.keys()].map((seat) => haltedAfter(table, seat)))).toEqual([
    [null],
    [null],
    [10_000],
    [null],
    [null, null, null],
    [10_000, null, 10_000],
  ]);
  expect(tables.map(isOpenAlone)).toEqual([false, false, true, false, false, false]);
});

test('[SD16] given up, an empty board wins nothing', () => {
  expect(ended('halt', stopped(EMPTY, 5000))).toMatchObject({ totals: [4], winner: null });
  expect(ended('halt', stopped(RIGHT, 5000))).toMatchObject({ totals: [0], winner: 0 });
});
