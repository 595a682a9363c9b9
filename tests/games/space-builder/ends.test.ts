// What a round brings and how a match ends: unlocking, eight buildings, the twentieth plan, and being alone.
import { describe, expect, test } from 'vitest';
import type { Match } from '#shared/engine/match.ts';
import { type Board, PLANS, pieceOf } from '#shared/games/space-builder/components.ts';
import { COUNTS } from '#shared/games/space-builder/options.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { Build } from '#shared/games/space-builder/state.ts';
import { built, PLAN, put, taps, tick } from './second-model/by-hand.ts';
import {
  begun,
  building,
  did,
  fresh,
  halts,
  heldBy,
  ids,
  LIMIT,
  lastOf,
  phaseOf,
  refusal,
  rightFor,
  stateOf,
  unlocks,
  viewersOf,
  viewOf,
  withState,
  wonBy,
} from './table.ts';

const outcomeOf = (match: Match) => spaceBuilder.outcome(stateOf(match));
/** These seats win one round after the other. */
const winning = (match: Match, ...seats: number[]) =>
  seats.reduce((before, seat) => wonBy(before, seat), match);

describe('unlocking', () => {
  const won = wonBy(fresh(3), 2);

  test('[SD17] the winner unlocks one building of their choice, to be built from the next round on', () => {
    expect(phaseOf(won)).toEqual({ kind: 'unlock', seat: 2, until: won.at + 20_000 });
    expect(spaceBuilder.toAct(stateOf(won))).toEqual([2]);
    for (const seat of [0, 1]) expect(refusal(won, unlocks(seat, 5, won.at))).toBe('notWinner');
    for (const own of ids(4)) expect(refusal(won, unlocks(2, own, won.at))).toBe('unlocked');
    for (const locked of [4, 5, 6, 7]) {
      const next = did(won, unlocks(2, locked, won.at + 700));
      expect(stateOf(next).builders.map(({ held }) => held)).toEqual([ids(4), ids(4), [0, 1, 2, 3, locked]]);
      expect(phaseOf(next)).toEqual({ kind: 'rest', since: won.at + 700, ready: [false, false, false] });
      expect(lastOf(next)).toEqual(lastOf(won));
      for (const viewer of viewersOf(3)) expect(viewOf(next, viewer).held[2]).toEqual([0, 1, 2, 3, locked]);
    }
  });

  test('[SD17] nobody unlocks at another time', () => {
    for (const match of [fresh(3), building(3), did(won, unlocks(2, 4, won.at))])
      expect(refusal(match, unlocks(2, 5, match.at))).toBe('notNow');
  });

  test('[SD17] after 20 s it is the first that is locked', () => {
    expect(refusal(won, tick(won.at + 19_999))).toBe('tooEarly');
    expect(refusal(won, unlocks(2, 6, won.at + 20_000))).toBe('overdue');
    const late = did(won, tick(won.at + 20_000));
    expect(heldBy(late, 2)).toEqual([0, 1, 2, 3, 4]);
    expect(phaseOf(late)).toMatchObject({ kind: 'rest', since: won.at + 20_000 });
    const again = wonBy(did(won, unlocks(2, 4, won.at)), 2);
    expect(heldBy(did(again, tick(again.at + 20_000)), 2)).toEqual([0, 1, 2, 3, 4, 5]);
    const gap = wonBy(did(won, unlocks(2, 7, won.at)), 2);
    expect(heldBy(did(gap, tick(gap.at + 20_000)), 2)).toEqual([0, 1, 2, 3, 4, 7]);
  });

  test('[SD17] the last one comes by itself', () => {
    let match = did(won, unlocks(2, 7, won.at));
    match = wonBy(match, 2);
    match = did(match, unlocks(2, 4, match.at));
    match = wonBy(match, 2);
    match = wonBy(did(match, unlocks(2, 5, match.at)), 2);
    expect(heldBy(match, 2)).toEqual(ids(8));
    expect(lastOf(match)).toMatchObject({
      winner: 2,
      seats: [{}, {}, { held: [0, 1, 2, 3, 4, 5, 7] }],
    });
    expect(phaseOf(match)).toEqual({ kind: 'rest', since: match.at, ready: [false, false, false] });
  });
});

