// The course of turns: coming in, replays, taking back, and the end of the match.
import { expect, test } from 'vitest';
import { act, startMatch } from '#shared/engine/match.ts';
import { CLOCKWISE, expertPoints, starsLeft, TOKENS } from '#shared/games/gravity-superstar/components.ts';
import { rideOf } from '#shared/games/gravity-superstar/legal.ts';
import type { Ride } from '#shared/games/gravity-superstar/ride.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import { outcomeOf } from '#shared/games/gravity-superstar/score.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import { did, down, EAST, hand, refused, simple, special, tableWith, up, WEST } from './table.ts';

const aside = { cell: 15, feet: WEST } as const;
const REFILL = { type: 'refill' } as const;
const UNDO = { type: 'undo' } as const;
const END = { type: 'end' } as const;

test('[GS11] [GS55] turns go round, and nobody acts in those of others', () => {
  let state = tableWith({
    seats: 3,
    starter: 2,
    stars: Object.fromEntries(Array.from({ length: 9 }, (_, cell) => [cell, 0])),
    pawns: [down(20), down(22), down(24)],
    played: [up('long'), up('high'), up('wild')],
    phase: { kind: 'act', seat: 2, again: false },
  });
  for (const seat of [2, 0, 1]) {
    expect(gravitySuperstar.toAct(state)).toEqual([seat]);
    expect(state.round).toBe(1);
    expect(refused(state, (seat + 1) % 3, REFILL)).toEqual({ refused: 'notYourTurn', where: { seat } });
    state = did(state, seat, REFILL);
  }
  expect(state).toMatchObject({ round: 2, phase: { kind: 'act', seat: 2 } });
});

test('[GS12] [GS13] a pawn comes in by the marked door, lying as the door does', () => {
  const doors = [down(20), { cell: 14, feet: EAST } as const, down(24)];
  const state = tableWith({ board: { doors }, open: 1, pawns: [down(22), null] });
  const next = did(state, 0, simple('wild', 'left'));
  expect(next.pawns[1]).toEqual({ cell: 14, feet: EAST });
  expect(next.open).toBe(2);
  expect(next.events[1]).toEqual({
    kind: 'enter',
    seat: 1,
    pawn: { cell: 14, feet: EAST },
    ejected: null,
    open: 2,
  });
  expect(next.phase).toEqual({ kind: 'act', seat: 1, again: false });
});

test('[GS12] a pawn on the board stays where it is', () => {
  const next = did(tableWith({ pawns: [down(22), aside] }), 0, simple('wild', 'left'));
  expect(next.pawns[1]).toEqual(aside);
  expect(next.events).toHaveLength(1);
});

test('[GS13] the outline of the planets, clockwise', () => {
  expect(CLOCKWISE).toEqual({ 2: [0, 1], 4: [0, 1, 3, 2], 6: [0, 1, 3, 5, 4, 2] });
});

/** The only door is occupied by seat 2, and seat 1 is about to come in. */
const crowded = (taken: number[], tokens = 0): State =>
  tableWith({
    seats: 3,
    board: { doors: [down(22)] },
    pawns: [down(21), null, down(22)],
    played: [[], [], up('high')],
    taken: [hand(), hand(), taken],
    tokens: [0, 0, tokens],
  });

test('[GS14] [GS15] [GS32] coming in where somebody lies ejects them', () => {
  const next = did(crowded(hand()), 0, simple('wild', 'left'));
  expect(next.pawns).toEqual([down(20), down(22), null]);
  expect(next.events[1]).toMatchObject({ kind: 'enter', ejected: 2, open: 0 });
  expect(next).toMatchObject({ played: [[{ card: 'wild' }], [], []], phase: { kind: 'act', seat: 1 } });
});

test('[GS15] [GS40] robbed before the action, by choice or at once', () => {
  const asked = did(crowded(hand(1, 1)), 0, simple('wild', 'left'));
  expect(asked.phase).toEqual({ kind: 'steal', seat: 1, victims: [2], entering: true });
  const robbed = did(asked, 1, { type: 'steal', loot: 1 });
  expect(robbed).toMatchObject({
    taken: [hand(), hand(0, 1), hand(1)],
    phase: { kind: 'act', seat: 1, again: false },
  });
  expect(did(crowded(hand(2)), 0, simple('wild', 'left'))).toMatchObject({
    taken: [hand(), hand(1), hand(1)],
    phase: { kind: 'act', seat: 1, again: false },
  });
});

