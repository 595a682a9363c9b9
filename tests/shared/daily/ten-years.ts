// The dailies of the first ten years.
import { dateOf } from '#shared/daily/calendar.ts';
import { type Puzzle, puzzleOf } from '#shared/daily/puzzle.ts';

/** From 2026-11-01 to 2036-10-31. */
export const TEN_YEARS = 3653;
export const PUZZLES = Array.from({ length: TEN_YEARS }, (_, at) => puzzleOf(dateOf(at + 1)));

/** The dates of which something is not so. */
export function except(holds: (puzzle: Puzzle) => boolean, puzzles = PUZZLES): string[] {
  return puzzles.filter((puzzle) => !holds(puzzle)).map(({ date }) => date);
}
