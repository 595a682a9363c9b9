// Going on from what a viewer saw: the rounds won and what is held stay, and tables that no match comes to are refused.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isRefusal, type Viewer } from '#shared/engine/game.ts';
import { type Match, startMatch } from '#shared/engine/match.ts';
import type { Position } from '#shared/games/space-builder/position.ts';
import { resume } from '#shared/games/space-builder/resume.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import type { State } from '#shared/games/space-builder/state.ts';
import { throughJson } from '../../shared/freeze.ts';
import { playedFrom } from '../../shared/play.ts';
import { wrongIn } from './random/invariants.ts';
import { played, stateIn, tableOf } from './random/play.ts';
import { RIGHT, taps } from './second-model/by-hand.ts';
import {
  building,
  did,
  fresh,
  headerOf,
  heldBy,
  ids,
  known,
  stateOf,
  unlocks,
  viewersOf,
  withState,
  wonBy,
} from './table.ts';

const RUNS = Number(process.env.POSITION_RUNS ?? 300);
const MATCHES = Number(process.env.POSITION_MATCHES ?? 8);
const timeout = 30_000 + 20 * RUNS + 200 * MATCHES;

const positionOf = (state: State, viewer: Viewer): Position | null =>
  throughJson(resume.position(spaceBuilder.view(state, viewer)));
const started = (position: unknown, seats: number) =>
  startMatch(known, { ...headerOf(seats, {}, 'at home'), position });

function goesOn(position: unknown, seats: number): Match {
  const match = started(position, seats);
  if (isRefusal(match)) throw new Error(`${match.refused}: ${JSON.stringify(position)}`);
  return match;
}

describe('what somebody saw', () => {
  const kinds = new Set<string>();

  function look(state: State, viewer: Viewer): void {
    const { phase, seats, winners, options, builders } = state;
    const position = positionOf(state, viewer);
    if (phase.kind === 'over' || seats === 1) {
      expect(position).toBeNull();
      return;
    }
    kinds.add(phase.kind);
    expect(v.parse(resume.schema, position)).toEqual(position);
    const again = stateOf(goesOn(position, seats));
    expect(wrongIn(again, 0)).toEqual([]);
    expect(again).toMatchObject({ options, seats, winners, last: null, round: winners.length + 1 });
    expect(again.phase).toEqual({ kind: 'rest', since: 0, ready: builders.map(() => false) });
    for (const [seat, { held, won }] of builders.entries()) {
      const first =
        phase.kind === 'unlock' && phase.seat === seat
          ? [4, 5, 6, 7].find((one) => !held.includes(one))!
          : null;
      const expected = [...held, ...(first === null ? [] : [first])].sort();
      expect(again.builders[seat]).toMatchObject({ held: expected, won });
    }
    expect(positionOf(again, viewer)).toEqual(position);
  }

  test('is gone on with from every moment, a round that was on with another plan', { timeout }, () => {
    for (const number of ids(MATCHES)) {
      let at = 0;
      for (const { room } of played(tableOf(number, 'positions'))) {
        if (at++ % 4 !== number % 4) continue;
        const viewers = viewersOf(stateIn(room).seats);
        look(stateIn(room), viewers[at % viewers.length]!);
      }
    }
    expect(kinds).toEqual(new Set(['rest', 'soon', 'build', 'stop', 'unlock']));
  });

  test('is the same for all at the same moment', () => {
    for (const match of [fresh(3), building(3), did(building(3), taps(1, RIGHT, 9000)), wonBy(fresh(3), 2)])
      for (const viewer of viewersOf(3)) {
        look(stateOf(match), viewer);
        expect(positionOf(stateOf(match), viewer)).toEqual(positionOf(stateOf(match), 'watcher'));
      }
  });

  test('[SD3] goes on with plans of another seed, the same for the same', () => {
    const position = positionOf(stateOf(building(2)), 0)!;
    expect(resume.state(position, 'one').plans).toEqual(resume.state(position, 'one').plans);
    expect(resume.state(position, 'one').plans).not.toEqual(resume.state(position, 'other').plans);
    const turned = positionOf(stateOf(building(2, { lie: 'turned' })), 0)!;
    expect(new Set(resume.state(turned, 'one').lies)).toEqual(new Set([1, 2, 3]));
  });

  test('[SD7] [SD17] goes on to the end, the next round within 30 s', () => {
    let match = wonBy(did(wonBy(fresh(2), 1), unlocks(1, 7, 31_000)), 1);
    match = goesOn(positionOf(stateOf(match), 0), 2);
    expect(heldBy(match, 1)).toEqual([0, 1, 2, 3, 4, 7]);
    expect(spaceBuilder.deadline(stateOf(match))).toBe(30_000);
    match = withState(match, { plans: stateOf(fresh(2)).plans });
    match = wonBy(wonBy(wonBy(match, 1), 1), 1);
    expect(spaceBuilder.outcome(stateOf(match))).toEqual({ places: [2, 1], scores: [0, 5] });
  });
});