describe('the end', () => {
  const four = winning(fresh(2), 0, 0, 0, 0);

  test('[SD18] whoever wins a round with all eight wins the match, even with faults', () => {
    expect(outcomeOf(four)).toBeNull();
    const faulty: Board = put(PLAN, [7, pieceOf(7)]);
    const over = wonBy(four, 0, faulty);
    expect(lastOf(over)).toMatchObject({ winner: 0, seats: [{ total: 2 }, { total: 4 }] });
    expect(phaseOf(over)).toEqual({ kind: 'over' });
    expect(outcomeOf(over)).toEqual({ places: [1, 2], scores: [5, 0] });
    expect(spaceBuilder.deadline(stateOf(over))).toBeNull();
    expect(spaceBuilder.toAct(stateOf(over))).toEqual([]);
    for (const one of [tick(over.at + 99_000), unlocks(0, 4, over.at), built(0, PLAN, over.at)])
      expect(refusal(over, one)).toBe('over');
  });

  test('[SD18] with all eight it goes on while others win', () => {
    const others = winning(four, 1, 1);
    expect([heldBy(others, 0), stateOf(others).winners]).toEqual([ids(8), [0, 0, 0, 0, 1, 1]]);
    expect(outcomeOf(others)).toBeNull();
    expect(outcomeOf(wonBy(others, 0))).toEqual({ places: [1, 2], scores: [5, 2] });
  });

  test.each([
    [2, 9],
    [3, 13],
    [4, 17],
  ])('[SD18] with %i the last of %i rounds with a winner', (seats, rounds) => {
    const all = winning(fresh(seats), ...ids(4).flatMap(() => ids(seats)));
    expect(outcomeOf(all)).toBeNull();
    expect(stateOf(all).builders.every(({ held }) => held.length === 8)).toBe(true);
    const over = wonBy(all, seats - 1);
    expect(stateOf(over)).toMatchObject({ round: rounds, phase: { kind: 'over' } });
    expect(outcomeOf(over)!.places).toEqual(ids(seats).map((seat) => (seat === seats - 1 ? 1 : 2)));
  });

  test('[SD18] the others rank by rounds won, and equal ones share a place', () => {
    const match = winning(fresh(4), 1, 3, 3, 0, 0, 2, 2, 2, 2, 2);
    expect(outcomeOf(match)).toEqual({ places: [2, 4, 1, 2], scores: [2, 1, 5, 2] });
  });

  /** The last plan, with so many rounds won; locked ones are unlocked from the front. */
  function lastPlan(won: readonly number[]): Match {
    const start = fresh(won.length);
    const builders = stateOf(start).builders.map((builder, seat) => ({
      ...builder,
      won: won[seat]!,
      held: ids(4 + won[seat]!),
    }));
    const winners = [...won.flatMap((many, seat) => Array<number>(many).fill(seat))];
    const all = [...Array(PLANS - 1 - winners.length).fill(null), ...winners];
    return withState(start, { builders, winners: all, round: PLANS });
  }

  test('[SD19] after the twentieth plan nothing is unlocked, and most rounds won win', () => {
    const over = wonBy(lastPlan([1, 2, 0]), 0);
    expect(stateOf(over)).toMatchObject({
      round: 20,
      phase: { kind: 'over' },
      last: { winner: 0 },
    });
    expect(heldBy(over, 0)).toEqual(ids(5));
    expect(outcomeOf(over)).toEqual({ places: [1, 1, 3], scores: [2, 2, 0] });
    expect(outcomeOf(wonBy(lastPlan([4, 1]), 1))).toEqual({ places: [1, 2], scores: [4, 2] });
    expect(outcomeOf(wonBy(lastPlan([3, 4]), 0))).toEqual({ places: [1, 1], scores: [4, 4] });
  });

  test('[SD19] [SD18] who wins it with eight is before all, who wins it with seven is not', () => {
    expect(outcomeOf(wonBy(lastPlan([4, 4, 4]), 1))).toEqual({ places: [2, 1, 2], scores: [4, 5, 4] });
    expect(outcomeOf(wonBy(lastPlan([3, 4, 4]), 0))).toEqual({ places: [1, 1, 1], scores: [4, 4, 4] });
  });

  test('[SD19] twenty rounds without a winner: all share the first place', () => {
    let match = fresh(3);
    for (let at = 0; outcomeOf(match) === null; at += LIMIT + 1000)
      match = did(begun(match, at), tick(at + LIMIT), tick(at + LIMIT + 500));
    expect(stateOf(match).winners).toEqual(Array(PLANS).fill(null));
    expect(outcomeOf(match)).toEqual({ places: [1, 1, 1], scores: [0, 0, 0] });
    expect(refusal(match, tick(match.at + 1))).toBe('over');
  });
});

