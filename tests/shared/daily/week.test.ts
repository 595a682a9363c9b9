// The shape of the week over ten years: which day has a hole, a ring, rotation, cards face down, a larger galaxy.
import { expect, test } from 'vitest';
import type { Puzzle } from '#shared/daily/puzzle.ts';
import { DECK, planetsOf } from '#shared/games/space-bowl/components.ts';
import { answers, solve, type Throw } from '#shared/games/space-bowl/solver.ts';
import { except, PUZZLES } from './ten-years.ts';

const weekday = ({ date }: Puzzle) => new Date(date).getUTCDay();
const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5, 6] as const;
const on = (...days: number[]) => PUZZLES.filter((puzzle) => days.includes(weekday(puzzle)));
const holesOf = ({ throws }: Puzzle) => throws.filter(({ hole }) => hole !== null);

test('six rows of six on Sunday, five of five on other days', () => {
  expect(except(({ shape }) => shape.size === 6, on(SUNDAY))).toEqual([]);
  const others = on(MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY);
  expect(except(({ shape }) => shape.size === 5, others)).toEqual([]);
});

test('a ring on Thursday, rotation on Friday, and on no other day', () => {
  expect(except((puzzle) => puzzle.shape.ring === (weekday(puzzle) === THURSDAY))).toEqual([]);
  expect(except((puzzle) => puzzle.shape.rotation === (weekday(puzzle) === FRIDAY))).toEqual([]);
});

test('three cards face down on Saturday, never answers; none on other days', () => {
  const downOf = ({ field }: Puzzle) => [...field.faceDown.keys()].filter((at) => field.faceDown[at]);
  expect(except((puzzle) => downOf(puzzle).length === (weekday(puzzle) === SATURDAY ? 3 : 0))).toEqual([]);
  expect(except((puzzle) => puzzle.shape.void === (weekday(puzzle) === SATURDAY))).toEqual([]);
  const right = (puzzle: Puzzle) => puzzle.throws.flatMap((thrown) => answers(solve(puzzle.field, thrown)));
  const hidden = (puzzle: Puzzle) => downOf(puzzle).some((at) => right(puzzle).includes(at));
  expect(except((puzzle) => !hidden(puzzle), on(SATURDAY))).toEqual([]);
  const places = new Set(on(SATURDAY).flatMap(downOf));
  expect(places.size).toBe(25);
});

test('a black hole in three throws of Wednesday and Sunday, under a marble; in none of other days', () => {
  const holed = on(WEDNESDAY, SUNDAY);
  expect(except((puzzle) => holesOf(puzzle).length >= 3, holed)).toEqual([]);
  expect(except(({ shape }) => shape.blackHole, holed)).toEqual([]);
  const others = on(MONDAY, TUESDAY, THURSDAY, FRIDAY, SATURDAY);
  expect(except((puzzle) => holesOf(puzzle).length === 0, others)).toEqual([]);
  expect(except(({ shape }) => !shape.blackHole, others)).toEqual([]);
});

test('a hole is thrown for a card that has one', () => {
  const holed = new Set([
    '03',
    '14',
    '25',
    '012',
    '345',
    '024',
    '135',
    '2345',
    '0145',
    '0123',
    '0235',
    '12345',
    '01345',
    '01235',
  ]);
  const planets = ({ marbles }: Throw) =>
    marbles
      .map(({ planet }) => planet)
      .toSorted()
      .join('');
  expect(except((puzzle) => holesOf(puzzle).every((thrown) => holed.has(planets(thrown))))).toEqual([]);
});

test('a throw without a hole is of a card that is not in the galaxy', () => {
  const fresh = ({ cards }: Puzzle, { marbles }: Throw) => {
    const planets = marbles
      .map(({ planet }) => planet)
      .toSorted()
      .join();
    return !cards.some((card) => planetsOf(DECK[card]!).join() === planets);
  };
  expect(
    except((puzzle) => puzzle.throws.every((thrown) => thrown.hole !== null || fresh(puzzle, thrown))),
  ).toEqual([]);
});

test('each weekday has a name for its shape', () => {
  const names = [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY].map((day) => [
    ...new Set(on(day).map(({ shape }) => shape.id)),
  ]);
  expect(names).toEqual([['larger'], ['plain'], ['plain'], ['blackHole'], ['ring'], ['rotation'], ['void']]);
});
