// The second model of Space Builder against cases counted by hand, before the rules are held to it.
import { describe, expect, test } from 'vitest';
import { type Board, EMPTY, pieceOf } from '#shared/games/space-builder/components.ts';
import { reasonsAgainst, type Said } from './second-model/allowed.ts';
import {
  BADLY_TURNED,
  building,
  built,
  ended,
  HELD,
  ONE_MISSING,
  PLAN,
  played,
  put,
  RIGHT,
  readied,
  said,
  stopped,
  tableOf,
  tapped,
  taps,
  tick,
  WRONG_SIDE,
} from './second-model/by-hand.ts';
import { faultsOf } from './second-model/faults.ts';
import { outcomeOf } from './second-model/places.ts';
import { ALL, deadlineOf, type Table } from './second-model/table.ts';

describe('the faults of a board', () => {
  const told = (board: Board, held: readonly number[] = HELD) =>
    faultsOf(PLAN, board, held).map(({ building, points, reason }) => `${building} ${reason} ${points}`);

  test.each<[string, Board, string[]]>([
    ['[R4] as on the plan', RIGHT, []],
    ['[R4] one is missing', ONE_MISSING, ['3 missing 1']],
    ['[R4] one is turned', BADLY_TURNED, ['2 turn 2']],
    ['[R4] one shows its other side', WRONG_SIDE, ['1 face 2']],
    ['[R4] nothing is built', EMPTY, ['0 missing 1', '1 missing 1', '2 missing 1', '3 missing 1']],
    ['[R10] both wrong is two faults, the turn is named', put(RIGHT, [1, pieceOf(1, 0, 0)]), ['1 turn 2']],
    ['[R10] the ninth site', put(RIGHT, [0, null], [8, pieceOf(0)]), ['0 place 2']],
    ['[R10] the site of a locked one', put(RIGHT, [3, null], [6, pieceOf(3, 0, 0)]), ['3 place 2']],
    ['[R10] two swapped', put(RIGHT, [0, PLAN[1]!], [1, PLAN[0]!]), ['0 place 2', '1 place 2']],
  ])('%s', (_, board, expected) => {
    expect(told(board)).toEqual(expected);
  });

  test('[R11] faults are counted alike with eight buildings', () => {
    expect(told(RIGHT, [7, 6, 5, 4, 3, 2, 1, 0])).toEqual(
      [4, 5, 6, 7].map((building) => `${building} missing 1`),
    );
    expect(told(put(PLAN, [4, PLAN[5]!], [5, PLAN[4]!], [7, null]), ALL)).toEqual([
      '4 place 2',
      '5 place 2',
      '7 missing 1',
    ]);
  });
});

