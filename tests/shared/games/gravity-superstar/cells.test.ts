// What happens in the cells a pawn comes into: stars, tokens, other pawns, doors; and the steals that follow.
import { expect, test } from 'vitest';
import type { Action } from '#shared/games/gravity-superstar/actions.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import { did, down, hand, NORTH, refused, SOUTH, simple, special, tableWith, up, WEST } from './table.ts';

const steal = (loot: number | 'token'): Action => ({ type: 'steal', loot });
const aside = { cell: 15, feet: WEST } as const;

test('[GS28] every star on the way is taken, also in a fall', () => {
  const state = tableWith({ pawns: [down(20), down(24)], stars: { 15: 0, 16: 1, 21: 1, 17: 2 } });
  const moved = did(state, 0, special('high', 'right'));
  expect(moved.taken[0]).toEqual(hand(1, 2));
  expect(moved.stars.filter((star) => star !== null)).toEqual([2]);
});

test('[GS28] [GS29] a star uncovers a replay symbol; only later entries give a token', () => {
  const state = tableWith({ board: { replays: [23] }, stars: { 0: 1, 23: 3 }, pawns: [down(22), aside] });
  const first = did(state, 0, simple('long', 'right'));
  expect(first).toMatchObject({ tokens: [0, 0], taken: [hand(0, 0, 0, 1), hand()], phase: { seat: 1 } });
  const back: State = { ...first, pawns: state.pawns, phase: state.phase };
  expect(did(back, 0, simple('drop', 'right'))).toMatchObject({
    tokens: [1, 0],
    supply: 17,
    phase: { seat: 0, again: true },
  });
});

test('[GS29] several tokens in one move, and one each time', () => {
  const state = tableWith({ board: { replays: [21, 22] }, pawns: [down(20), aside] });
  const once = did(state, 0, special('long', 'right'));
  expect(once.tokens).toEqual([2, 0]);
  const twice = did(
    { ...once, pawns: [down(20), aside], phase: state.phase, played: [[], []] },
    0,
    special('long', 'right'),
  );
  expect(twice).toMatchObject({ tokens: [4, 0], supply: 14 });
});

test('[GS30] the supply runs out', () => {
  const state = tableWith({ board: { replays: [21, 22] }, pawns: [down(20), aside], tokens: [1, 16] });
  expect(did(state, 0, special('long', 'right'))).toMatchObject({ tokens: [2, 16], supply: 0 });
});

test('[GS31] [GS32] [GS37] one move ejects several, whose cards all come back', () => {
  const state = tableWith({
    seats: 4,
    pawns: [down(20), down(21), { cell: 22, feet: WEST }, aside],
    played: [[], up('long', 'wild'), [{ card: 'drop', down: true }], up('high')],
    board: { doors: [down(24), down(23)] },
  });
  const moved = did(state, 0, special('long', 'right'));
  expect(moved.events[0]).toMatchObject({ path: [{ ejected: 1 }, { ejected: 2 }] });
  expect(moved.pawns).toEqual([down(22), down(24), null, aside]);
  expect(moved.played).toEqual([up('long'), [], [], up('high')]);
  expect(moved.events.map(({ kind }) => kind)).toEqual(['special', 'enter']);
});

test('[GS31] a falling pawn ejects, and goes on falling', () => {
  const state = tableWith({ pawns: [{ cell: 2, feet: NORTH }, aside], stars: { 0: 1 } });
  const turned = did(
    {
      ...state,
      pawns: [
        { cell: 2, feet: NORTH },
        { cell: 12, feet: SOUTH },
      ],
    },
    0,
    special('rotate', 'round'),
  );
  expect(turned.pawns[0]).toEqual(down(22));
  expect(turned.events[0]).toMatchObject({
    path: [{ cell: 7 }, { cell: 12, ejected: 1, falling: true }, { cell: 17 }, { cell: 22 }],
  });
});

test('[GS33] no token where somebody is ejected, but one the next time', () => {
  const state = tableWith({ board: { replays: [22] }, pawns: [down(21), down(22)] });
  const moved = did(state, 0, simple('wild', 'right'));
  expect(moved).toMatchObject({ tokens: [0, 0], supply: 18 });
  const again: State = { ...moved, pawns: [down(21), aside], phase: state.phase };
  expect(did(again, 0, simple('long', 'right'))).toMatchObject({ tokens: [1, 0], supply: 17 });
});

const DOORS = [down(23), down(20), down(24)];

test('[GS34] [GS13] whoever comes to the marked door sends the marker on', () => {
  const state = tableWith({ board: { doors: DOORS }, pawns: [down(22), aside] });
  expect(did(state, 0, simple('wild', 'right')).open).toBe(1);
  expect(did(state, 0, special('long', 'right')).open).toBe(1);
  expect(did(state, 0, simple('wild', 'left')).open).toBe(0);
  const last = tableWith({ board: { doors: DOORS }, open: 2, pawns: [down(22), aside] });
  expect(did(last, 0, special('long', 'right')).open).toBe(0);
});

