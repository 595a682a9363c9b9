// One throw to practise with: of the kind of one of a day, but from a seed instead of a date.
import { dice, seeded } from '../engine/random.ts';
import { galaxyFor, type Puzzle, type Sky, throwFor } from './puzzle.ts';
import { truthOf } from './score.ts';

/** Two of three have an answer where theirs has one: whoever remembers that of all would not have to look. */
const OF = 3;
const ALIKE = 2;

/** The galaxy has the shape of that day, and the throw its place among the six. */
export function practiceOf(puzzle: Puzzle, at: number, seed: string): Sky {
  const { shape } = puzzle;
  const roll = dice(seeded(`practice ${seed}`));
  const theirs = truthOf(puzzle, at).answers.length === 0;
  const without = roll.below(OF) < ALIKE ? theirs : !theirs;
  const galaxy = galaxyFor(shape, roll);
  const holed = puzzle.throws[at]!.hole !== null;
  // The first throw of a day is never without.
  const thrown = throwFor(galaxy, { at, without: without && at > 0, holed }, roll);
  return { cards: galaxy.cards, field: galaxy.field, throws: [thrown] };
}