describe('a round', () => {
  test('[R4] the worked round: one missing beats one badly turned and one wrong side up', () => {
    const [a, b, c] = [stopped(ONE_MISSING, 9000), tapped(BADLY_TURNED, 7000), tapped(WRONG_SIDE, 8000)];
    expect(ended('tap', a, b, c)).toEqual({ totals: [1, 2, 2], order: [[1], [2], [0]], winner: 0 });
  });

  test('[R11] with equal faults the faster wins, whoever came first', () => {
    const round = ended('tap', tapped(WRONG_SIDE, 8000, 1), tapped(BADLY_TURNED, 7000, 2));
    expect(round).toEqual({ totals: [2, 2], order: [[1], [0]], winner: 1 });
  });

  test('[R11] equal press times: the earlier arrival; equal too, nobody wins', () => {
    expect(ended('tap', tapped(RIGHT, 7000, 2), tapped(RIGHT, 7000, 1))).toMatchObject({
      order: [[1], [0]],
      winner: 1,
    });
    expect(ended('tap', tapped(RIGHT, 7000), tapped(RIGHT, 7000), tapped(WRONG_SIDE, 6000))).toEqual({
      totals: [0, 0, 2],
      order: [[2], [0, 1]],
      winner: null,
    });
  });

  test('[R11] the stopped one is slower than all who tapped, though it stopped changing before', () => {
    const round = ended('tap', stopped(RIGHT, 3000), tapped(RIGHT, 7000));
    expect(round).toEqual({ totals: [0, 0], order: [[1], [0]], winner: 1 });
  });

  test('[R15] among the stopped: fewer unplaced, then the earlier last change, else nobody', () => {
    const twoMissing = put(ONE_MISSING, [2, null]);
    const many = ended('limit', stopped(twoMissing, 5000), stopped(WRONG_SIDE, 9000));
    expect(many).toEqual({ totals: [2, 2], order: [[1], [0]], winner: 1 });
    const earlier = ended('limit', stopped(WRONG_SIDE, 9000), stopped(BADLY_TURNED, 8000));
    expect(earlier).toMatchObject({ order: [[1], [0]], winner: 1 });
    const equal = ended('limit', stopped(WRONG_SIDE, 9000), stopped(BADLY_TURNED, 9000));
    expect(equal).toMatchObject({ order: [[0, 1]], winner: null });
  });

  test('[R15] an empty board wins nothing when the limit came before any tap', () => {
    const swapped = put(RIGHT, [0, PLAN[1]!], [1, PLAN[0]!], [2, PLAN[3]!], [3, PLAN[2]!]);
    expect(ended('limit', stopped(EMPTY, null), stopped(EMPTY, 4000))).toMatchObject({ winner: null });
    expect(ended('limit', stopped(EMPTY, null), stopped(swapped, 4000))).toMatchObject({
      totals: [4, 8],
      order: [[1], [0]],
      winner: 1,
    });
    expect(ended('tap', stopped(EMPTY, null), tapped(swapped, 4000))).toMatchObject({ winner: 0 });
    expect(ended('limit', stopped(EMPTY, 4000), stopped(EMPTY, null), tapped(swapped, 4000))).toMatchObject({
      order: [[2], [1], [0]],
      winner: 1,
    });
  });
});