test('[GS34] [GS13] the marker passes over doors with pawns', () => {
  const state = tableWith({ board: { doors: DOORS }, pawns: [down(22), down(20)] });
  const moved = did(state, 0, simple('wild', 'right'));
  expect(moved.open).toBe(2);
  expect(moved.events[0]).toMatchObject({ path: [{ cell: 23, open: 2 }] });
});

test('[GS34] [GS14] with a pawn on every door the marker stays', () => {
  const state = tableWith({ seats: 3, board: { doors: DOORS }, pawns: [down(22), down(20), down(24)] });
  const moved = did(state, 0, simple('wild', 'right'));
  expect(moved.open).toBe(0);
  expect(moved.pawns[0]).toEqual(down(23));
});

test('[GS34] a door that its pawn has just left is free', () => {
  const state = tableWith({ board: { doors: [down(23), down(22)] }, pawns: [down(22), aside] });
  expect(did(state, 0, simple('wild', 'right')).open).toBe(1);
});

test('[GS35] a star symbol without a star and an empty cell do nothing', () => {
  const state = tableWith({ board: { stars: [23] }, pawns: [down(22), aside] });
  for (const way of ['left', 'right'] as const)
    expect(did(state, 0, simple('wild', way))).toMatchObject({
      tokens: [0, 0],
      taken: [hand(), hand()],
      stars: state.stars,
    });
});

/** Seat 0 comes upon seat 1, and upon seat 2 with a longer jump. */
const robbery = (taken: number[][], tokens: number[]): State =>
  tableWith({
    seats: 3,
    pawns: [down(20), down(21), down(22)],
    taken,
    tokens,
    board: { doors: [down(24), down(23)] },
  });

test('[GS36] [GS61] one star of choice or a token', () => {
  const state = robbery([hand(), hand(1, 0, 2), hand()], [0, 1, 0]);
  const moved = did(state, 0, simple('wild', 'right'));
  expect(moved.phase).toEqual({ kind: 'steal', seat: 0, victims: [1], entering: false });
  expect(refused(moved, 0, steal(1))).toEqual({ refused: 'noSuchLoot' });
  for (const action of [{ type: 'refill' }, { type: 'end' }, simple('long', 'right')] as const)
    expect(refused(moved, 0, action)).toEqual({ refused: 'mustSteal' });
  const star = did(moved, 0, steal(2));
  expect(star.taken).toEqual([hand(0, 0, 1), hand(1, 0, 1), hand()]);
  expect(star.tokens).toEqual([0, 1, 0]);
  expect(star.phase).toEqual({ kind: 'act', seat: 1, again: false });
  const token = did(moved, 0, steal('token'));
  expect(token).toMatchObject({ tokens: [1, 0, 0], supply: 17, phase: { seat: 0, again: true } });
});

test('[GS37] nothing is taken from somebody who has nothing', () => {
  const moved = did(robbery([hand(1), hand(), hand()], [0, 0, 0]), 0, simple('wild', 'right'));
  expect(moved).toMatchObject({ phase: { kind: 'act', seat: 1 }, taken: [hand(1), hand(), hand()] });
});

test.each([
  [hand(0, 3), 0, 1],
  [hand(), 2, 'token'],
] as const)('[GS38] what is all alike is taken at once: %o and %i tokens', (own, tokens, loot) => {
  const moved = did(robbery([hand(), [...own], hand()], [0, tokens, 0]), 0, simple('wild', 'right'));
  expect(moved.events[1]).toEqual({ kind: 'steal', seat: 0, victim: 1, loot });
  expect(moved.phase.kind).toBe('act');
});

test('[GS39] victims are robbed one by one in the order of the ejections', () => {
  const state = robbery([hand(), hand(1, 1), hand(0, 0, 1, 1)], [0, 0, 0]);
  const moved = did(state, 0, special('long', 'right'));
  expect(moved.phase).toMatchObject({ victims: [1, 2] });
  const first = did(moved, 0, steal(0));
  expect(first.phase).toMatchObject({ kind: 'steal', victims: [2] });
  const second = did(first, 0, steal(3));
  expect(second.taken).toEqual([hand(1, 0, 0, 1), hand(0, 1), hand(0, 0, 1)]);
  expect(second.phase).toMatchObject({ kind: 'act', seat: 1 });
});

test('[GS39] [GS38] one taken at once between others that are asked about', () => {
  const moved = did(robbery([hand(), hand(1), hand(0, 0, 1, 1)], [0, 0, 0]), 0, special('long', 'right'));
  expect(moved.taken[0]).toEqual(hand(1));
  expect(moved.phase).toMatchObject({ victims: [2] });
});
