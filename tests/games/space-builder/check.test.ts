// The check: what is a fault, who was faster, and who wins the round.
import { describe, expect, test } from 'vitest';
import { type Board, EMPTY, pieceOf } from '#shared/games/space-builder/components.ts';
import { FAULTS, faultsOf, totalOf } from '#shared/games/space-builder/faults.ts';
import {
  BADLY_TURNED,
  built,
  HELD,
  ONE_MISSING,
  PLAN,
  put,
  RIGHT,
  taps,
  tick,
  WRONG_SIDE,
} from './second-model/by-hand.ts';
import { ALL } from './second-model/table.ts';
import { begun, building, did, fresh, halts, LIMIT, lastOf, phaseOf, stateOf } from './table.ts';

/** So many points as the plan and boards of the second model, which are counted by hand. */
const told = (board: Board, held: readonly number[] = HELD) =>
  faultsOf(PLAN, board, held).map(({ building, reason, points }) => `${building} ${reason} ${points}`);

describe('faults', () => {
  test.each<[string, Board, string[]]>([
    ['none', RIGHT, []],
    ['one is missing', ONE_MISSING, ['3 missing 1']],
    ['all are missing', EMPTY, ['0 missing 1', '1 missing 1', '2 missing 1', '3 missing 1']],
    ['a quarter too far', BADLY_TURNED, ['2 turn 2']],
    ['a half turn', put(RIGHT, [1, pieceOf(1, 3, 1)]), ['1 turn 2']],
    ['the wrong side', WRONG_SIDE, ['1 face 2']],
    ['turned and the wrong side, and the turn is named', put(RIGHT, [1, pieceOf(1, 0, 0)]), ['1 turn 2']],
    ['the ninth site', put(RIGHT, [0, null], [8, PLAN[0]!]), ['0 place 2']],
    ['the site of a locked one', put(RIGHT, [3, null], [6, PLAN[3]!]), ['3 place 2']],
    ['elsewhere, turned and the wrong side', put(RIGHT, [1, null], [7, pieceOf(1)]), ['1 place 2']],
    ['two swapped', put(RIGHT, [0, PLAN[1]!], [1, PLAN[0]!]), ['0 place 2', '1 place 2']],
    [
      'each reason once',
      put(RIGHT, [0, null], [4, PLAN[0]!], [1, pieceOf(1, 2, 1)], [2, pieceOf(2, 2, 1)], [3, null]),
      ['0 place 2', '1 turn 2', '2 face 2', '3 missing 1'],
    ],
  ])('[SD13] %s', (_, board, expected) => {
    expect(told(board)).toEqual(expected);
  });

  test('[SD13] each reason is among those there are, and a building has two at most', () => {
    expect(FAULTS).toEqual(['missing', 'place', 'turn', 'face']);
    const upset = put(
      EMPTY,
      ...ALL.map((at): [number, number] => [(at + 1) % 9, pieceOf(at, 3 - (at % 4), 0)]),
    );
    expect(totalOf(faultsOf(PLAN, upset, ALL))).toBe(16);
    expect(totalOf(faultsOf(PLAN, EMPTY, ALL))).toBe(8);
  });

  test('[SD13] with eight in hand they are counted alike', () => {
    expect(told(put(PLAN, [4, PLAN[5]!], [5, PLAN[4]!], [7, null]), ALL)).toEqual([
      '4 place 2',
      '5 place 2',
      '7 missing 1',
    ]);
  });
});