test('[GS16] after its action a seat without tokens is done', () => {
  const state = tableWith({ pawns: [down(22), aside], played: [up('long'), []] });
  for (const action of [REFILL, simple('wild', 'left'), special('drop', 'down')])
    expect(did(state, 0, action).phase).toMatchObject({ kind: 'act', seat: 1 });
});

test('[GS41] [GS43] a second action costs a token, and there is no third', () => {
  const state = tableWith({ pawns: [down(22), aside], tokens: [3, 0] });
  const once = did(state, 0, simple('wild', 'left'));
  expect(once).toMatchObject({ phase: { seat: 0, again: true }, tokens: [3, 0] });
  for (const [action, kind] of [
    [simple('long', 'right'), 'simple'],
    [REFILL, 'refill'],
    [special('drop', 'down'), 'special'],
  ] as const) {
    const twice = did(once, 0, action);
    expect(twice).toMatchObject({ phase: { seat: 1, again: false }, tokens: [2, 0], supply: 16 });
    expect(twice.events.slice(0, 2)).toMatchObject([{ kind: 'replay', seat: 0 }, { kind }]);
  }
});

test('[GS41] [GS30] the token that is paid can be collected again, and one sees so before', () => {
  const move = { type: 'simple', card: 'wild', way: 'left' } as const;
  const state = tableWith({
    board: { replays: [21] },
    pawns: [down(22), aside],
    tokens: [TOKENS, 0],
    phase: { kind: 'act', seat: 0, again: true },
  });
  const ride = rideOf(state, 0, move) as Ride;
  expect(ride.path).toMatchObject([{ cell: 21, token: true }]);
  const next = did(state, 0, move);
  expect(next.events[1]).toMatchObject({ kind: 'simple', path: ride.path });
  expect(next.tokens).toEqual(ride.pieces.tokens);
});

test('[GS41] a second action that is refused costs nothing', () => {
  const state = tableWith({ pawns: [down(20), aside], tokens: [1, 0] });
  const once = did(state, 0, special('drop', 'down'));
  const again = { ...once, pawns: [down(20), aside] };
  expect(refused(again, 0, simple('long', 'left'))).toMatchObject({ refused: 'blocked' });
  expect(refused(again, 0, special('drop', 'down'))).toEqual({ refused: 'cardPlayed' });
  const next = did(again, 0, special('rotate', 'round'));
  expect([next.tokens, next.supply]).toEqual([[0, 0], TOKENS]);
});

test('[GS41] the next turn allows a replay again', () => {
  const state = tableWith({
    pawns: [down(22), aside],
    tokens: [2, 0],
    replayed: true,
    phase: { kind: 'act', seat: 1, again: false },
  });
  const next = did(state, 1, special('rotate', 'left', 'wild'));
  expect(next.phase).toEqual({ kind: 'act', seat: 0, again: false });
  const once = did(next, 0, special('rotate', 'round'));
  expect(once.phase).toEqual({ kind: 'act', seat: 0, again: true });
  expect(did(once, 0, special('rotate', 'round', 'wild')).tokens).toEqual([1, 0]);
});

test('[GS42] a token gained in the turn pays for its second action', () => {
  const state = tableWith({ board: { replays: [21] }, pawns: [down(22), aside] });
  const once = did(state, 0, simple('wild', 'left'));
  expect(once).toMatchObject({ tokens: [1, 0], phase: { seat: 0, again: true } });
  expect(did(once, 0, simple('long', 'right'))).toMatchObject({
    tokens: [0, 0],
    supply: 18,
    phase: { seat: 1 },
  });
});

test('[GS42] a token gained by the second action is kept for another turn', () => {
  const state = tableWith({ board: { replays: [21] }, pawns: [down(23), aside], tokens: [1, 0] });
  const twice = did(state, 0, simple('wild', 'left'), simple('long', 'left'));
  expect(twice).toMatchObject({ tokens: [1, 0], phase: { seat: 1 } });
});

