// The lessons of the tutorial as plain data: galaxies and throws written with the letters of the planets.
import { DECK, type Planet, type PlanetSet } from '#shared/games/space-bowl/components.ts';
import type { Field, Throw } from '#shared/games/space-bowl/solver.ts';

export const LESSON_IDS = ['same', 'beside', 'several', 'edge', 'none', 'joker'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export interface Lesson {
  id: LessonId;
  /** What can be said besides tapping a card. */
  extra: 'none' | 'doom' | 'joker';
  field: Field;
  thrown: Throw;
}

const LETTERS = 'ABCDEF';

function lesson(
  id: LessonId,
  extra: Lesson['extra'],
  rows: string[],
  disc: number,
  lie: Record<string, number>,
): Lesson {
  const planets = rows.flatMap((row) => row.split(' ').map(setOf));
  const faceDown = planets.map(() => false);
  const marbles = Object.entries(lie).map(([letter, cell]) => ({
    planet: LETTERS.indexOf(letter) as Planet,
    cell,
  }));
  return {
    id,
    extra,
    field: { size: rows.length, ring: false, rotation: false, planets, faceDown },
    thrown: { disc, marbles, hole: null },
  };
}

function setOf(letters: string): PlanetSet {
  return [...letters].reduce((set, letter) => set | (1 << LETTERS.indexOf(letter)), 0);
}

/** The card of the deck that shows exactly these planets. */
export function cardOf(planets: PlanetSet): number {
  return DECK.indexOf(planets);
}

// Cells of the box: 0 1 2 in the upper row, 3 4 5 in the middle, 6 7 8 below.
export const LESSONS: Record<LessonId, Lesson> = {
  same: lesson('same', 'none', ['AB CE DF', 'BD AE BCF', 'EF AD BE'], 4, { C: 4 }),
  beside: lesson('beside', 'none', ['AD BE CF', 'BF AC DE', 'CE DF AB'], 4, { B: 5 }),
  several: lesson('several', 'none', ['AB BDE CF DE', 'CE ACF BD BC', 'DEF AE AF CD', 'BF BE CDE AC'], 4, {
    A: 4,
    D: 1,
    E: 1,
  }),
  edge: lesson('edge', 'none', ['BF CD AB EF', 'AC DE BE ACD', 'CE BDE AE CF', 'DF BC BD ABE'], 3, {
    B: 3,
    F: 2,
  }),
  none: lesson('none', 'doom', ['AB CE DF', 'BE AF BC', 'CF EF AD'], 1, { A: 1, C: 4, D: 4 }),
  joker: lesson('joker', 'joker', ['BC DE AF CD', 'AD DF CE BD', 'CF AE EF CDF', 'BE ABD BCD BF'], 4, {
    B: 3,
    E: 4,
    A: 8,
  }),
};
