// How a round stops: by taps, by who is away, by the limit; and what still counts in the half second after it.
import { describe, expect, test } from 'vitest';
import { EMPTY } from '#shared/games/space-builder/components.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import { BADLY_TURNED, built, ONE_MISSING, RIGHT, taps, tick, WRONG_SIDE } from './second-model/by-hand.ts';
import {
  building,
  did,
  fresh,
  halts,
  ids,
  LIMIT,
  lastOf,
  phaseOf,
  readied,
  refusal,
  stateOf,
  viewOf,
} from './table.ts';

const toAct = (match: ReturnType<typeof fresh>) => spaceBuilder.toAct(stateOf(match));
const tappedBy = (match: ReturnType<typeof fresh>) => lastOf(match).seats.map(({ tapped }) => tapped);

describe('the stop', () => {
  test('[SD10] with two the first tap stops the round', () => {
    const stop = did(building(2), taps(1, RIGHT, 8000));
    expect(phaseOf(stop)).toEqual({ kind: 'stop', from: 3000, at: 8000, until: 8500, by: 'tap' });
    expect(toAct(stop)).toEqual([0]);
  });

  test.each([3, 4])('[SD10] with %i it goes on until one is left', (seats) => {
    let match = building(seats);
    for (const seat of ids(seats - 2)) {
      match = did(match, taps(seat, RIGHT, 8000 + seat));
      expect(phaseOf(match)).toEqual({ kind: 'build', from: 3000 });
    }
    const stop = did(match, taps(seats - 1, RIGHT, 9000));
    expect(phaseOf(stop)).toMatchObject({ kind: 'stop', at: 9000, by: 'tap' });
    expect(toAct(stop)).toEqual([seats - 2]);
  });

  test('[SD10] alone it stops with the tap, and is checked at once', () => {
    const match = did(building(1), taps(0, RIGHT, 8100, 8000));
    expect(phaseOf(match)).toEqual({ kind: 'over' });
    expect(lastOf(match)).toMatchObject({ from: 3000, stop: 8000, stoppedBy: 'tap', winner: 0 });
  });

  test.each([
    ['as they came', 7000, 7300, 7300],
    ['the second one was pressed first', 7350, 7000, 7350],
    ['pressed at the same time', 7000, 7000, 7000],
  ])('[SD10] it is at the latest press of those who are done: %s', (_, one, other, at) => {
    const stop = did(building(3), taps(0, RIGHT, 7400, one), taps(1, RIGHT, 7450, other));
    expect(phaseOf(stop)).toEqual({ kind: 'stop', from: 3000, at, until: 7950, by: 'tap' });
    expect(lastOf(did(stop, tick(7950)))).toMatchObject({ stop: at, stoppedBy: 'tap' });
  });

  test.each([1, 2, 3, 4])('[SD10] the limit stops %i, whether anybody has tapped or not', (seats) => {
    const idle = did(building(seats), tick(LIMIT));
    expect(phaseOf(idle)).toEqual({ kind: 'stop', from: 3000, at: LIMIT, until: LIMIT + 500, by: 'limit' });
    expect(toAct(idle)).toEqual(ids(seats));
    if (seats < 3) return;
    const one = did(building(seats), taps(2, RIGHT, 9000), tick(LIMIT));
    expect(phaseOf(one)).toMatchObject({ at: LIMIT, until: LIMIT + 500, by: 'limit' });
    expect(toAct(one)).toEqual(ids(seats).filter((seat) => seat !== 2));
  });

  test('[SD10] the limit is when it is, though its stroke comes late; the half second is counted from that', () => {
    const stop = did(building(2), tick(LIMIT + 70));
    expect(phaseOf(stop)).toEqual({ kind: 'stop', from: 3000, at: LIMIT, until: LIMIT + 570, by: 'limit' });
  });
});