test('[GS43] [GS56] end does without, and only after the first action', () => {
  const state = tableWith({ pawns: [down(22), aside], tokens: [1, 0] });
  expect(refused(state, 0, END)).toEqual({ refused: 'notNow' });
  const ended = did(state, 0, simple('wild', 'left'), END);
  expect(ended).toMatchObject({ tokens: [1, 0], phase: { seat: 1 } });
});

test('[GS45] what one did last can be taken back, several steps, until the first', () => {
  const start = tableWith({ pawns: [down(22), aside], tokens: [1, 0] });
  const once = did(start, 0, simple('wild', 'left'));
  const twice = did(once, 0, simple('long', 'right'));
  expect(refused(twice, 1, UNDO)).toEqual({ refused: 'nothingToUndo' });
  const back = did(twice, 0, UNDO);
  expect(back).toMatchObject({ since: twice.since + 1000, events: [{ kind: 'undo', seat: 0 }] });
  expect(back).toMatchObject({ pawns: once.pawns, played: once.played, tokens: [1, 0], phase: once.phase });
  const first = did(back, 0, UNDO);
  expect(first).toMatchObject({ pawns: start.pawns, played: [[], []], phase: start.phase });
  expect(refused(first, 0, UNDO)).toEqual({ refused: 'nothingToUndo' });
});

test('[GS45] a steal is taken back, and the coming in of the next one with it', () => {
  const start = tableWith({ pawns: [down(21), down(22)], taken: [hand(), hand(1, 1)] });
  const moved = did(start, 0, simple('wild', 'right'));
  const robbed = did(moved, 0, { type: 'steal', loot: 1 });
  expect(robbed.pawns[1]).not.toBeNull();
  const back = did(robbed, 0, UNDO);
  expect(back).toMatchObject({ phase: moved.phase, taken: moved.taken, pawns: [down(22), null], open: 0 });
  expect(did(back, 0, { type: 'steal', loot: 0 }).taken).toEqual([hand(1), hand(0, 1)]);
  expect(did(back, 0, UNDO)).toMatchObject({ pawns: start.pawns, taken: start.taken });
});

test('[GS45] [GS62] not when somebody else has acted, even if they took that back', () => {
  const start = tableWith({ pawns: [down(21), down(23)] });
  const moved = did(start, 0, simple('wild', 'left'));
  const answered = did(moved, 1, simple('wild', 'right'));
  expect(refused(answered, 0, UNDO)).toEqual({ refused: 'nothingToUndo' });
  const back = did(answered, 1, UNDO);
  expect(back.phase).toEqual(moved.phase);
  for (const seat of [0, 1]) expect(refused(back, seat, UNDO)).toEqual({ refused: 'nothingToUndo' });
});

test('[GS46] [GS64] not after the match is over', () => {
  const header = { game: 'gravity-superstar', seats: 2, options: {}, seed: 'over', rulesVersion: 1 };
  const match = startMatch(gravitySuperstar, header);
  if ('refused' in match) throw new Error(match.refused);
  const last = ending(2, 0);
  const over = act({ ...match, state: last }, 1, REFILL, 10);
  if ('refused' in over) throw new Error(over.refused);
  expect(gravitySuperstar.outcome(over.state)).not.toBeNull();
  expect(act(over, 1, UNDO, 20)).toEqual({ refused: 'over' });
  expect(gravitySuperstar.act(over.state, 1, UNDO, 20)).toEqual({ refused: 'notNow' });
  expect(gravitySuperstar.legal!(gravitySuperstar.view(over.state, 1), 1, 20)).toEqual([]);
});

/** The last seat of a round is to act with a refill. */
function ending(seats: number, stars: number, rest: Partial<State> = {}): State {
  const table = tableWith({
    seats,
    stars: Object.fromEntries(Array.from({ length: stars }, (_, cell) => [cell, 0])),
    pawns: Array.from({ length: seats }, (_, seat) => (seat < 5 ? down(20 + seat) : aside)),
    played: Array.from({ length: seats }, () => up('long')),
    phase: { kind: 'act', seat: seats - 1, again: false },
  });
  return { ...table, ...rest };
}

test.each([
  [2, 4],
  [3, 8],
  [4, 8],
  [5, 12],
  [6, 12],
])('[GS47] %i seats: the round with %i stars left is the last', (seats, left) => {
  expect(starsLeft(seats)).toBe(left);
  expect(did(ending(seats, left), seats - 1, REFILL).phase).toEqual({ kind: 'over' });
  const more = did(ending(seats, left + 1), seats - 1, REFILL);
  expect(more).toMatchObject({ round: 2, phase: { kind: 'act', seat: 0 } });
});

