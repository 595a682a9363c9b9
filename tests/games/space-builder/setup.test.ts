// What lies on the table before anything is built: the box, who holds what, and how plans lie.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { startMatch } from '#shared/engine/match.ts';
import { ActionSchema } from '#shared/games/space-builder/actions.ts';
import {
  BUILDINGS,
  buildingOf,
  EMPTY,
  FACES,
  faceOf,
  flipped,
  PIECES,
  PLANS,
  pieceOf,
  SIDE,
  SITES,
  STARRED,
  TURNS,
  turned,
  turnOf,
} from '#shared/games/space-builder/components.ts';
import { COUNTS, LIES, LIMITS, OptionsSchema } from '#shared/games/space-builder/options.ts';
import { spaceBuilder } from '#shared/games/space-builder/rules.ts';
import { built, PLAN, RIGHT, taps } from './second-model/by-hand.ts';
import {
  building,
  did,
  fresh,
  headerOf,
  heldBy,
  ids,
  lastOf,
  refusal,
  rightFor,
  stateOf,
  viewersOf,
  viewOf,
  wonBy,
} from './table.ts';

test('[SD1] eight buildings with two faces each, four with a star, on three by three sites', () => {
  expect([BUILDINGS.length, FACES, STARRED, SITES, SIDE]).toEqual([8, 2, 4, 9, 3]);
  expect(EMPTY).toEqual([null, null, null, null, null, null, null, null, null]);
  const lyings = ids(PIECES).map((piece) => [buildingOf(piece), turnOf(piece), faceOf(piece)]);
  expect(new Set(lyings.map(String)).size).toBe(8 * 4 * 2);
  for (const [at, [building, turn, face]] of lyings.entries())
    expect(pieceOf(building!, turn, face)).toBe(at);
});

test('[SD1] a piece is turned and flipped, and remains the same building', () => {
  for (const piece of ids(PIECES)) {
    expect([buildingOf(turned(piece)), faceOf(turned(piece))]).toEqual([buildingOf(piece), faceOf(piece)]);
    expect(turnOf(turned(piece))).toBe((turnOf(piece) + 1) % TURNS);
    expect(turned(turned(piece), -1)).toBe(piece);
    expect(turned(piece, TURNS)).toBe(piece);
    expect([turnOf(flipped(piece)), flipped(flipped(piece))]).toEqual([turnOf(piece), piece]);
    expect(faceOf(flipped(piece))).toBe(1 - faceOf(piece));
  }
});

test('[SD1] a board that is said has nine sites with pieces there are', () => {
  const isBoard = (board: unknown) => v.is(ActionSchema, { type: 'build', board });
  expect(isBoard([...EMPTY])).toBe(true);
  expect(isBoard([...PLAN])).toBe(true);
  expect(isBoard(EMPTY.with(0, PIECES - 1))).toBe(true);
  for (const strange of [PIECES, -1, -0, 0.5, Number.NaN, '1', undefined, [0]])
    expect(isBoard((EMPTY as unknown[]).with(0, strange)), String(strange)).toBe(false);
  expect(isBoard(EMPTY.slice(1))).toBe(false);
  expect(isBoard([...EMPTY, null])).toBe(false);
  expect(isBoard({ ...EMPTY, length: SITES })).toBe(false);
  expect(v.is(ActionSchema, { type: 'unlock', building: 8 })).toBe(false);
  expect(v.is(ActionSchema, { type: 'tick' })).toBe(false);
});

test.each([1, 2, 3, 4])('[SD5] with %i, each plan lies somehow, and everybody sees it so', (seats) => {
  for (const lie of LIES) {
    const match = building(seats, { lie });
    const { lies } = stateOf(match);
    expect(lies).toHaveLength(PLANS);
    expect(new Set(lies)).toEqual(new Set(lie === 'straight' ? [0] : [1, 2, 3]));
    for (const viewer of viewersOf(seats))
      expect(viewOf(match, viewer)).toMatchObject({ plan: PLAN, lie: lies[0] });
  }
});

test('[SD5] however a plan lies, what is held against it is the same', () => {
  for (const lie of LIES) {
    const match = did(building(2, { lie }), built(1, RIGHT.with(0, null), 6000), taps(0, RIGHT, 7000));
    const { winner, seats, plan } = lastOf(did(match, built(1, RIGHT.with(1, null), 7100, 7000)));
    expect(seats.map(({ total }) => total)).toEqual([0, 1]);
    expect([winner, plan]).toEqual([0, PLAN]);
  }
});

test.each([2, 3, 4])('[SD6] with %i, everybody holds the four with a star', (seats) => {
  for (const count of COUNTS) {
    const match = fresh(seats, { count });
    for (const seat of ids(seats)) expect(heldBy(match, seat)).toEqual([0, 1, 2, 3]);
  }
});

test.each(COUNTS)('[SD6] alone one holds the first %i', (count) => {
  const match = building(1, { count });
  expect(heldBy(match, 0)).toEqual(ids(count));
  if (count < 8) expect(refusal(match, built(0, EMPTY.with(0, pieceOf(count)), 4000))).toBe('locked');
  expect(
    refusal(
      match,
      taps(
        0,
        PLAN.slice(0, count - 1)
          .concat(EMPTY)
          .slice(0, SITES),
        4000,
      ),
    ),
  ).toBe('incomplete');
  expect(refusal(match, taps(0, rightFor(match, 0), 4000))).toBeNull();
});

test('[SD6] one to four seats; no other choice than those there are', () => {
  expect([0, 1, 2, 3, 4, 5].map((seats) => isRefusal(startMatch(spaceBuilder, headerOf(seats))))).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(v.parse(OptionsSchema, {})).toEqual({ lie: 'straight', limit: 180, rest: 'timed', count: 4 });
  for (const limit of LIMITS) expect(v.is(OptionsSchema, { limit })).toBe(true);
  for (const wrong of [
    { lie: 'upside' },
    { limit: 61 },
    { limit: 0 },
    { rest: 'never' },
    { count: 3 },
    { count: 9 },
    { more: 1 },
  ])
    expect(v.is(OptionsSchema, wrong), JSON.stringify(wrong)).toBe(false);
});

test('[SD6] what is locked is left out of the check, though the plan shows it', () => {
  const { seats, plan } = lastOf(wonBy(fresh(2), 0));
  expect(plan.filter((piece) => piece !== null)).toHaveLength(8);
  expect(seats.map(({ held }) => held)).toEqual([ids(4), ids(4)]);
  expect(seats[0]!.faults).toEqual([]);
});