describe('the half second', () => {
  const stop = did(building(2), built(1, ONE_MISSING, 6000), taps(0, WRONG_SIDE, 8400, 8000));

  test('[SD11] is counted from when the stop is known, and ends with the check', () => {
    expect(phaseOf(stop)).toMatchObject({ at: 8000, until: 8900 });
    expect(refusal(stop, tick(8899))).toBe('tooEarly');
    expect(refusal(stop, built(1, RIGHT, 8900, 7900))).toBe('overdue');
    const checked = did(stop, tick(8900));
    expect(phaseOf(checked)).toEqual({ kind: 'unlock', seat: 1, until: 28_900 });
    expect(lastOf(checked).seats[1]).toMatchObject({ board: ONE_MISSING, changed: 6000, total: 1 });
  });

  test('[SD11] a board from before the stop counts in place of the one that was known', () => {
    expect(refusal(stop, built(1, RIGHT, 8500, 8001))).toBe('notNow');
    expect(refusal(stop, built(1, RIGHT, 8500))).toBe('notNow');
    expect(refusal(stop, built(1, RIGHT, 8500, 5999))).toBe('older');
    expect(refusal(stop, built(1, RIGHT, 8500, 2999))).toBe('tooEarly');
    const sent = did(stop, built(1, RIGHT, 8500, 8000));
    expect(lastOf(sent)).toMatchObject({
      stop: 8000,
      winner: 1,
      seats: [{ tapped: 8000 }, { board: RIGHT, changed: 8000, tapped: null }],
    });
  });

  test('[SD11] what was said when nobody knew of the stop gives way to the board from before it', () => {
    const later = did(building(2), built(1, RIGHT, 8200), taps(0, WRONG_SIDE, 8400, 8000));
    expect(refusal(later, built(1, RIGHT, 8500, 8001))).toBe('notNow');
    expect(lastOf(did(later, built(1, ONE_MISSING, 8500, 7900))).seats[1]).toMatchObject({
      board: ONE_MISSING,
      changed: 7900,
    });
    expect(lastOf(did(later, built(1, RIGHT, 8500, 8000))).seats[1]).toMatchObject({ changed: 8000 });
    expect(lastOf(did(later, tick(8900))).seats[1]).toMatchObject({ board: RIGHT, changed: 8200 });
  });

  test('[SD11] [SD14] so does a tap: by when it was pressed, it may come before the one that stopped the round', () => {
    expect(refusal(stop, taps(1, RIGHT, 8500, 8001))).toBe('notNow');
    expect(refusal(stop, taps(1, ONE_MISSING, 8500, 7900))).toBe('incomplete');
    const late = did(stop, taps(1, BADLY_TURNED, 8500, 7999));
    expect(tappedBy(late)).toEqual([8000, 7999]);
    expect(lastOf(late)).toMatchObject({ stop: 8000, order: [[1], [0]], winner: 1 });
    const same = did(stop, taps(1, BADLY_TURNED, 8500, 8000));
    expect(lastOf(same)).toMatchObject({ order: [[0], [1]], winner: 0 });
  });

  test('[SD11] [SD14] sent again after the stop, a board that is known was changed when that was said', () => {
    const known = did(building(3), built(0, ONE_MISSING, 20_000), taps(2, WRONG_SIDE, 21_000), tick(LIMIT));
    const again = did(known, built(0, ONE_MISSING, LIMIT + 100, LIMIT - 50));
    expect(viewOf(again, 0).own).toEqual({ board: ONE_MISSING, changed: 20_000 });
    const other = did(known, built(0, RIGHT, LIMIT + 100, LIMIT - 50));
    expect(viewOf(other, 0).own).toEqual({ board: RIGHT, changed: LIMIT - 50 });
  });

  test('[SD11] a board that is no board is refused there too', () => {
    const board = RIGHT.with(8, RIGHT[0]!);
    expect(refusal(stop, built(1, board, 8500, 7900))).toBe('twice');
    expect(refusal(stop, built(1, RIGHT.with(8, 4 * 8), 8500, 7900))).toBe('locked');
  });

  test('[SD11] it is one for each seat, and nothing is waited for when everybody’s has come', () => {
    const limit = did(building(3), taps(2, WRONG_SIDE, 9000), tick(LIMIT));
    const one = did(limit, built(0, ONE_MISSING, LIMIT + 100, LIMIT - 900));
    expect(toAct(one)).toEqual([1]);
    expect(viewOf(one, 0)).toMatchObject({ own: { board: ONE_MISSING, changed: LIMIT - 900 }, sent: true });
    expect(refusal(one, built(0, RIGHT, LIMIT + 200, LIMIT))).toBe('stopped');
    expect(refusal(one, taps(0, RIGHT, LIMIT + 200, LIMIT))).toBe('stopped');
    const all = did(one, taps(1, BADLY_TURNED, LIMIT + 200, LIMIT));
    expect(phaseOf(all)).toEqual({ kind: 'unlock', seat: 0, until: LIMIT + 200 + 20_000 });
    expect(lastOf(all)).toMatchObject({ order: [[2], [1], [0]], winner: 0 });
    expect(tappedBy(all)).toEqual([null, LIMIT, 9000]);
  });

  test('[SD11] whoever has not been heard of is checked by what was said last, or with nothing', () => {
    const limit = did(building(2), built(1, WRONG_SIDE, 9000), tick(LIMIT), tick(LIMIT + 500));
    expect(lastOf(limit).seats).toMatchObject([
      { board: EMPTY, changed: null, total: 4 },
      { board: WRONG_SIDE, changed: 9000, total: 2 },
    ]);
  });

  test('[SD10] [SD11] nobody who has not tapped can be done, and the stop is as it was', () => {
    expect(refusal(stop, halts(1, 8500))).toBe('notNow');
    const four = did(building(4), taps(0, RIGHT, 7000), taps(1, RIGHT, 7100), halts(2, 7200));
    expect(phaseOf(four)).toMatchObject({ kind: 'stop', at: 7200 });
    expect(refusal(four, halts(3, 7300))).toBe('notNow');
  });
});

