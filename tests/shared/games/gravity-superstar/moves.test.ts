// How pawns move: ways, platforms, jumps, drops, turns, falls, and the cards they cost.
import { expect, test } from 'vitest';
import { boardOf } from '#shared/games/gravity-superstar/board.ts';
import { CARDS, type Pawn, type Side } from '#shared/games/gravity-superstar/components.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import {
  did,
  down,
  EAST,
  FLOOR,
  NORTH,
  refused,
  SOUTH,
  simple,
  special,
  tableWith,
  up,
  WEST,
} from './table.ts';

type Walls = NonNullable<Parameters<typeof tableWith>[0]>['board'];

/** Seat 0 on a board of its own; the other lies where nobody comes by. */
function alone(pawn: Pawn, walls?: NonNullable<Walls>['walls']): State {
  const aside: Pawn = { cell: 15, feet: WEST };
  return tableWith({
    ...(walls && { board: { walls } }),
    stars: { 6: 0, 8: 0, 16: 0, 18: 0, 19: 0 },
    pawns: [pawn, aside],
  });
}

function cellsOf(state: State): number[] {
  const event = state.events[0]!;
  return 'path' in event ? event.path.map(({ cell }) => cell) : [];
}

test('[GS8] a fall goes out below and comes in above', () => {
  const state = alone(down(23), [
    [23, SOUTH],
    [14, SOUTH],
  ]);
  const moved = did(state, 0, simple('wild', 'right'));
  expect(cellsOf(moved)).toEqual([24, 4, 9, 14]);
  expect(moved.pawns[0]).toEqual(down(14));
});

test('[GS8] [GS21] a high jump over two edges of the board, and the fall over a third', () => {
  const state = alone(down(4), [
    [4, SOUTH],
    [5, SOUTH],
  ]);
  expect(cellsOf(did(state, 0, special('high', 'right')))).toEqual([24, 20, 0, 5]);
});

test('[GS8] planets put together are a board that closes on itself', () => {
  const { walls, width, height } = boardOf([0, 2, 4, 6].map((face, turn) => ({ face, turn })));
  for (let row = 0; row < height; row++)
    expect(!!(walls[row * width]! & 8)).toBe(!!(walls[row * width + width - 1]! & 2));
  for (let column = 0; column < width; column++)
    expect(!!(walls[column]! & 1)).toBe(!!(walls[(height - 1) * width + column]! & 4));
});

const blockedAt = (cell: number, side: Side) => ({ refused: 'blocked', where: { platform: { cell, side } } });

test('[GS9] a platform blocks from both sides, whichever way a pawn lies', () => {
  const walls = [
    [11, EAST],
    [11, SOUTH],
    [12, SOUTH],
  ] as const;
  expect(refused(alone(down(11), walls), 0, simple('wild', 'right'))).toEqual(blockedAt(11, EAST));
  expect(refused(alone(down(12), walls), 0, simple('wild', 'left'))).toEqual(blockedAt(12, WEST));
  const lying = alone({ cell: 11, feet: EAST }, walls);
  expect(refused(lying, 0, simple('wild', 'left'))).toEqual(blockedAt(11, SOUTH));
});

test.each([
  [down(22), 21, 23],
  [{ cell: 2, feet: NORTH } as const, 3, 1],
  [{ cell: 10, feet: WEST } as const, 5, 15],
  [{ cell: 14, feet: EAST } as const, 19, 9],
])('[GS10] [GS18] one cell left or right as the pawn sees it: %o', (pawn, left, right) => {
  const state = { ...alone(pawn), pawns: [pawn, null] };
  expect(cellsOf(did(state, 0, simple('long', 'left')))[0]).toBe(left);
  expect(cellsOf(did(state, 0, simple('long', 'right')))[0]).toBe(right);
  expect(did(state, 0, simple('long', 'left')).played[0]).toEqual([{ card: 'long', down: true }]);
});

test('[GS18] any card does for a simple move', () => {
  for (const card of CARDS) expect(did(alone(down(22)), 0, simple(card, 'left')).pawns[0]).toEqual(down(21));
});

test('[GS19] [GS20] a long jump goes two cells, the card lies face up', () => {
  expect(cellsOf(did(alone(down(22)), 0, special('long', 'left')))).toEqual([21, 20]);
  const jumped = did(alone(down(22)), 0, special('long', 'right'));
  expect(cellsOf(jumped)).toEqual([23, 24]);
  expect(jumped.played[0]).toEqual(up('long'));
});