describe('what no match comes to', () => {
  const position: Position = {
    options: { lie: 'turned', limit: 120, rest: 'timed', count: 4 },
    held: [ids(4), [0, 1, 2, 3, 5], [0, 1, 2, 3, 4, 7]],
    winners: [2, null, 1, 2],
  };
  const all = { held: [ids(8), ids(4)], winners: [0, 0, 0, 0] };
  const cases: [string, object, boolean][] = [
    ['nothing changed', {}, true],
    ['nobody has won yet', { held: [ids(4), ids(4)], winners: [] }, true],
    ['somebody has all eight', all, true],
    ['nobody won nineteen rounds', { held: [ids(4), ids(4)], winners: Array(19).fill(null) }, true],
    ['twenty rounds are over', { held: [ids(4), ids(4)], winners: Array(20).fill(null) }, false],
    ['five rounds won', { ...all, winners: [0, 0, 0, 0, 0] }, false],
    ['more in hand than won', { held: position.held.with(0, ids(5)) }, false],
    ['less in hand than won', { held: position.held.with(2, ids(5)) }, false],
    ['without one that has a star', { held: position.held.with(0, [0, 1, 2, 4]) }, false],
    ['one twice', { held: position.held.with(1, [0, 1, 2, 3, 3]) }, false],
    ['out of order', { held: position.held.with(2, [0, 1, 2, 3, 7, 4]) }, false],
    ['a building that is not there', { held: position.held.with(1, [0, 1, 2, 3, 8]) }, false],
    ['the other zero', { held: position.held.with(0, [-0, 1, 2, 3]) }, false],
    ['the other zero has won', { held: [ids(5), ids(4)], winners: [-0] }, false],
    ['won by somebody who is not there', { winners: [2, 3, 1, 2] }, false],
    ['a winner between two', { winners: [2, 0.5, 1, 2] }, false],
    ['one seat', { held: [ids(4)], winners: [] }, false],
    ['five seats', { held: ids(5).map(() => ids(4)), winners: [] }, false],
    ['no seats', { held: [], winners: [] }, false],
    ['a limit that is none', { options: { ...position.options, limit: 1 } }, false],
    ['options without a word', { options: {} }, true],
    ['no options', { options: null }, false],
    ['more than there is', { plans: [] }, false],
  ];

  test.each(cases)('%s', (_, change, isPossible) => {
    const changed = { ...position, ...change };
    expect(v.is(resume.schema, changed)).toBe(isPossible);
    expect(isRefusal(started(changed, changed.held.length))).toBe(!isPossible);
  });

  test('nothing that is no position, and none for another table', () => {
    for (const strange of [null, [], 7, 'rest', {}, { held: [] }, { ...position, held: { length: 2 } }])
      expect(started(strange, 3), JSON.stringify(strange)).toEqual({ refused: 'badPosition' });
    const hostile = JSON.parse('{"__proto__":{"options":{}},"held":[],"winners":[]}');
    expect(started(hostile, 2)).toEqual({ refused: 'badPosition' });
    expect(started({ ...position, winners: { length: 1e9 } }, 3)).toEqual({ refused: 'badPosition' });
    for (const seats of [1, 2, 4]) expect(isRefusal(started(position, seats))).toBe(true);
  });

  const anything = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -1, max: 9 }) },
    fc.constantFrom<unknown>(-0, Number.NaN, 2 ** 53, null, undefined, true, '', '1', [], {}),
    fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 9 }),
    fc.anything({ maxDepth: 2 }),
  );
  const change = fc.record({
    of: fc.constantFrom('held', 'winners', 'options', 'list', 'item'),
    seat: fc.nat(4),
    at: fc.nat(9),
    value: anything,
  });
  type Change = { of: string; seat: number; at: number; value: unknown };

  // biome-ignore lint/suspicious/noExplicitAny: any part of any position
  function changed(before: any, { of, seat, at, value }: Change): any {
    const after = structuredClone(before);
    if (of === 'held' || of === 'winners' || of === 'options') after[of] = value;
    if (of === 'list' && Array.isArray(after.held)) after.held[seat] = value;
    if (of === 'item' && Array.isArray(after.winners)) after.winners[at] = value;
    if (of === 'item' && Array.isArray(after.held?.[seat])) after.held[seat][at] = value;
    return after;
  }

  test('whatever is changed in it, it is refused or played to its end', { timeout }, () => {
    const counts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 5 }),
        (changes, seats) => {
          const match = started(changes.reduce(changed, position), seats || 3);
          if (isRefusal(match)) {
            counts.refused++;
            expect(['badPosition', 'badSeats']).toContain(match.refused);
            return;
          }
          counts.accepted++;
          expect(wrongIn(match.state, 0)).toEqual([]);
          const steps = [...playedFrom(match, 'at home')];
          expect(spaceBuilder.outcome(steps.at(-1)!.after.state)).not.toBeNull();
        },
      ),
      { numRuns: RUNS, seed: 1 },
    );
    expect(counts.refused).toBeGreaterThan(RUNS / 2);
  });
});