describe('alone', () => {
  test.each(COUNTS)(
    '[SD20] with %i there is one plan, and its result is the time from the plan to the tap',
    (count) => {
      const start = building(1, { count });
      const board = rightFor(start, 0);
      expect(board.filter((piece) => piece !== null)).toHaveLength(count);
      const some = did(start, built(0, board.with(0, null), 5000), built(0, board, 9000));
      const over = did(some, taps(0, board, 9500, 9400));
      expect(phaseOf(over)).toEqual({ kind: 'over' });
      const { seats, from, winner } = lastOf(over);
      expect(seats[0]).toMatchObject({ total: 0, faults: [], tapped: 9400, held: ids(count) });
      expect(seats[0]!.tapped! - from).toBe(6400);
      expect(winner).toBe(0);
      expect(outcomeOf(over)).toEqual({ places: [1], scores: [6400] });
      expect(viewOf(over, 0).scores).toEqual([6400]);
    },
  );

  test.each(COUNTS)('[SD20] with %i and a fault it is over too, and the faults are told', (count) => {
    const start = building(1, { count });
    const board = put(rightFor(start, 0), [count - 1, pieceOf(count - 1, (count + 1) % 4, (count - 1) % 2)]);
    const over = did(start, taps(0, board, 9000));
    expect(lastOf(over).seats[0]!.faults).toEqual([{ building: count - 1, reason: 'turn', points: 2 }]);
    expect(phaseOf(over)).toEqual({ kind: 'over' });
    expect(outcomeOf(over)).toEqual({ places: [1], scores: [0] });
  });

  test('[SD20] a time is one millisecond at least, and none is said before the end', () => {
    const start = building(1);
    expect(viewOf(start, 0).scores).toEqual([0]);
    const at = start.at + 1000;
    const { from } = phaseOf(start) as Build;
    expect(outcomeOf(did(start, taps(0, rightFor(start, 0), at, from)))!.scores).toEqual([1]);
  });

  test('[SD12] [SD20] whoever leaves while the plan is open gives up, at once and for good', () => {
    const start = building(1);
    const board = rightFor(start, 0);
    const left = did(start, built(0, board, 8000), halts(0, 9000));
    expect(phaseOf(left)).toEqual({ kind: 'over' });
    expect(outcomeOf(left)).toEqual({ places: [1], scores: [0] });
    expect(lastOf(left)).toMatchObject({ stop: 9000, stoppedBy: 'halt', seats: [{ tapped: null, board }] });
    expect(refusal(fresh(1), halts(0, 9000))).toBe('notNow');
    expect(refusal(left, halts(0, 9000))).toBe('over');
    expect(spaceBuilder.whenAway!(viewOf(start, 0), 0)).toEqual({ action: { type: 'halt' }, after: 10_000 });
    expect(spaceBuilder.whenAway!(viewOf(building(2), 0), 0)).toBeNull();
  });

  test('[SD20] nothing stops the time of somebody alone while the plan is open', () => {
    const runsOn = (match: Match) => spaceBuilder.runsOn!(stateOf(match));
    expect([fresh(1), building(1), building(2)].map(runsOn)).toEqual([false, true, false]);
    expect(runsOn(did(building(1), halts(0, 9000)))).toBe(false);
  });

  test('[SD10] [SD20] the limit ends it, without a tap or with a late one', () => {
    const limit = did(building(1), tick(LIMIT));
    const none = did(limit, tick(LIMIT + 500));
    expect([phaseOf(none), outcomeOf(none)]).toEqual([{ kind: 'over' }, { places: [1], scores: [0] }]);
    expect(lastOf(none)).toMatchObject({ winner: null, stoppedBy: 'limit', seats: [{ tapped: null }] });
    const late = did(limit, taps(0, rightFor(limit, 0), LIMIT + 200, LIMIT - 10));
    expect(lastOf(late)).toMatchObject({ winner: 0, stoppedBy: 'limit', seats: [{ tapped: LIMIT - 10 }] });
    expect(outcomeOf(late)!.scores).toEqual([LIMIT - 10 - 3000]);
    expect(phaseOf(late)).toEqual({ kind: 'over' });
  });
});