describe('somebody away', () => {
  const two = did(building(3), built(1, ONE_MISSING, 5000), taps(0, WRONG_SIDE, 7000));

  test('[SD12] holds nobody up once somebody has tapped, and their board counts as it lies', () => {
    const stop = did(two, halts(1, 17_000));
    expect(phaseOf(stop)).toEqual({ kind: 'stop', from: 3000, at: 17_000, until: 17_500, by: 'tap' });
    expect(toAct(stop)).toEqual([2]);
    expect(viewOf(stop, 2).halted).toEqual([false, true, false]);
    expect(refusal(stop, built(1, RIGHT, 17_100, 16_900))).toBe('stopped');
    expect(refusal(stop, taps(1, RIGHT, 17_100, 6000))).toBe('stopped');
    expect(lastOf(did(stop, tick(17_500)))).toMatchObject({
      winner: 1,
      seats: [{ total: 2 }, { board: ONE_MISSING, changed: 5000, tapped: null, total: 1 }, { total: 4 }],
    });
  });

  test('[SD12] builds no more, and is halted once', () => {
    const four = did(building(4), taps(0, RIGHT, 7000), halts(1, 8000));
    expect(phaseOf(four).kind).toBe('build');
    expect(toAct(four)).toEqual([2, 3]);
    for (const one of [built(1, RIGHT, 8100), taps(1, RIGHT, 8100), halts(1, 8100)])
      expect(refusal(four, one)).toBe('stopped');
    expect(phaseOf(did(four, halts(2, 9000)))).toMatchObject({ kind: 'stop', at: 9000 });
    expect(phaseOf(did(four, taps(2, RIGHT, 9000, 7900)))).toMatchObject({ at: 8000, until: 9500 });
  });

  test('[SD12] everybody but who tapped may be away', () => {
    const all = did(building(4), taps(3, RIGHT, 7000), halts(0, 7100), halts(1, 7200));
    expect(phaseOf(all)).toMatchObject({ kind: 'stop', at: 7200 });
    expect(lastOf(did(all, tick(7700)))).toMatchObject({ winner: 3, order: [[3], [0, 1, 2]] });
  });

  test('[SD12] nobody is halted before a tap, nor out of a round', () => {
    expect(refusal(building(3), halts(1, 30_000))).toBe('notNow');
    expect(refusal(fresh(3), halts(1, 30_000))).toBe('notNow');
    expect(refusal(readied(fresh(3), 0), halts(1, 1000))).toBe('notNow');
  });

  test('[SD7] [SD12] what is done for them: ready at once, halted after ten seconds', () => {
    const done = (match: ReturnType<typeof fresh>, seat: number) =>
      spaceBuilder.whenAway!(viewOf(match, seat), seat);
    expect(done(fresh(3), 1)).toEqual({ action: { type: 'ready' }, after: 0 });
    expect(done(did(fresh(3), { ...halts(1, 0), action: { type: 'ready' } }), 1)).toBeNull();
    expect(done(readied(fresh(3), 0), 1)).toBeNull();
    expect(done(building(3), 1)).toBeNull();
    expect(done(two, 1)).toEqual({ action: { type: 'halt' }, after: 10_000 });
    expect(done(two, 0)).toBeNull();
    const halted = did(building(4), taps(0, RIGHT, 7000), halts(1, 17_000));
    expect(done(halted, 1)).toBeNull();
    expect(done(halted, 2)).toEqual({ action: { type: 'halt' }, after: 10_000 });
    expect(done(did(two, halts(1, 17_000)), 2)).toBeNull();
  });
});