test('[GS47] a round is played to its end, which is before the first seat', () => {
  const first = { kind: 'act', seat: 0, again: false } as const;
  expect(did(ending(2, 0, { phase: first }), 0, REFILL).phase).toMatchObject({ kind: 'act', seat: 1 });
  expect(did(ending(2, 0, { phase: first, starter: 1 }), 0, REFILL).phase).toEqual({ kind: 'over' });
});

test('[GS48] [GS49] the scoring of a whole table', () => {
  const julian = { stars: [2, 2, 2, 0, 2, 4], tokens: 4 };
  const gyom = { stars: [3, 1, 3, 1, 0, 1], tokens: 0 };
  const henri = { stars: [0, 1, 0, 1, 1, 1], tokens: 3 };
  const emma = { stars: [3, 3, 4, 2, 1, 2], tokens: 1 };
  const all = [julian, gyom, henri, emma];
  const held = { taken: all.map(({ stars }) => stars), tokens: all.map(({ tokens }) => tokens) };
  expect(outcomeOf(held)).toEqual({ scores: [22, 11, 7, 22], places: [2, 3, 4, 1] });
});

test('[GS49] with as many tokens a place is shared, and the next is skipped', () => {
  const held = { taken: [hand(2), hand(0, 2), hand(3), hand(1, 1)], tokens: [1, 1, 0, 0] };
  expect(outcomeOf(held)).toEqual({ scores: [4, 4, 4, 2], places: [2, 2, 1, 4] });
});

const RICH: Record<number, number[]> = { 17: hand(11, 1), 18: hand(12), 23: hand(13, 3), 24: hand(12, 4) };

test.each([
  [2, 18],
  [3, 24],
  [4, 18],
  [5, 24],
  [6, 18],
])('[GS50] %i seats: the expert end comes at %i points', (seats, points) => {
  expect(expertPoints(seats)).toBe(points);
  const last = (own: number, expert: boolean) =>
    did(
      ending(seats, 20, {
        options: { expert },
        taken: Array.from({ length: seats }, (_, seat) => (seat ? hand() : RICH[own]!)),
      }),
      seats - 1,
      REFILL,
    );
  expect(last(points, true).phase).toEqual({ kind: 'over' });
  expect(last(points - 1, true).phase).toMatchObject({ kind: 'act' });
  expect(last(points, false).phase).toMatchObject({ kind: 'act' });
});

test('[GS50] points lost before the end of the round do not put it off', () => {
  const state = tableWith({
    options: { expert: true },
    pawns: [down(21), down(22)],
    taken: [hand(11), hand()],
    stars: { 0: 0, 1: 0, 2: 1, 3: 1, 4: 1, 6: 1, 20: 0 },
  });
  const reached = did(state, 0, simple('wild', 'left'));
  expect(reached).toMatchObject({ ending: true, phase: { seat: 1 } });
  const over = did({ ...reached, pawns: [down(21), down(22)] }, 1, simple('wild', 'left'));
  expect(over.phase).toEqual({ kind: 'over' });
  expect(gravitySuperstar.outcome(over)).toEqual({ scores: [16, 1], places: [1, 2] });
});

test('[GS50] taken back, the action that would have ended it does not', () => {
  const state = tableWith({
    options: { expert: true },
    pawns: [down(21), aside],
    taken: [hand(11), hand()],
    stars: { 0: 0, 1: 0, 2: 1, 3: 1, 4: 1, 20: 0 },
  });
  expect(did(state, 0, simple('wild', 'left'), UNDO).ending).toBe(false);
});

test.each([2, 3, 6])('[GS50] %i seats: with the expert end, few stars left end nothing', (seats) => {
  const expert = { options: { expert: true } };
  for (const left of [1, starsLeft(seats)])
    expect(did(ending(seats, left, expert), seats - 1, REFILL)).toMatchObject({
      round: 2,
      phase: { kind: 'act', seat: 0 },
    });
});

test('[GS51] with the expert end a board without stars ends the match too', () => {
  expect(did(ending(2, 0, { options: { expert: true } }), 1, REFILL).phase).toEqual({ kind: 'over' });
});
