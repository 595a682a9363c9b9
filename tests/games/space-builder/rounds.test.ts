// A round until somebody taps: getting ready, the countdown, building, and what is refused meanwhile.
import { describe, expect, test } from 'vitest';
import { act } from '#shared/engine/match.ts';
import { REASONS } from '#shared/games/space-builder/actions.ts';
import { type Board, EMPTY, pieceOf } from '#shared/games/space-builder/components.ts';
import { LIMITS } from '#shared/games/space-builder/options.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { Said } from './second-model/allowed.ts';
import { built, ONE_MISSING, PLAN, put, RIGHT, taps, tick } from './second-model/by-hand.ts';
import {
  begun,
  building,
  did,
  fresh,
  halts,
  ids,
  LIMIT,
  phaseOf,
  readied,
  ready,
  refusal,
  stateOf,
  unlocks,
  viewersOf,
  viewOf,
  wonBy,
} from './table.ts';

const dueOf = (match: ReturnType<typeof fresh>) => spaceBuilder.deadline(stateOf(match));

describe('getting ready', () => {
  test('[SD7] everybody says so once, and when all have, it is 2.3 s to the plan and 0.7 s until it is seen', () => {
    const one = did(fresh(3), ready(2, 100), ready(0, 5000));
    expect(phaseOf(one)).toEqual({ kind: 'rest', since: 0, ready: [true, false, true] });
    expect(spaceBuilder.toAct(stateOf(one))).toEqual([1]);
    expect(refusal(one, ready(2, 6000))).toBe('notNow');
    const all = did(one, ready(1, 6000));
    expect(phaseOf(all)).toEqual({ kind: 'soon', until: 8300 });
    expect(refusal(all, tick(8299))).toBe('tooEarly');
    expect(refusal(all, ready(1, 6100))).toBe('notNow');
    expect(phaseOf(did(all, tick(8300)))).toEqual({ kind: 'build', from: 9000 });
  });

  test('[SD7] whoever is alone begins when they like', () => {
    expect(dueOf(fresh(1))).toBeNull();
    expect(phaseOf(did(fresh(1), ready(0, 4000)))).toEqual({ kind: 'soon', until: 6300 });
  });

  test.each([2, 3, 4])('[SD7] with %i nothing presses before the first round', (seats) => {
    const match = did(fresh(seats), ready(1, 5000));
    expect(dueOf(match)).toBeNull();
    expect(refusal(match, tick(900_000))).toBe('notNow');
    expect(
      phaseOf(did(match, ...ids(seats - 1).map((at) => ready(at === 1 ? seats - 1 : at, 900_000)))),
    ).toEqual({
      kind: 'soon',
      until: 902_300,
    });
  });

  test('[SD7] the next rounds begin 30 s after the one before, at the latest', () => {
    const won = wonBy(fresh(2), 0);
    const rest = did(won, unlocks(0, 4, won.at + 1000));
    expect(phaseOf(rest)).toEqual({ kind: 'rest', since: won.at + 1000, ready: [false, false] });
    expect(dueOf(rest)).toBe(rest.at + 30_000);
    const one = did(rest, ready(1, rest.at + 29_999));
    expect(refusal(one, tick(rest.at + 29_999))).toBe('tooEarly');
    expect(refusal(one, ready(0, rest.at + 30_000))).toBe('overdue');
    expect(phaseOf(did(one, tick(rest.at + 30_000)))).toEqual({ kind: 'soon', until: rest.at + 32_300 });
    expect(phaseOf(did(one, ready(0, rest.at + 29_999)))).toMatchObject({ kind: 'soon' });
  });

  test('[SD7] with an open rest they begin when all are ready, and not before', () => {
    const won = wonBy(fresh(2, { rest: 'open' }), 0);
    const rest = did(won, unlocks(0, 4, won.at + 1000), ready(1, won.at + 2000));
    expect(dueOf(rest)).toBeNull();
    expect(refusal(rest, tick(rest.at + 99_000))).toBe('notNow');
    expect(phaseOf(did(rest, ready(0, rest.at + 99_000)))).toMatchObject({ kind: 'soon' });
  });

  test('[SD7] [SD8] every round begins with empty boards', () => {
    const won = wonBy(fresh(3), 1);
    expect(stateOf(won).builders[1]!.board).toEqual(RIGHT);
    const next = readied(did(won, unlocks(1, 7, won.at)), won.at + 1000);
    for (const builder of stateOf(next).builders)
      expect(builder).toMatchObject({ board: EMPTY, changed: null, tap: null, out: null });
    for (const viewer of viewersOf(3))
      expect(viewOf(next, viewer)).toMatchObject({ placed: [0, 0, 0], tapped: [null, null, null] });
  });
});

