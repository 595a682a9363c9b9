// Answers to a daily by the slow solver of the tests, so that nothing is judged by the solver it was made with.
import type { Puzzle } from '#shared/daily/puzzle.ts';
import { DECK, planetsOf } from '#shared/games/space-bowl/components.ts';
import type { Throw } from '#shared/games/space-bowl/solver.ts';
import { type SlowGalaxy, slowly, wrongs } from '../games/space-bowl/slow-solver.ts';

function galaxyOf({ cards, field, shape }: Puzzle): SlowGalaxy {
  const flat = cards.map((card, at) => ({
    planets: new Set(planetsOf(DECK[card]!)),
    faceDown: field.faceDown[at]!,
  }));
  const rows = Array.from({ length: shape.size }, (_, row) =>
    flat.slice(row * shape.size, (row + 1) * shape.size),
  );
  return { rows, ring: shape.ring, turns: shape.rotation ? [0, 1, 2, 3] : [0] };
}

export function slowAnswers(puzzle: Puzzle, thrown: Throw): number[] {
  const galaxy = galaxyOf(puzzle);
  const { size } = puzzle.shape;
  return [...puzzle.cards.keys()].filter(
    (at) => slowly(galaxy, thrown, Math.floor(at / size), at % size).turns.length > 0,
  );
}

/** Cards that fail by one planet, under the turns that suit them best. */
export function slowNearMisses(puzzle: Puzzle, thrown: Throw): number[] {
  const galaxy = galaxyOf(puzzle);
  const { size } = puzzle.shape;
  return [...puzzle.cards.keys()].filter((at) =>
    galaxy.turns
      .map((turns) => wrongs(galaxy, thrown, Math.floor(at / size), at % size, turns))
      .some((faults) => faults.length === 1 && /^(missing|forbidden)/.test(faults[0]!)),
  );
}
