// Judging a run of the daily: marks, scores and times, and what is not a run at all.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { dateOf } from '#shared/daily/calendar.ts';
import { type Puzzle, puzzleOf } from '#shared/daily/puzzle.ts';
import {
  type Answer,
  AnswerSchema,
  LONGEST_SPAN,
  markOf,
  replay,
  SpanSchema,
  scoreOf,
  timeOf,
  truthOf,
} from '#shared/daily/score.ts';
import { slowAnswers } from './slow.ts';

const WEEKS = Array.from({ length: 14 }, (_, at) => puzzleOf(dateOf(at + 1)));
const cellsOf = ({ cards }: Puzzle) => [...cards.keys()];
const rightOf = (puzzle: Puzzle) => puzzle.throws.map((thrown) => slowAnswers(puzzle, thrown));

const solvedBy = (puzzle: Puzzle): Answer[] => rightOf(puzzle).map(([first]) => first ?? 'none');

function missedBy(puzzle: Puzzle): Answer[] {
  return rightOf(puzzle).map((right) => cellsOf(puzzle).find((card) => !right.includes(card))!);
}

describe('marks', () => {
  test.each(WEEKS.map((puzzle) => [puzzle.date, puzzle] as const))(
    'every answer to every throw of %s',
    (_, puzzle) => {
      for (const [at, right] of rightOf(puzzle).entries()) {
        const marks = cellsOf(puzzle).map((card) => markOf(puzzle, at, card));
        expect(marks).toEqual(cellsOf(puzzle).map((card) => (right.includes(card) ? 'found' : 'wrong')));
        expect(markOf(puzzle, at, 'none')).toBe(right.length === 0 ? 'rightlyNone' : 'wrong');
        expect(truthOf(puzzle, at).answers).toEqual(right);
        expect(truthOf(puzzle, at).verdicts).toHaveLength(puzzle.cards.length);
      }
    },
  );

  test('the red button is right in at most two of six', () => {
    const rightly = WEEKS.map(
      (puzzle) => puzzle.throws.filter((_, at) => markOf(puzzle, at, 'none') === 'rightlyNone').length,
    );
    expect([...new Set(rightly)].toSorted()).toEqual([0, 1, 2]);
  });

  test('a card beyond the galaxy has none: 25 on most days, 36 on Sunday', () => {
    const sunday = puzzleOf('2026-11-01');
    const monday = puzzleOf('2026-11-02');
    expect([24, 25, 35].map((card) => markOf(monday, 0, card) === null)).toEqual([false, true, true]);
    expect([24, 25, 35, 36].map((card) => markOf(sunday, 0, card) === null)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('a run', () => {
  test.each(WEEKS.map((puzzle) => [puzzle.date, puzzle] as const))(
    'of %s, all right and all wrong',
    (_, puzzle) => {
      const right = replay(puzzle, solvedBy(puzzle))!;
      expect(right).toEqual(rightOf(puzzle).map(({ length }) => (length === 0 ? 'rightlyNone' : 'found')));
      expect(scoreOf(right)).toBe(6);
      const wrong = replay(puzzle, missedBy(puzzle))!;
      expect(wrong).toEqual(puzzle.throws.map(() => 'wrong'));
      expect(scoreOf(wrong)).toBe(0);
    },
  );

  test('counts each right answer where it was given', () => {
    const puzzle = puzzleOf('2026-11-05');
    const [right, wrong] = [solvedBy(puzzle), missedBy(puzzle)];
    for (let bits = 0; bits < 64; bits++) {
      const hits = right.map((_, at) => Math.floor(bits / 2 ** at) % 2 === 1);
      const marks = replay(
        puzzle,
        right.map((answer, at) => (hits[at] ? answer : wrong[at]!)),
      )!;
      expect(marks.map((mark) => mark !== 'wrong')).toEqual(hits);
      expect(scoreOf(marks)).toBe(hits.filter(Boolean).length);
    }
  });

  test('is six answers, neither fewer nor more', () => {
    const puzzle = puzzleOf('2026-11-03');
    const right = solvedBy(puzzle);
    for (let count = 0; count < 6; count++) expect(replay(puzzle, right.slice(0, count))).toBeNull();
    expect(replay(puzzle, [...right, 0])).toBeNull();
    expect(replay(puzzle, [...right, ...right])).toBeNull();
    expect(replay(puzzle, right)).not.toBeNull();
  });

  test.each([0, 1, 2, 3, 4, 5])('with a card beyond the galaxy as answer %i is none', (at) => {
    const monday = puzzleOf('2026-11-02');
    expect(replay(monday, solvedBy(monday).with(at, 25))).toBeNull();
    expect(replay(monday, solvedBy(monday).with(at, 35))).toBeNull();
    const sunday = puzzleOf('2026-11-01');
    expect(replay(sunday, solvedBy(sunday).with(at, 35))).not.toBeNull();
  });

  test('leaves alone what it is given', () => {
    const puzzle = puzzleOf('2026-11-07');
    const given = Object.freeze(solvedBy(puzzle));
    const before = JSON.stringify(puzzle);
    expect(replay(puzzle, given)).toHaveLength(6);
    expect(JSON.stringify(puzzle)).toBe(before);
  });
});

test('the time of a run is the sum of its spans', () => {
  expect(timeOf([])).toBe(0);
  expect(timeOf([1, 20, 300, 4000, 50_000, 600_000])).toBe(654_321);
  expect(timeOf(new Array(6).fill(LONGEST_SPAN))).toBe(21_600_000);
});

describe('from outside', () => {
  test.each(['none', 0, 1, 24, 25, 35])('%j is an answer', (input) => {
    expect(v.parse(AnswerSchema, input)).toBe(input);
  });

  test.each([
    'None',
    '',
    '3',
    -1,
    36,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [3],
    { card: 3 },
  ])('%j is no answer', (input) => {
    expect(v.is(AnswerSchema, input)).toBe(false);
  });

  test.each([0, 1, 400, 3_600_000])('%i is a span', (input) => {
    expect(v.parse(SpanSchema, input)).toBe(input);
  });

  test.each([-1, 0.5, 3_600_001, Number.NaN, Number.POSITIVE_INFINITY, '400', null, undefined])(
    '%j is no span',
    (input) => {
      expect(v.is(SpanSchema, input)).toBe(false);
    },
  );
});
