// Space Bowl: every line of the table of points. Cards 7 and 8 are right, 3 needs the joker on it, 0 is wrong.
import { expect, test } from 'vitest';
import { table } from './table.ts';

test('[SB49] [SB50] [SB51] [SB53] [SB57] the worked Go round: +3, +2, −1, 0, 0', () => {
  const t = table().go(0).follow(1, 2).pick(0, 7).pick(1, 8).pick(2, 0).reveal();
  expect(t.gains).toEqual([3, 2, -1, 0, 0]);
  expect(t.state.scores).toEqual([7, 6, 3, 4, 4]);
  expect(t.reasons(0)).toEqual({ valid: 1, go: 1, alone: 1 });
  expect(t.reasons(1)).toEqual({ valid: 1, alone: 1 });
  expect(t.reasons(2)).toEqual({ invalid: -1 });
  expect(t.reasons(3)).toEqual({});
  expect(t.last.found).toBe(true);
});

test('[SB55] [SB56] the worked doom round: −2, −1, +2, 0, 0', () => {
  const t = table().doom(0).follow(1).pick(2, 7).reveal();
  expect(t.gains).toEqual([-2, -1, 2, 0, 0]);
  expect(t.state.scores).toEqual([2, 3, 6, 4, 4]);
  expect(t.reasons(0)).toEqual({ red: -1, doom: -1 });
  expect(t.reasons(1)).toEqual({ red: -1 });
  expect(t.reasons(2)).toEqual({ valid: 1, alone: 1 });
});

test('[SB51] a card that several named is alone for none of them', () => {
  const t = table().go(0).follow(1, 2).pick(0, 7).pick(1, 7).pick(2, 8).reveal();
  expect(t.gains).toEqual([2, 1, 2, 0, 0]);
  expect(t.reasons(0)).toEqual({ valid: 1, go: 1 });
});

test('[SB51] also when the other one was wrong to name it', () => {
  const t = table().go(0).follow(1).joker(1, 3).pick(0, 7).pick(1, 7).reveal();
  expect(t.gains).toEqual([2, -1, 0, 0, 0]);
});

test('[SB51] a card the other one gave up does not count', () => {
  expect(table().go(0).follow(1).pick(0, 7).pick(1, 7).pick(1, 8).reveal().gains).toEqual([3, 2, 0, 0, 0]);
});

test('[SB52] using the joker costs each user a point', () => {
  const alone = table().go(0).joker(0, 3).pick(0, 3).reveal();
  expect(alone.reasons(0)).toEqual({ valid: 1, go: 1, alone: 1, joker: -1 });
  const shared = table().go(0).follow(1, 2).joker(1, 3).pick(0, 3).pick(1, 3).pick(2, 7).reveal();
  expect(shared.gains).toEqual([1, 0, 2, 0, 0]);
  expect(shared.reasons(1)).toEqual({ valid: 1, joker: -1 });
});

test('[SB52] in a doom round too', () => {
  const t = table().doom(0).joker(1, 3).pick(1, 3).reveal();
  expect(t.gains).toEqual([-2, 1, 0, 0, 0]);
  expect(t.last.found).toBe(true);
});

test('[SB53] a wrong card costs a point, found or not', () => {
  expect(table().go(0).follow(1).pick(0, 7).pick(1, 0).reveal().gains).toEqual([3, -1, 0, 0, 0]);
  expect(table().go(0).follow(1).pick(0, 0).pick(1, 0).reveal().gains).toEqual([-1, -1, 0, 0, 0]);
  expect(table().doom(0).pick(1, 0).pick(2, 7).reveal().gains).toEqual([-2, -1, 2, 0, 0]);
  expect(table().doom(0).pick(1, 0).reveal().gains).toEqual([2, -1, 0, 0, 0]);
});

test('[SB54] a wrong Go caller pays one more, but only if someone found', () => {
  const found = table().go(0).follow(1).pick(0, 0).pick(1, 7).reveal();
  expect(found.gains).toEqual([-2, 2, 0, 0, 0]);
  expect(found.reasons(0)).toEqual({ invalid: -1, goInvalid: -1 });
  expect(table().go(0).follow(1).pick(1, 7).reveal().gains).toEqual([-2, 2, 0, 0, 0]);
  const not = table().go(0).pick(0, 0).reveal();
  expect(not.reasons(0)).toEqual({ invalid: -1 });
  expect(not.last.found).toBe(false);
});

test('[SB54] nobody else pays that', () => {
  const t = table().doom(0).pick(1, 0).pick(2, 7).reveal();
  expect(t.reasons(1)).toEqual({ invalid: -1 });
});

test('[SB55] [SB56] nothing found: +2 for the doom caller, +1 for followers', () => {
  const t = table({ seats: 4 }).doom(2).follow(0).pick(1, 0).reveal();
  expect(t.gains).toEqual([1, -1, 2, 0]);
  expect(t.reasons(2)).toEqual({ red: 1, doom: 1 });
  expect(t.reasons(0)).toEqual({ red: 1 });
});

test('[SB57] silence in a Go round and idle searching score nothing', () => {
  expect(table().go(0).pick(0, 7).reveal().gains.slice(1)).toEqual([0, 0, 0, 0]);
  expect(table().doom(0).reveal().gains).toEqual([2, 0, 0, 0, 0]);
});

test('[SB58] an answer nobody named does not count as found', () => {
  const t = table().doom(0).follow(1).reveal();
  expect(t.last).toMatchObject({ found: false, answers: [{ card: 7 }, { card: 8 }] });
  expect(t.gains).toEqual([2, 1, 0, 0, 0]);
});

test('[SB59] no total stays below 0, and what was lost is not remembered', () => {
  const t = table({ scores: [1, 0, 0, 4, 4] })
    .doom(0)
    .follow(1)
    .pick(2, 7)
    .reveal();
  expect(t.state.scores).toEqual([0, 0, 2, 4, 4]);
  expect(t.seat(0)).toMatchObject({ before: 1, after: 0 });
  expect(t.gains[0]).toBe(-2);
  t.allReady().wait(1500).doom(0).reveal();
  expect(t.state.scores).toEqual([2, 0, 2, 4, 4]);
});

test('[SB59] gains and losses of a round are summed before 0 stops them', () => {
  const t = table({ scores: [0, 0], seats: 2 })
    .go(0)
    .follow(1)
    .joker(1, 3)
    .pick(0, 3)
    .pick(1, 3)
    .reveal();
  expect(t.reasons(1)).toEqual({ valid: 1, joker: -1 });
  expect(t.state.scores).toEqual([1, 0]);
});

test('[SB60] totals go past 18', () => {
  expect(
    table({ scores: [17, 4, 4, 4, 4] })
      .go(0)
      .pick(0, 7)
      .reveal().state.scores[0],
  ).toBe(20);
});
