// Space Bowl: between rounds, the throw itself, and how often a throw has an answer.
import { beforeAll, describe, expect, test } from 'vitest';
import { DECK, hasHole, planetsOf } from '#shared/games/space-bowl/components.ts';
import type { Options } from '#shared/games/space-bowl/options.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import { answers, solve, type Throw } from '#shared/games/space-bowl/solver.ts';
import { fieldOf, type State } from '#shared/games/space-bowl/state.ts';
import { card, options, PILE, place, Table, table } from './table.ts';

const DEALS = 4000;

function dealt(number: number, some: Partial<Options> = {}): { state: State; thrown: Throw } {
  const { state } = new Table(spaceBowl.setup(options(some), 2, `deal ${number}`)).allReady();
  if (state.phase.kind !== 'search') throw new Error('no throw');
  return { state, thrown: state.phase.thrown };
}

function deals(some: Partial<Options>, count: number) {
  return Array.from({ length: count }, (_, number) => dealt(number, some));
}

/** How far a count may lie from a fair share of so many: six standard deviations. */
function expectFair(count: number, trials: number, chance: number) {
  const spread = 6 * Math.sqrt(trials * chance * (1 - chance));
  expect(Math.abs(count - trials * chance)).toBeLessThan(spread);
}

test('[SB7] the throw waits for the last seat to be ready', () => {
  const t = table({ phase: 'rest', seats: 3 }).ready(2, 0);
  expect(t.phase).toEqual({ kind: 'rest', since: 0, ready: [true, false, true] });
  expect(spaceBowl.toAct(t.state)).toEqual([1]);
  expect(t.wait(5000).ready(1).phase).toMatchObject({ kind: 'search', from: 6500 });
});

test('[SB8] without a limit the table waits for ever', () => {
  expect(spaceBowl.deadline(table({ phase: 'rest' }).state)).toBeNull();
});

test.each([30, 60] as const)('[SB8] a rest of %i seconds ends by itself', (rest) => {
  const t = table({ phase: 'rest', options: { rest } }).ready(1).wait(2000);
  expect(spaceBowl.deadline(t.state)).toBe(rest * 1000);
  expect(t.tick().phase).toMatchObject({ kind: 'search', from: rest * 1000 + 1500 });
  expect(t.tick().phase).toMatchObject({ kind: 'rest', since: rest * 1000 + 181_500 });
  expect(spaceBowl.deadline(t.state)).toBe(rest * 2000 + 181_500);
});

describe('thousands of throws', () => {
  let plain: ReturnType<typeof deals>;
  beforeAll(() => {
    plain = deals({}, DEALS);
  });

  test("[SB9] one marble for each planet of the pile's top card", () => {
    for (const { state, thrown } of plain) {
      const top = DECK[state.pile[0]!.card]!;
      expect(thrown.marbles.map(({ planet }) => planet).toSorted()).toEqual(planetsOf(top));
      expect(thrown.hole).toBeNull();
    }
  });

  test('[SB9] disc and marbles land anywhere, each for itself', () => {
    const discs = new Array<number>(9).fill(0);
    const cells = new Array<number>(9).fill(0);
    const together = [0, 0];
    for (const { thrown } of plain) {
      const [first, second] = thrown.marbles;
      discs[thrown.disc]!++;
      cells[second!.cell]!++;
      if (first!.cell === second!.cell) together[0]!++;
      if (first!.cell === thrown.disc) together[1]!++;
    }
    expect(discs).toHaveLength(9);
    for (const count of [...discs, ...cells, ...together]) expectFair(count, DEALS, 1 / 9);
  });

  test('[SB28] how many answers the throws have', () => {
    const shares = { none: 0, one: 0, two: 0, more: 0, hopeless: 0 };
    for (const { state, thrown } of plain) {
      const verdicts = solve(fieldOf(state.galaxy, state.options), thrown);
      const count = answers(verdicts).length;
      shares[count === 0 ? 'none' : count === 1 ? 'one' : count === 2 ? 'two' : 'more'] += 100 / DEALS;
      if (count === 0 && verdicts.every(({ jokerAt }) => jokerAt.length === 0))
        shares.hopeless += 100 / DEALS;
    }
    const claimed = { none: 26, one: 27, two: 19, more: 28 };
    for (const kind of ['none', 'one', 'two', 'more'] as const) {
      expect(Math.abs(shares[kind] - claimed[kind]), `${kind}: ${shares[kind]} %`).toBeLessThan(3);
    }
    expect(Math.abs(shares.hopeless - 1), `hopeless: ${shares.hopeless} %`).toBeLessThan(1);
  });
});

test('[SB9] every throw of a match is thrown anew', () => {
  const pile = PILE.map(() => place('345'));
  const t = table({ phase: 'rest', seats: 2, options: { search: 60 }, pile });
  const throws = pile.map(() => {
    const { phase } = t.allReady();
    t.tick();
    return phase.kind === 'search' ? JSON.stringify(phase.thrown) : phase.kind;
  });
  expect(new Set(throws).size).toBe(10);
});

test('[SB10] in training the disc lies in the centre, the marbles anywhere', () => {
  const thrown = deals({ training: true }, 300).map((deal) => deal.thrown);
  expect(thrown.every(({ disc }) => disc === 4)).toBe(true);
  expect(new Set(thrown.map(({ marbles }) => marbles[0]!.cell)).size).toBe(9);
});

test('[SB11] the search and its limit begin when the marbles lie still', () => {
  const t = table({ phase: 'rest', seats: 2 }).wait(1000).allReady();
  expect(t.view(0).phase).toMatchObject({ kind: 'search', from: 2500, until: 182_500 });
  expect(spaceBowl.deadline(t.state)).toBe(182_500);
  expect(t.wait(1499).refusal(0, { type: 'call', kind: 'go' })).toEqual({
    refused: 'rolling',
    where: { until: 2500 },
  });
  expect(t.wait(1).go(0).phase.kind).toBe('countdown');
});

test("[SB16] the black hole is thrown when it plays and the pile's top card carries one", () => {
  const cells = new Set<number>();
  for (const { state, thrown } of deals({ blackHole: true }, 600)) {
    expect(thrown.hole !== null).toBe(hasHole(state.pile[0]!.card));
    if (thrown.hole !== null) cells.add(thrown.hole);
  }
  expect(cells).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8]));
  for (const { thrown } of deals({}, 50)) expect(thrown.hole).toBeNull();
});

test('[SB23] a face-down card is turned up when it comes to the top of the pile', () => {
  const pile = PILE.map((planets, depth) => place(planets, { faceDown: depth === 1 || depth === 2 }));
  const t = table({ seats: 2, options: { void: true, search: 60 }, pile });
  t.tick();
  expect(t.state.pile.map(({ faceDown }) => faceDown)).toEqual([false, true, ...new Array(7).fill(false)]);
  expect(t.state.pile[0]!.card).toBe(card('35'));
  t.allReady();
  expect(t.phase).toMatchObject({ kind: 'search', thrown: { marbles: [{ planet: 3 }, { planet: 5 }] } });
});
