// Space Bowl: what is in the box, how a match is laid out, and its options.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { startMatch } from '#shared/engine/match.ts';
import { DECK, hasHole, planetsOf } from '#shared/games/space-bowl/components.ts';
import { OptionsSchema } from '#shared/games/space-bowl/options.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import type { State } from '#shared/games/space-bowl/state.ts';
import { options, table } from './table.ts';

const seeds = Array.from({ length: 200 }, (_, number) => `deal ${number}`);

function header(seats: number) {
  return { game: 'space-bowl', options: {}, seats, seed: 'x', rulesVersion: 1 };
}

test('[SB1] 2 to 8 seats, no fewer and no more', () => {
  const fits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
    (seats) => !isRefusal(startMatch(spaceBowl, header(seats))),
  );
  expect(fits).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(startMatch(spaceBowl, header(9))).toEqual({ refused: 'badSeats' });
});

test('[SB2] the deck is every set of two to five planets, once', () => {
  const sizes = [0, 0, 0, 0, 0, 0, 0];
  for (const set of DECK) sizes[planetsOf(set).length]!++;
  expect(sizes).toEqual([0, 0, 15, 20, 15, 6, 0]);
  expect(new Set(DECK).size).toBe(56);
  expect(Math.max(...DECK)).toBeLessThan(64);
});

test('[SB3] fourteen cards carry a black hole: 3 pairs, 4 threes, 4 fours, 3 fives', () => {
  const holes = [...DECK.keys()].filter(hasHole);
  const bySize = [2, 3, 4, 5].map((size) => holes.filter((card) => planetsOf(DECK[card]!).length === size));
  expect(bySize.map((cards) => cards.length)).toEqual([3, 4, 4, 3]);
});

test.each([
  [false, 25],
  [true, 36],
])('[SB4] [SB24] a galaxy, a pile of ten, no card twice (larger: %s)', (larger, laid) => {
  for (const seed of seeds) {
    const state = spaceBowl.setup(options({ larger }), 4, seed);
    const cards = [...state.galaxy, ...state.pile].map(({ card }) => card);
    expect(state.galaxy).toHaveLength(laid);
    expect(state.pile).toHaveLength(10);
    expect(new Set(cards).size).toBe(laid + 10);
    expect(cards.every((card) => DECK[card] !== undefined)).toBe(true);
    expect([...state.galaxy, ...state.pile].some(({ faceDown }) => faceDown)).toBe(false);
  }
});

test('[SB4] every card may lie anywhere', () => {
  const first = new Set(seeds.map((seed) => spaceBowl.setup(options(), 2, seed).galaxy[0]!.card));
  const top = new Set(seeds.map((seed) => spaceBowl.setup(options(), 2, seed).pile[0]!.card));
  expect(first.size).toBeGreaterThan(45);
  expect(top.size).toBeGreaterThan(45);
});

test('[SB5] everyone has 4 points and no cards; the captain is drawn', () => {
  const captains = [0, 0, 0, 0];
  for (const seed of seeds) {
    const state = spaceBowl.setup(options(), 4, seed);
    expect(state).toMatchObject({
      scores: [4, 4, 4, 4],
      stock: [[], [], [], []],
      round: 1,
      last: null,
      history: [],
    });
    captains[state.captain]!++;
  }
  for (const often of captains) expect(often).toBeGreaterThan(25);
});

test('[SB6] the seed decides everything', () => {
  const deal = (seed: string) => JSON.stringify(spaceBowl.setup(options({ void: true }), 3, seed));
  expect(deal('one')).toBe(deal('one'));
  expect(new Set(seeds.map(deal)).size).toBe(seeds.length);
  const thrown = seeds.map((seed) => {
    const t = table();
    t.state = spaceBowl.setup(options(), 2, seed);
    return JSON.stringify(t.allReady().phase);
  });
  expect(new Set(thrown).size).toBe(seeds.length);
});

test('[SB20] three of the 56 cards are face down, drawn at random', () => {
  let seen = 0;
  let onTop = 0;
  for (const seed of seeds) {
    const state: State = spaceBowl.setup(options({ void: true }), 2, seed);
    const down = [...state.galaxy, ...state.pile].filter(({ faceDown }) => faceDown);
    expect(down.length).toBeLessThanOrEqual(3);
    expect(state.pile[0]!.faceDown).toBe(false);
    seen += down.length;
    onTop += state.pile.slice(1).filter(({ faceDown }) => faceDown).length;
  }
  // 3 of 56 cards; 34 places can show one face down.
  expect(seen / seeds.length).toBeCloseTo((3 * 34) / 56, 0);
  expect(onTop).toBeGreaterThan(0);
});

test('[SB92] every option has its default', () => {
  const none = { blackHole: false, noJoker: false, void: false, larger: false };
  const rest = { rotation: false, ring: false, training: false, search: 180, rest: 0, grace: 3 };
  expect(v.parse(OptionsSchema, {})).toEqual({ ...none, ...rest });
});

test('[SB92] other options and values are refused', () => {
  const fits = (some: unknown) => !isRefusal(startMatch(spaceBowl, { ...header(2), options: some }));
  for (const search of [0, 60, 120, 180, 300]) expect(fits({ search })).toBe(true);
  for (const rest of [0, 30, 60]) expect(fits({ rest })).toBe(true);
  for (const grace of [3, 10, 20]) expect(fits({ grace })).toBe(true);
  const wrong = [
    { search: 61 },
    { rest: 10 },
    { grace: 0 },
    { grace: '3' },
    { ring: 1 },
    { bonus: true },
    null,
  ];
  for (const some of wrong) expect(fits(some), JSON.stringify(some)).toBe(false);
  expect(startMatch(spaceBowl, { ...header(2), options: { ring: 1 } })).toEqual({ refused: 'badOptions' });
});

test('[SB94] a card is its place in the deck: by size, then by the number its planets make', () => {
  const sizes = DECK.map((set) => planetsOf(set).length);
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  for (let card = 1; card < DECK.length; card++) {
    if (sizes[card] === sizes[card - 1]) expect(DECK[card]).toBeGreaterThan(DECK[card - 1]!);
  }
  expect([DECK[0], DECK[14], DECK[15], DECK[55]]).toEqual([0b000011, 0b110000, 0b000111, 0b111110]);
  expect(planetsOf(0b100101)).toEqual([0, 2, 5]);
});