test('[GS21] [GS26] a high jump goes up and to one side, and the pawn falls from there', () => {
  const jumped = did(alone(down(22)), 0, special('high', 'left'));
  expect(jumped.events[0]).toMatchObject({
    path: [
      { cell: 17, falling: false },
      { cell: 16, falling: false },
      { cell: 21, falling: true },
    ],
  });
});

test('[GS22] a drop goes through the platform under the feet', () => {
  const walls = [
    [7, SOUTH],
    [17, SOUTH],
  ] as const;
  expect(cellsOf(did(alone(down(7), walls), 0, special('drop', 'down')))).toEqual([12, 17]);
});

test('[GS22] a drop goes through one platform only', () => {
  const walls = [
    [7, SOUTH],
    [12, SOUTH],
  ] as const;
  expect(cellsOf(did(alone(down(7), walls), 0, special('drop', 'down')))).toEqual([12]);
});

test('[GS22] with no other platform on its way a drop ends where it began', () => {
  const state = alone(down(22), [[22, SOUTH]]);
  expect(cellsOf(did(state, 0, special('drop', 'down')))).toEqual([2, 7, 12, 17, 22]);
});

test.each([
  ['left', EAST, [23, 24]],
  ['right', WEST, [21, 20]],
  ['round', NORTH, [17, 12, 7, 2]],
] as const)('[GS23] [GS26] rotate %s, and the fall that follows', (way, feet, path) => {
  const turned = did(alone(down(22)), 0, special('rotate', way));
  expect(turned.pawns[0]!.feet).toBe(feet);
  expect(cellsOf(turned)).toEqual(path);
});

test('[GS23] a pawn that turns onto a platform stays where it is', () => {
  const turned = did(alone(down(20)), 0, special('rotate', 'right'));
  expect(turned.pawns[0]).toEqual({ cell: 20, feet: WEST });
  expect(cellsOf(turned)).toEqual([]);
});

test('[GS24] the wild card does what each of the four does', () => {
  for (const [trick, way] of [
    ['long', 'right'],
    ['high', 'left'],
    ['drop', 'down'],
    ['rotate', 'round'],
  ] as const) {
    const own = did(alone(down(22)), 0, special(trick, way));
    const wild = did(alone(down(22)), 0, special(trick, way, 'wild'));
    expect(wild.pawns).toEqual(own.pawns);
    expect(wild.played[0]).toEqual(up('wild'));
  }
});

test.each([
  ['long', 'right', [22, EAST], [22, EAST]],
  ['long', 'right', [23, EAST], [23, EAST]],
  ['long', 'left', [21, EAST], [22, WEST]],
  ['long', 'left', [20, EAST], [21, WEST]],
  ['high', 'right', [22, NORTH], [22, NORTH]],
  ['high', 'right', [17, EAST], [17, EAST]],
  ['high', 'left', [16, EAST], [17, WEST]],
] as const)('[GS25] [GS60] %s %s is blocked by a platform at %o, met at %o', (trick, way, wall, met) => {
  const state = alone(down(22), [...FLOOR, wall]);
  expect(refused(state, 0, special(trick, way))).toEqual(blockedAt(met[0], met[1]));
  expect(refused(state, 0, special(trick, way, 'wild'))).toEqual(blockedAt(met[0], met[1]));
});

test('[GS60] of two platforms in the way the first is named', () => {
  const state = alone(down(22), [...FLOOR, [22, EAST], [23, EAST]]);
  expect(refused(state, 0, special('long', 'right'))).toEqual(blockedAt(22, EAST));
});

test('[GS25] a platform that a jump does not cross does not matter', () => {
  const state = alone(down(22), [...FLOOR, [22, EAST], [17, EAST]]);
  expect(refused(state, 0, special('high', 'left'))).toBeNull();
});

test('[GS17] refill brings all cards back', () => {
  const state = {
    ...alone(down(22)),
    played: [[...up('wild', 'long'), { card: 'drop', down: true } as const], []],
  };
  const filled = did(state, 0, { type: 'refill' });
  expect(filled.played[0]).toEqual([]);
  expect(filled.pawns).toEqual(state.pawns);
});

test('[GS27] the fourth card stays, the fifth brings all back', () => {
  const three = { ...alone(down(22)), played: [up('long', 'high', 'drop'), []] };
  expect(did(three, 0, simple('rotate', 'left')).played[0]).toHaveLength(4);
  const four = { ...three, played: [up('long', 'high', 'drop', 'rotate'), []] };
  expect(did(four, 0, simple('wild', 'left')).played[0]).toEqual([]);
  expect(did(four, 0, special('rotate', 'round', 'wild')).played[0]).toEqual([]);
});