describe('building', () => {
  test('[SD8] boards are said as a whole, from when the plan is seen', () => {
    const match = building(2);
    expect(refusal(match, built(0, RIGHT, 2999))).toBe('tooEarly');
    expect(refusal(match, built(0, RIGHT, 3500, 2999))).toBe('tooEarly');
    expect(refusal(match, taps(0, RIGHT, 3500, 2999))).toBe('tooEarly');
    const one = did(match, built(0, RIGHT, 3000));
    expect(viewOf(one, 0).own).toEqual({ board: RIGHT, changed: 3000 });
    const other = put(EMPTY, [8, pieceOf(2, 1, 1)]);
    const two = did(one, built(0, other, 4000, 3900), built(1, ONE_MISSING, 4000));
    expect(viewOf(two, 0).own).toEqual({ board: other, changed: 3900 });
    expect(viewOf(two, 1)).toMatchObject({ own: { board: ONE_MISSING }, placed: [1, 3] });
    expect(viewOf(did(two, built(0, EMPTY, 4100)), 1).placed).toEqual([0, 3]);
  });

  test('[SD8] a building lies on one site at most, and only those one holds', () => {
    const match = building(2);
    expect(refusal(match, built(0, put(RIGHT, [8, pieceOf(0)]), 4000))).toBe('twice');
    expect(refusal(match, taps(0, put(RIGHT, [8, pieceOf(0, 2, 1)]), 4000))).toBe('twice');
    expect(refusal(match, built(0, put(EMPTY, [8, pieceOf(4)]), 4000))).toBe('locked');
    expect(refusal(match, taps(0, PLAN, 4000))).toBe('locked');
    const won = did(wonBy(fresh(2), 0), unlocks(0, 6, 31_000));
    const next = begun(won, 40_000);
    expect(refusal(next, built(0, put(EMPTY, [8, pieceOf(6)]), 45_000))).toBeNull();
    expect(refusal(next, built(1, put(EMPTY, [8, pieceOf(6)]), 45_000))).toBe('locked');
  });

  test('[SD8] what was pressed earlier than what is known already is refused', () => {
    const match = did(building(3), built(0, RIGHT, 6000, 5500));
    expect(refusal(match, built(0, EMPTY, 6100, 5499))).toBe('older');
    expect(refusal(match, built(0, EMPTY, 6100, 5500))).toBeNull();
    expect(refusal(match, built(1, EMPTY, 6100, 3000))).toBeNull();
  });

  test('[SD8] nobody builds before the plan or after the check', () => {
    for (const match of [fresh(2), readied(fresh(2), 0), wonBy(fresh(2), 0)])
      for (const one of [built(1, RIGHT, match.at), taps(1, RIGHT, match.at), halts(1, match.at)])
        expect(refusal(match, one)).toBe('notNow');
  });

  test('[SD9] only whoever has all of their buildings on the board may tap', () => {
    const match = building(3);
    for (const board of [EMPTY, ONE_MISSING, put(RIGHT, [2, null])])
      expect(refusal(match, taps(0, board, 5000))).toBe('incomplete');
    const turnedAll: Board = put(EMPTY, ...ids(4).map((at): [number, number] => [8 - at, pieceOf(at, 3, 1)]));
    const tapped = did(match, taps(0, turnedAll, 5000, 4900));
    expect(viewOf(tapped, 0)).toMatchObject({
      own: { board: turnedAll, changed: 4900 },
      tapped: [4900, null, null],
    });
    expect(spaceBuilder.toAct(stateOf(tapped))).toEqual([1, 2]);
  });

  test('[SD9] a tap is final', () => {
    const match = did(building(3), taps(0, RIGHT, 5000));
    expect(refusal(match, built(0, EMPTY, 5100))).toBe('tapped');
    expect(refusal(match, taps(0, RIGHT, 5100))).toBe('tapped');
    expect(refusal(match, halts(0, 5100))).toBe('tapped');
    const stop = did(match, taps(1, RIGHT, 6000));
    expect(refusal(stop, built(0, EMPTY, 6100, 5900))).toBe('tapped');
    expect(refusal(stop, taps(1, RIGHT, 6100, 5900))).toBe('tapped');
  });

  test('[SD9] one gains a fifth building, and then needs it for a tap', () => {
    const won = did(wonBy(fresh(2), 0), unlocks(0, 5, 31_000));
    const next = begun(won, 40_000);
    expect(refusal(next, taps(0, RIGHT, 45_000))).toBe('incomplete');
    expect(refusal(next, taps(0, put(RIGHT, [8, pieceOf(5)]), 45_000))).toBeNull();
    expect(refusal(next, taps(1, RIGHT, 45_000))).toBeNull();
  });
});