describe('the course of a match', () => {
  test('[R20] the first round waits for all, the others for 30 seconds', () => {
    const first = played(tableOf(2), said(1, { type: 'ready' }, 5000));
    expect(deadlineOf(first)).toBeNull();
    expect(reasonsAgainst(first, tick(90_000))).toEqual(['notNow']);
    expect(reasonsAgainst(first, said(1, { type: 'ready' }, 6000))).toEqual(['notNow']);
    const soon = played(first, said(0, { type: 'ready' }, 6000));
    expect(soon.phase).toEqual({ kind: 'soon', until: 8300 });
    expect(reasonsAgainst(soon, tick(8299))).toEqual(['tooEarly']);
    expect(played(soon, tick(8300)).phase).toEqual({ kind: 'build', from: 9000 });
    const second = played(building(2), taps(0, RIGHT, 8000), tick(8500), tick(28_500));
    expect(second.phase).toEqual({ kind: 'rest', since: 28_500, ready: [] });
    expect(played(second, tick(58_500)).phase).toEqual({ kind: 'soon', until: 60_800 });
  });

  test('[R14] what a seat may not say while it builds', () => {
    const table = played(building(3), built(0, ONE_MISSING, 6000, 5500), taps(1, RIGHT, 7000));
    const halted = played(table, built(2, EMPTY, 7100));
    const refused = (one: Said, on = halted) => reasonsAgainst(on, one);
    expect(refused(taps(0, RIGHT, 2999), building(3))).toEqual(['tooEarly']);
    expect(refused(built(0, RIGHT, 3000, 2999), building(3))).toEqual(['tooEarly']);
    expect(refused(said(0, { type: 'halt' }, 4000), building(3))).toEqual(['notNow']);
    expect(refused(taps(0, ONE_MISSING, 8000))).toEqual(['incomplete']);
    expect(refused(built(0, PLAN, 8000))).toEqual(['locked']);
    expect(refused(built(0, put(RIGHT, [8, pieceOf(0)]), 8000))).toEqual(['twice']);
    expect(refused(built(0, RIGHT, 8000, 5499))).toEqual(['older']);
    expect(refused(built(0, RIGHT, 8000, 5500))).toEqual([]);
    expect(refused(built(1, RIGHT, 8000))).toEqual(['tapped']);
    expect(refused(said(1, { type: 'halt' }, 8000))).toEqual(['tapped']);
    expect(refused(said(0, { type: 'unlock', building: 4 }, 8000))).toEqual(['notNow']);
    expect(refused(built(0, RIGHT, 8000), readied(tableOf(3), 0))).toEqual(['notNow']);
    const four = played(building(4), taps(1, RIGHT, 7000), said(0, { type: 'halt' }, 7000));
    expect(refused(built(0, RIGHT, 8000), four)).toEqual(['stopped']);
    expect(refused(said(0, { type: 'halt' }, 8000), four)).toEqual(['stopped']);
  });

  test('[R12] a tap in the wait counts by when it was pressed', () => {
    const stop = played(building(2), taps(0, WRONG_SIDE, 8000));
    expect(stop.phase).toEqual({ kind: 'stop', from: 3000, at: 8000, until: 8500, stoppedBy: 'tap' });
    expect(reasonsAgainst(stop, taps(1, RIGHT, 8300, 8001))).toEqual(['notNow']);
    expect(reasonsAgainst(stop, tick(8499))).toEqual(['tooEarly']);
    const checked = played(stop, taps(1, BADLY_TURNED, 8300, 7900));
    expect(checked.verdicts).toMatchObject([{ totals: [2, 2], order: [[1], [0]], winner: 1 }]);
    expect(checked.phase).toEqual({ kind: 'unlock', winner: 1, until: 28_300 });
    const same = played(stop, taps(1, BADLY_TURNED, 8300, 8000));
    expect(same.verdicts).toMatchObject([{ totals: [2, 2], order: [[0], [1]], winner: 0 }]);
  });

  test('[R12] the stop is when the last of them was done, the wait begins when that is known', () => {
    const late = played(building(3), taps(0, RIGHT, 7000), taps(1, RIGHT, 7400, 7200));
    expect(late.phase).toMatchObject({ at: 7200, until: 7900 });
    expect(reasonsAgainst(late, taps(2, RIGHT, 7500, 7201))).toEqual(['notNow']);
    expect(reasonsAgainst(late, taps(2, RIGHT, 7500, 2999))).toEqual(['tooEarly']);
    const overtaken = played(building(3), taps(0, RIGHT, 7000), taps(1, RIGHT, 7400, 6900));
    expect(overtaken.phase).toMatchObject({ at: 7000, until: 7900 });
    const halted = played(building(3), taps(0, RIGHT, 7400, 7200), said(1, { type: 'halt' }, 7500));
    expect(halted.phase).toMatchObject({ at: 7500, until: 8000 });
    expect(played(halted, taps(2, RIGHT, 7900, 7450)).verdicts).toMatchObject([{ order: [[0], [2], [1]] }]);
  });

  test('[R20] the next round begins with empty boards', () => {
    const checked = played(
      building(2),
      built(1, RIGHT, 7000),
      taps(0, RIGHT, 8000),
      tick(8500),
      tick(28_500),
    );
    const next = played(readied(checked, 30_000), tick(32_300));
    for (const player of next.players)
      expect(player).toMatchObject({ board: EMPTY, lastChange: null, tap: null, isOut: null });
  });

  test('[R13] the last board counts as it lay, else the one known', () => {
    const known = played(building(3), built(2, WRONG_SIDE, 6000), taps(0, WRONG_SIDE, 7000));
    const stop = played(known, said(1, { type: 'halt' }, 8000));
    expect(stop.phase).toMatchObject({ kind: 'stop', at: 8000, stoppedBy: 'tap' });
    expect(reasonsAgainst(stop, built(1, RIGHT, 8100, 7000))).toEqual(['stopped']);
    expect(reasonsAgainst(stop, built(2, RIGHT, 8100, 8050))).toEqual(['notNow']);
    expect(reasonsAgainst(stop, built(2, RIGHT, 8100, 5999))).toEqual(['older']);
    expect(played(stop, tick(8500)).verdicts).toMatchObject([{ totals: [2, 4, 2], winner: 0 }]);
    const tooNew = played(building(2), built(1, RIGHT, 8200), taps(0, RIGHT, 8300, 8000));
    expect(reasonsAgainst(tooNew, built(1, RIGHT, 8400, 8001))).toEqual(['notNow']);
    const asItLay = played(tooNew, built(1, ONE_MISSING, 8400, 7900));
    expect(asItLay.players[1]).toMatchObject({ board: ONE_MISSING, lastChange: 7900 });
    const sent = played(stop, built(2, ONE_MISSING, 8100, 8000));
    expect(sent.verdicts).toMatchObject([{ totals: [2, 4, 1], winner: 2 }]);
  });

  test('[R15] the limit stops the round, and whoever builds sends a last board', () => {
    const stop = played(building(2), built(0, EMPTY, 9000), tick(63_000));
    expect(stop.phase).toEqual({ kind: 'stop', from: 3000, at: 63_000, until: 63_500, stoppedBy: 'limit' });
    const one = played(stop, built(0, EMPTY, 63_100, 62_000));
    expect(reasonsAgainst(one, taps(0, RIGHT, 63_200, 62_500))).toEqual(['stopped']);
    expect(played(one, tick(63_500)).verdicts).toMatchObject([{ winner: null }]);
    expect(played(one, tick(63_500)).phase).toEqual({ kind: 'rest', since: 63_500, ready: [] });
    expect(played(one, built(1, BADLY_TURNED, 63_300, 60_000)).verdicts).toMatchObject([{ winner: 1 }]);
  });

  test('[R17] the winner chooses, after 20 seconds it is the lowest, the last one comes by itself', () => {
    const won = played(building(2), taps(0, RIGHT, 8000), tick(8500));
    expect(reasonsAgainst(won, said(1, { type: 'unlock', building: 5 }, 9000))).toEqual(['notWinner']);
    expect(reasonsAgainst(won, said(0, { type: 'unlock', building: 3 }, 9000))).toEqual(['unlocked']);
    const chosen = played(won, said(0, { type: 'unlock', building: 6 }, 9000));
    expect(chosen.players[0]!.held).toEqual([0, 1, 2, 3, 6]);
    expect(chosen.phase).toEqual({ kind: 'rest', since: 9000, ready: [] });
    const late = played(won, tick(28_500));
    expect(late.players[0]!.held).toEqual([0, 1, 2, 3, 4]);
    expect(late.players[1]!.held).toEqual(HELD);
    const own = (table: Table) =>
      put(EMPTY, ...table.players[0]!.held.map((at) => [at, PLAN[at]!] as [number, number]));
    let table = late;
    for (let round = 0, at = 30_000; round < 3; round++, at += 10_000) {
      table = played(readied(table, at), tick(at + 2300));
      table = played(table, taps(0, own(table), at + 5000), built(1, EMPTY, at + 5000));
      if (round < 2) table = played(table, said(0, { type: 'unlock', building: 7 - round }, at + 5000));
    }
    expect(table.players[0]!.held).toEqual([...ALL]);
    expect(table.phase).toEqual({ kind: 'rest', since: 55_000, ready: [] });
    table = played(
      readied(table, 60_000),
      tick(62_300),
      taps(0, put(PLAN, [7, pieceOf(7)]), 65_000),
      tick(65_500),
    );
    // Seven wrongly turned is two faults, nothing built is four: even with faults it ends.
    expect(table.phase).toEqual({ kind: 'over', champion: 0 });
    expect(outcomeOf(table)).toEqual({ places: [1, 2], scores: [5, 0] });
    expect(reasonsAgainst(table, tick(99_000))).toEqual(['notNow']);
  });

  test('[R18] after plan 20 most rounds won, equal ones share; the winner is before all', () => {
    let table = tableOf(3);
    for (let at = 0; table.phase.kind !== 'over'; at += 70_000)
      table = played(readied(table, at), tick(at + 2300), tick(at + 63_000), tick(at + 63_500));
    expect(table.verdicts).toHaveLength(20);
    expect(outcomeOf(table)).toEqual({ places: [1, 1, 1], scores: [0, 0, 0] });
    const ranked = (won: number[], champion: number | null) => {
      const four = tableOf(4);
      const players = four.players.map((player, seat) => ({ ...player, won: won[seat]! }));
      return outcomeOf({ ...four, players, phase: { kind: 'over', champion } })!.places;
    };
    expect(ranked([3, 4, 3, 0], null)).toEqual([2, 1, 2, 4]);
    expect(ranked([2, 2, 5, 1], 2)).toEqual([2, 2, 1, 4]);
    expect(ranked([4, 1, 4, 4], 2)).toEqual([2, 4, 1, 2]);
  });
});
