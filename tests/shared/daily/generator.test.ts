// The generator of the daily over ten years: targets met, nothing twice, the same for ever.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AIMS, GENERATOR, isNearMiss, type Puzzle, puzzleOf, THROWS } from '#shared/daily/puzzle.ts';
import { DECK } from '#shared/games/space-bowl/components.ts';
import { answers, solve, type Throw } from '#shared/games/space-bowl/solver.ts';
import { slowAnswers, slowNearMisses } from './slow.ts';
import { except, PUZZLES, TEN_YEARS } from './ten-years.ts';

const SAMPLE = [...PUZZLES.slice(0, 28), ...PUZZLES.slice(1800, 1814)];

const countsOf = (puzzle: Puzzle) =>
  puzzle.throws.map((thrown) => answers(solve(puzzle.field, thrown)).length);
const COUNTS = new Map(PUZZLES.map((puzzle) => [puzzle, countsOf(puzzle)]));

const withoutOf = (counts: readonly number[]) => counts.filter((count) => count === 0).length;

/** Whether counts of answers are as promised: as many as aimed at, or none in at most two but the first. */
function kept(counts: readonly number[]): boolean {
  const met = AIMS.every(({ least, most }, at) => {
    const count = counts[at]!;
    return (count === 0 && at > 0) || (count >= least && count <= most);
  });
  return met && counts.length === THROWS && withoutOf(counts) <= 2;
}

/** How far as many days may lie from their share by chance: four standard deviations. */
const chance = (share: number, days: number) => 4 * Math.sqrt(days * share * (1 - share));

describe('how many answers', () => {
  test('the aims are those of the design', () => {
    expect(AIMS.map(({ least, most }) => [least, most])).toEqual([
      [3, 6],
      [2, 4],
      [1, 3],
      [1, 2],
      [1, 1],
      [1, 1],
    ]);
  });

  test('every throw of ten years has as many as aimed at; at most two have none, never the first', () => {
    expect(COUNTS.size).toBe(TEN_YEARS);
    expect(except((puzzle) => kept(COUNTS.get(puzzle)!))).toEqual([]);
  });

  test('a slow solver counts the same', () => {
    expect(
      except((puzzle) => {
        const counts = puzzle.throws.map((thrown) => slowAnswers(puzzle, thrown).length);
        return kept(counts) && counts.join() === COUNTS.get(puzzle)!.join();
      }, SAMPLE),
    ).toEqual([]);
  });

  test('every number aimed at occurs, and none in every place but the first', () => {
    const all = [...COUNTS.values()];
    const found = AIMS.map((_, at) => [...new Set(all.map((counts) => counts[at]!))].toSorted());
    expect(found).toEqual([
      [3, 4, 5, 6],
      [0, 2, 3, 4],
      [0, 1, 2, 3],
      [0, 1, 2],
      [0, 1],
      [0, 1],
    ]);
  });

  test('a throw without an answer has at least two near misses', () => {
    const without = (puzzle: Puzzle) => puzzle.throws.filter((_, at) => COUNTS.get(puzzle)![at] === 0);
    const enough = (puzzle: Puzzle, thrown: Throw) =>
      solve(puzzle.field, thrown).filter(isNearMiss).length >= 2;
    expect(except((puzzle) => without(puzzle).every((thrown) => enough(puzzle, thrown)))).toEqual([]);
    expect(
      except(
        (puzzle) => without(puzzle).every((thrown) => slowNearMisses(puzzle, thrown).length >= 2),
        SAMPLE,
      ),
    ).toEqual([]);
  });
});