describe('refusals', () => {
  const match = building(3);
  const tapped = did(match, taps(0, RIGHT, 5000));
  const halted = did(building(4), taps(0, RIGHT, 5000), halts(1, 6000));
  const won = wonBy(fresh(2), 0);
  const cases: [(typeof REASONS)[number], typeof match, Said][] = [
    ['notNow', match, ready(0, 4000)],
    ['tooEarly', match, built(0, RIGHT, 2500)],
    ['tapped', tapped, built(0, RIGHT, 5500)],
    ['stopped', halted, built(1, RIGHT, 6500)],
    ['incomplete', match, taps(0, ONE_MISSING, 4000)],
    ['locked', match, taps(0, PLAN, 4000)],
    ['twice', match, built(0, put(RIGHT, [8, pieceOf(1)]), 4000)],
    ['older', did(match, built(0, RIGHT, 6000)), built(0, EMPTY, 6100, 5900)],
    ['notWinner', won, unlocks(1, 4, won.at)],
    ['unlocked', won, unlocks(0, 3, won.at)],
  ];

  test.each(cases)('[SD8] [SD9] for the reason %s, and nothing has changed', (reason, before, one) => {
    const text = JSON.stringify(stateOf(before));
    expect(act(before, one.by, one.action, one.at, one.pressed)).toEqual({ refused: reason });
    expect(JSON.stringify(stateOf(before))).toBe(text);
  });

  test('[SD8] there is no other reason', () => {
    expect(new Set(cases.map(([reason]) => reason))).toEqual(new Set(REASONS));
  });

  test('[SD10] from the limit on a seat is too late, whatever it says it pressed', () => {
    for (const limit of LIMITS) {
      const start = building(2, { limit });
      const end = 3000 + 1000 * limit;
      expect(refusal(start, taps(0, RIGHT, end, end - 400))).toBe('overdue');
      expect(refusal(start, taps(0, RIGHT, end - 1))).toBeNull();
      expect(refusal(start, tick(end - 1))).toBe('tooEarly');
      expect(phaseOf(did(start, tick(end)))).toMatchObject({ kind: 'stop', at: end });
    }
    expect(LIMIT).toBe(3000 + 60_000);
  });
});
