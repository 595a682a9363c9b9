// Space Bowl: when a match ends, and who has won it.
import { expect, test } from 'vitest';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import type { State } from '#shared/games/space-bowl/state.ts';
import { card, layout, PILE, place, table } from './table.ts';

test('[SB67] after ten rounds', () => {
  const t = table({ seats: 2, options: { search: 60 } });
  for (let round = 1; round < 10; round++) {
    t.tick();
    expect(t.state).toMatchObject({ round: round + 1, phase: { kind: 'rest' } });
    expect(spaceBowl.outcome(t.state)).toBeNull();
    t.allReady().wait(1500);
  }
  expect(t.state.pile).toHaveLength(1);
  expect(t.tick().state).toMatchObject({ round: 10, phase: { kind: 'over' }, pile: [] });
  expect(t.state.history).toHaveLength(10);
  expect(t.view(0)).toMatchObject({ top: null, pile: 0, phase: { kind: 'over' } });
  expect(spaceBowl.outcome(t.state)).toEqual({ places: [1, 1], scores: [4, 4] });
  expect(spaceBowl.deadline(t.state)).toBeNull();
  expect(spaceBowl.toAct(t.state)).toEqual([]);
});

test.each([
  [14, false],
  [15, true],
  [16, true],
])('[SB67] %i points and 3 more: over is %s', (points, over) => {
  const t = table({ scores: [points, 4, 4, 4, 4] })
    .go(0)
    .pick(0, 7)
    .reveal();
  expect(t.phase.kind === 'over').toBe(over);
  expect(t.state.round).toBe(over ? 1 : 2);
});

test('[SB67] the last card of the pile is still played and moved', () => {
  const t = table({ pile: [place(PILE[0]!)] })
    .go(0)
    .pick(0, 7)
    .reveal();
  expect(t.phase.kind).toBe('over');
  expect(t.state.galaxy[7]!.card).toBe(card(PILE[0]!));
  expect(t.state.pile).toEqual([]);
});

function over(scores: number[], cards: number[]): State {
  const stock = cards.map((count) => new Array<number>(count).fill(0));
  return { ...layout({ seats: scores.length, scores, stock }), phase: { kind: 'over' } };
}

test.each([
  ['most points', [18, 20, 4], [9, 0, 0], [2, 1, 3]],
  ['more cards when tied', [18, 18, 4], [1, 2, 9], [2, 1, 3]],
  ['shared when still tied', [18, 18, 4], [2, 2, 3], [1, 1, 3]],
  ['everywhere in the table', [7, 7, 18, 7], [3, 1, 0, 3], [2, 4, 1, 2]],
])('[SB68] %s', (_, scores, cards, places) => {
  expect(spaceBowl.outcome(over(scores, cards))).toEqual({ places, scores });
});

test('[SB68] no outcome before the end', () => {
  expect(spaceBowl.outcome(layout({ scores: [20, 4, 4, 4, 4] }))).toBeNull();
});
