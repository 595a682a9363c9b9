// Randomness as data: frozen outputs, fair dice, seeds that differ.
import { describe, expect, test } from 'vitest';
import { dice, seeded } from '#shared/engine/random.ts';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('frozen: another output here breaks every stored match', () => {
  test.each([
    {
      seed: 'a',
      state: [1518753368, -79458838, 443147399, 1464113434],
      throws: [44, 91, 99, 46, 39, 87, 54, 13, 25, 99, 10, 71],
      shuffled: [3, 1, 2, 0, 4, 7, 5, 6],
      after: [2119884081, 1905555798, 1337989427, -1864632165],
    },
    {
      seed: 'Space Bowl',
      state: [2056079766, 746615038, 1815268204, 392322571],
      throws: [57, 27, 57, 74, 92, 50, 30, 33, 75, 1, 85, 95],
      shuffled: [4, 6, 0, 2, 3, 1, 5, 7],
      after: [204724558, 1340640879, 1771169142, -660547308],
    },
    {
      seed: 'ü😀',
      state: [-1117835465, -353653682, -1397309652, -1941060211],
      throws: [51, 76, 88, 50, 88, 57, 43, 13, 16, 36, 35, 48],
      shuffled: [0, 4, 3, 2, 1, 5, 6, 7],
      after: [1502505499, -818724966, -535567366, -1620231593],
    },
  ])('$seed', ({ seed, state, throws, shuffled, after }) => {
    expect(seeded(seed)).toEqual(state);
    const roll = dice(seeded(seed));
    expect(throws.map(() => roll.below(100))).toEqual(throws);
    expect(roll.shuffled(NUMBERS)).toEqual(shuffled);
    expect(roll.state()).toEqual(after);
  });
});

test('dice go on from the state they left', () => {
  const whole = dice(seeded('on'));
  const first = dice(seeded('on'));
  const throws = Array.from({ length: 40 }, () => whole.below(1000));
  const begun = Array.from({ length: 15 }, () => first.below(1000));
  const second = dice(JSON.parse(JSON.stringify(first.state())));
  expect([...begun, ...Array.from({ length: 25 }, () => second.below(1000))]).toEqual(throws);
});

test('dice leave alone what they are given', () => {
  const state = Object.freeze([...seeded('x')]);
  const items = Object.freeze([...NUMBERS]);
  const roll = dice(state);
  expect(roll.shuffled(items).toSorted()).toEqual(NUMBERS);
  roll.below(6);
  expect(state).toEqual(seeded('x'));
  expect(items).toEqual(NUMBERS);
  const kept = roll.state();
  const copy = [...kept];
  roll.below(6);
  expect(kept).toEqual(copy);
});

test.each([1, 2, 6, 9, 56])('every side of %i comes equally often', (sides) => {
  const throws = 20_000;
  const counts = new Array<number>(sides).fill(0);
  const roll = dice(seeded(`fair ${sides}`));
  for (let count = 0; count < throws; count++) counts[roll.below(sides)]!++;
  expect(counts).toHaveLength(sides);
  const spread = 5 * Math.sqrt((throws / sides) * (1 - 1 / sides));
  for (const count of counts) expect(Math.abs(count - throws / sides)).toBeLessThanOrEqual(spread);
});

test('every item comes to every place equally often', () => {
  const counts = NUMBERS.map(() => NUMBERS.map(() => 0));
  const roll = dice(seeded('shuffle'));
  for (let count = 0; count < 8000; count++) {
    for (const [place, item] of roll.shuffled(NUMBERS).entries()) counts[item]![place]!++;
  }
  for (const count of counts.flat()) expect(Math.abs(count - 1000)).toBeLessThan(160);
});

test('seeds that differ give generators that differ', () => {
  const seeds = [
    ...Array.from({ length: 20_000 }, (_, number) => `match ${number}`),
    ...Array.from({ length: 5000 }, (_, code) => String.fromCharCode(code + 1)),
    ...Array.from({ length: 64 }, (_, length) => 'a'.repeat(length + 2)),
    'ab',
    'ba',
    'a b',
    'a  b',
  ];
  expect(new Set(seeds.map((seed) => seeded(seed).join())).size).toBe(seeds.length);
});

test('the first throws of seeds in a row are fair', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let number = 0; number < 6000; number++) counts[dice(seeded(`${number}`)).below(6)]!++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('no text seeds the one generator that always throws the same', () => {
  const roll = dice(seeded(''));
  expect(new Set(Array.from({ length: 50 }, () => roll.below(1000))).size).toBeGreaterThan(20);
});

test('a state is small whole numbers, so that JSON keeps it', () => {
  for (const seed of ['a', 'b', 'long '.repeat(12)]) {
    const roll = dice(seeded(seed));
    roll.below(9);
    for (const lane of [...seeded(seed), ...roll.state()]) expect(lane).toBe(lane | 0);
  }
});
