// Throws to practise with: of the same kind as those of a day, never known beforehand, and the same for a seed.
import { describe, expect, test } from 'vitest';
import { practiceOf } from '#shared/daily/practice.ts';
import { AIMS, isNearMiss, type Puzzle, puzzleOf } from '#shared/daily/puzzle.ts';
import { DECK } from '#shared/games/space-bowl/components.ts';
import { answers, solve } from '#shared/games/space-bowl/solver.ts';
import { PUZZLES } from './ten-years.ts';

const WEEK = PUZZLES.slice(0, 7);
const PLACES = [0, 1, 2, 3, 4, 5];
const SEEDS = Array.from({ length: 300 }, (_, at) => `seed ${at}`);

const countOf = (puzzle: Puzzle, at: number) => answers(solve(puzzle.field, puzzle.throws[at]!)).length;

function practised(puzzle: Puzzle, at: number, seed: string) {
  const { cards, field, throws } = practiceOf(puzzle, at, seed);
  const verdicts = solve(field, throws[0]!);
  return { cards, field, thrown: throws[0]!, verdicts, count: answers(verdicts).length };
}

describe.each(WEEK.map((puzzle) => [puzzle.shape.id, puzzle] as const))('a day of shape %s', (_, puzzle) => {
  const made = PLACES.map((at) => SEEDS.slice(0, 40).map((seed) => practised(puzzle, at, seed)));

  test('its galaxies have the shape of the day and different cards', () => {
    for (const { cards, field } of made.flat()) {
      const { size, ring, rotation } = puzzle.shape;
      expect(field).toMatchObject({ size, ring, rotation });
      expect(new Set(cards).size).toBe(size ** 2);
      expect(field.faceDown.filter(Boolean)).toHaveLength(puzzle.shape.void ? 3 : 0);
      const lying = cards.map((card, at) => (field.faceDown[at] ? 0 : DECK[card]));
      expect(field.planets).toEqual(lying);
    }
    expect(new Set(made.flat().map(({ cards }) => cards.join())).size).toBe(SEEDS.slice(0, 40).length);
  });

  test.each(PLACES)(
    'throw %i has as many answers as that place aims at, or none and two near misses',
    (at) => {
      for (const { count, verdicts } of made[at]!) {
        if (count > 0) expect([AIMS[at]!.least <= count, count <= AIMS[at]!.most]).toEqual([true, true]);
        else expect(verdicts.filter(isNearMiss).length).toBeGreaterThanOrEqual(2);
      }
    },
  );

  test.each(PLACES)('throw %i has a black hole just where it has one', (at) => {
    const holed = puzzle.throws[at]!.hole !== null;
    expect(made[at]!.every(({ thrown }) => (thrown.hole !== null) === holed)).toBe(true);
  });
});

describe('whether there is an answer', () => {
  test('the first throw always has one', () => {
    for (const seed of SEEDS) expect(practised(WEEK[0]!, 0, seed).count).toBeGreaterThan(0);
  });

  test('is as with the throw it is made from in two of three, so that nobody knows', () => {
    const places = WEEK.flatMap((puzzle) => PLACES.slice(1).map((at) => ({ puzzle, at })));
    for (const none of [true, false]) {
      const { puzzle, at } = places.find(({ puzzle, at }) => (countOf(puzzle, at) === 0) === none)!;
      const alike = SEEDS.filter((seed) => (practised(puzzle, at, seed).count === 0) === none).length;
      const chance = 4 * Math.sqrt((SEEDS.length * 2) / 9);
      expect(Math.abs(alike - (SEEDS.length * 2) / 3)).toBeLessThan(chance);
    }
  });
});

test('a seed gives the same for ever, another one another', () => {
  const puzzle = puzzleOf('2026-11-05');
  expect(practiceOf(puzzle, 3, 'a')).toEqual(practiceOf(puzzleOf('2026-11-05'), 3, 'a'));
  expect(practiceOf(puzzle, 3, 'a')).not.toEqual(practiceOf(puzzle, 3, 'b'));
});

test('no seed gives the galaxy of the day itself', () => {
  const puzzle = puzzleOf('2026-11-05');
  const same = SEEDS.filter((seed) => practiceOf(puzzle, 3, seed).cards.join() === puzzle.cards.join());
  expect(same).toEqual([]);
});