describe('a round', () => {
  test('[SD13] [SD15] the worked round: one missing wins against one badly turned and one wrong side up', () => {
    const match = did(
      building(3),
      taps(1, BADLY_TURNED, 7000),
      built(0, ONE_MISSING, 7500),
      taps(2, WRONG_SIDE, 8000),
    );
    const checked = did(match, built(0, ONE_MISSING, 8100, 7900));
    expect(lastOf(checked)).toMatchObject({
      round: 1,
      stop: 8000,
      stoppedBy: 'tap',
      order: [[1], [2], [0]],
      winner: 0,
      seats: [
        { total: 1, faults: [{ building: 3, reason: 'missing', points: 1 }] },
        { total: 2, faults: [{ building: 2, reason: 'turn', points: 2 }] },
        { total: 2, faults: [{ building: 1, reason: 'face', points: 2 }] },
      ],
    });
    expect(phaseOf(checked)).toEqual({ kind: 'unlock', seat: 0, until: 28_100 });
    expect(stateOf(checked)).toMatchObject({ winners: [0], builders: [{ won: 1 }, { won: 0 }, { won: 0 }] });
  });

  test('[SD14] [SD15] of equal faults the earlier press wins, whichever came first', () => {
    const match = did(building(3), taps(2, WRONG_SIDE, 7200, 7100), taps(0, BADLY_TURNED, 7300, 7000));
    expect(lastOf(did(match, tick(7800)))).toMatchObject({ order: [[0], [2], [1]], winner: 0 });
  });

  test('[SD14] of equal presses the first to arrive is faster', () => {
    const match = did(building(3), taps(2, RIGHT, 7200, 7000), taps(0, RIGHT, 7300, 7000));
    const third = did(match, taps(1, RIGHT, 7400, 7000));
    expect(lastOf(third)).toMatchObject({ order: [[2], [0], [1]], winner: 2 });
    const atOnce = did(building(3), taps(1, RIGHT, 7200, 7000), taps(0, RIGHT, 7200, 7000));
    expect(lastOf(did(atOnce, tick(7700)))).toMatchObject({ order: [[1], [0], [2]], winner: 1 });
  });

  test('[SD14] whoever was stopped is slower, though they were done changing before', () => {
    const match = did(building(2), built(0, RIGHT, 4000), taps(1, RIGHT, 9000), tick(9500));
    expect(lastOf(match)).toMatchObject({ order: [[1], [0]], winner: 1 });
    const better = did(building(2), built(0, RIGHT, 4000), taps(1, WRONG_SIDE, 9000), tick(9500));
    expect(lastOf(better)).toMatchObject({ order: [[1], [0]], winner: 0 });
  });

  test('[SD14] [SD15] of those who were stopped: what is missing, then who was done changing, then nobody', () => {
    const twoMissing = put(ONE_MISSING, [2, null]);
    const stopped = (...boards: [board: Board, changed: number][]) => {
      const said = boards.map(([board, changed], seat) => built(seat, board, 9000, changed));
      return lastOf(did(building(boards.length), ...said, tick(LIMIT), tick(LIMIT + 500)));
    };
    expect(stopped([twoMissing, 5000], [WRONG_SIDE, 9000])).toMatchObject({ order: [[1], [0]], winner: 1 });
    expect(stopped([WRONG_SIDE, 9000], [BADLY_TURNED, 8000])).toMatchObject({ order: [[1], [0]], winner: 1 });
    expect(stopped([WRONG_SIDE, 9000], [BADLY_TURNED, 9000])).toMatchObject({
      order: [[0, 1]],
      winner: null,
    });
    expect(stopped([WRONG_SIDE, 9000], [RIGHT, 9000], [WRONG_SIDE, 8000])).toMatchObject({
      order: [[2], [0, 1]],
      winner: 1,
    });
    expect(stopped([WRONG_SIDE, 9000], [RIGHT, 9000], [RIGHT, 9000])).toMatchObject({
      order: [[0, 1, 2]],
      winner: null,
    });
  });

  test('[SD14] among those who were stopped is who was away', () => {
    const four = did(
      building(4),
      built(1, ONE_MISSING, 5000),
      built(2, RIGHT, 6000),
      taps(0, WRONG_SIDE, 7000),
      halts(1, 17_000),
      halts(2, 17_000),
    );
    expect(lastOf(did(four, built(3, RIGHT, 17_100, 5500)))).toMatchObject({
      order: [[0], [3], [2], [1]],
      winner: 3,
    });
  });

  test('[SD15] what nothing decides, nobody wins, and the next round begins', () => {
    const match = did(
      building(2),
      built(0, RIGHT, 9000),
      built(1, RIGHT, 9000),
      tick(LIMIT),
      tick(LIMIT + 500),
    );
    expect(phaseOf(match)).toEqual({ kind: 'rest', since: LIMIT + 500, ready: [false, false] });
    expect(stateOf(match)).toMatchObject({ round: 2, winners: [null], builders: [{ won: 0 }, { won: 0 }] });
  });

  test('[SD16] when nobody has tapped, an empty board wins nothing', () => {
    const upset = put(RIGHT, [0, PLAN[1]!], [1, PLAN[0]!], [2, PLAN[3]!], [3, PLAN[2]!]);
    const ended = (...all: Parameters<typeof did>[1][]) =>
      lastOf(did(building(2), ...all, tick(LIMIT), tick(LIMIT + 500)));
    expect(ended()).toMatchObject({ winner: null, order: [[0, 1]] });
    expect(ended(built(0, EMPTY, 5000))).toMatchObject({ winner: null, order: [[1], [0]] });
    expect(ended(built(1, upset, 5000))).toMatchObject({ winner: 1, seats: [{ total: 4 }, { total: 8 }] });
    expect(ended(built(0, RIGHT, 5000), built(0, EMPTY, 6000))).toMatchObject({ winner: null });
  });

  test('[SD16] after a tap an empty board counts like any, also when that came with the limit', () => {
    const upset = put(RIGHT, [0, PLAN[1]!], [1, PLAN[0]!], [2, PLAN[3]!], [3, PLAN[2]!]);
    const three = did(building(3), taps(2, upset, 5000), tick(LIMIT));
    expect(
      lastOf(did(three, built(0, EMPTY, LIMIT + 10, 6000), built(1, EMPTY, LIMIT + 20, 5500))),
    ).toMatchObject({
      stoppedBy: 'limit',
      order: [[2], [1], [0]],
      winner: 1,
    });
    const late = did(building(2), tick(LIMIT), taps(0, upset, LIMIT + 100, LIMIT - 50));
    expect(lastOf(did(late, tick(LIMIT + 500)))).toMatchObject({ stoppedBy: 'limit', winner: 1 });
    const stopped = did(building(2), taps(0, upset, 5000), tick(5500));
    expect(lastOf(stopped)).toMatchObject({
      stoppedBy: 'tap',
      winner: 1,
      seats: [{ total: 8 }, { total: 4 }],
    });
  });

  test('[SD15] nobody has anything: the limit with all boards empty, again and again', () => {
    let match = fresh(3);
    for (const round of [1, 2, 3]) {
      const at = match.at + 1000;
      match = did(begun(match, at), tick(at + LIMIT), tick(at + LIMIT + 500));
      expect(stateOf(match)).toMatchObject({ round: round + 1, winners: Array(round).fill(null) });
    }
  });
});