describe('what cannot be deduced', () => {
  const all = [...COUNTS.values()];
  const daysWith = (holds: (counts: readonly number[]) => boolean) => all.filter(holds).length;

  test.each([
    [0, 1 / 4],
    [1, 1 / 2],
    [2, 1 / 4],
  ])('%i throws without an answer on %d of all days', (without, share) => {
    const days = daysWith((counts) => withoutOf(counts) === without);
    console.info(`${without} without an answer: ${days} of ${TEN_YEARS} days, ${share} of them wanted`);
    expect(Math.abs(days - share * TEN_YEARS)).toBeLessThan(chance(share, TEN_YEARS));
  });

  test('any throw but the first has none equally often', () => {
    const days = [1, 2, 3, 4, 5].map((at) => daysWith((counts) => counts[at] === 0));
    console.info(`without an answer, from the second throw to the last: ${days.join(', ')} days`);
    for (const many of days) expect(Math.abs(many - TEN_YEARS / 5)).toBeLessThan(chance(1 / 5, TEN_YEARS));
  });

  test('two are as often beside each other as any two of five, and on every weekday', () => {
    const two = [...COUNTS].filter(([, counts]) => withoutOf(counts) === 2);
    const pairs = new Map<string, number>();
    for (const [, counts] of two) {
      const pair = [...counts.keys()].filter((at) => counts[at] === 0).join();
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(10);
    for (const many of pairs.values())
      expect(Math.abs(many - two.length / 10)).toBeLessThan(chance(1 / 10, two.length));
    expect(new Set(two.map(([{ number }]) => number % 7)).size).toBe(7);
  });

  test.each([0, 1])('after %i without one among five, the sixth has one or not', (before) => {
    const alike = all.filter((counts) => withoutOf(counts.slice(0, 5)) === before);
    const none = alike.filter((counts) => counts[5] === 0).length;
    // Of the places left for a throw without an answer, the sixth is one: what the shares leave to chance.
    const share = before === 0 ? 0.1 / 0.35 : 0.1 / 0.5;
    console.info(`after ${before} without: none in the sixth on ${none} of ${alike.length} days`);
    expect(none).toBeGreaterThan(0);
    expect(Math.abs(none - share * alike.length)).toBeLessThan(chance(share, alike.length));
  });

  test('only after two, which no day exceeds, the rest is known to have one: three days in twenty', () => {
    const known = all.filter((counts) => withoutOf(counts.slice(0, 5)) === 2);
    expect(known.every((counts) => counts[5]! > 0)).toBe(true);
    expect(Math.abs(known.length - 0.15 * TEN_YEARS)).toBeLessThan(chance(0.15, TEN_YEARS));
  });
});

describe('what is thrown', () => {
  test('discs and marbles lie in the nine cells, two to five marbles of as many planets', () => {
    const cell = (at: number) => Number.isInteger(at) && at >= 0 && at <= 8;
    const fits = ({ disc, marbles, hole }: Throw) => {
      const planets = new Set(marbles.map(({ planet }) => planet));
      return (
        cell(disc) &&
        marbles.every((marble) => cell(marble.cell) && [0, 1, 2, 3, 4, 5].includes(marble.planet)) &&
        planets.size === marbles.length &&
        [2, 3, 4, 5].includes(marbles.length) &&
        (hole === null || marbles.some((marble) => marble.cell === hole))
      );
    };
    expect(except(({ throws }) => throws.every(fits))).toEqual([]);
  });

  test('six that differ', () => {
    expect(
      except(({ throws }) => new Set(throws.map((thrown) => JSON.stringify(thrown))).size === 6),
    ).toEqual([]);
  });

  test('a disc and a marble lie in every cell now and then', () => {
    const throws = PUZZLES.flatMap((puzzle) => puzzle.throws);
    expect(new Set(throws.map(({ disc }) => disc)).size).toBe(9);
    expect(new Set(throws.flatMap(({ marbles }) => marbles.map(({ cell }) => cell))).size).toBe(9);
  });
});

describe('the galaxy', () => {
  test('is of different cards of the deck, as many as there is room for', () => {
    expect(
      except(
        ({ cards, shape }) =>
          cards.length === shape.size ** 2 &&
          new Set(cards).size === cards.length &&
          cards.every((card) => DECK[card] !== undefined),
      ),
    ).toEqual([]);
  });

  test('is told to the solver as it lies', () => {
    expect(
      except(
        ({ cards, field, shape }) =>
          field.size === shape.size &&
          field.ring === shape.ring &&
          field.rotation === shape.rotation &&
          field.faceDown.length === cards.length &&
          field.planets.length === cards.length &&
          cards.every((card, at) => field.planets[at] === (field.faceDown[at] ? 0 : DECK[card])),
      ),
    ).toEqual([]);
  });

  test('carries its date and its number', () => {
    const dates = PUZZLES.map(({ date, number }) => [date, number]);
    const start = Date.UTC(2026, 10, 1);
    const expected = PUZZLES.map((_, at) => [
      new Date(start + at * 86_400_000).toISOString().slice(0, 10),
      at + 1,
    ]);
    expect(dates).toEqual(expected);
  });

  test('no date has the galaxy or the throws of another', () => {
    expect(new Set(PUZZLES.map(({ cards }) => cards.join())).size).toBe(TEN_YEARS);
    expect(new Set(PUZZLES.map(({ throws }) => JSON.stringify(throws))).size).toBe(TEN_YEARS);
  });
});

describe('the same everywhere', () => {
  test('a date made again, after others and in another order, is the same', () => {
    const again = PUZZLES.slice(0, 200)
      .toReversed()
      .map(({ date }) => puzzleOf(date));
    expect(again.toReversed()).toEqual(PUZZLES.slice(0, 200));
    expect(puzzleOf('2028-02-29')).toEqual(puzzleOf('2028-02-29'));
  });

  test('a released generator’s output never changes: the digests of its first 60 days', () => {
    const path = resolve(import.meta.dirname, `digests-${GENERATOR}.json`);
    const frozen = JSON.parse(readFileSync(path, 'utf8'));
    const digests = PUZZLES.slice(0, 60).map(({ date, cards, field, throws, shape }) => {
      const text = JSON.stringify({ cards, faceDown: field.faceDown, throws, shape });
      return [date, createHash('sha256').update(text).digest('hex')];
    });
    expect(Object.keys(frozen)).toHaveLength(60);
    expect(Object.fromEntries(digests)).toEqual(frozen);
  });
});
