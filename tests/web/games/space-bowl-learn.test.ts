// The tutorial's lessons have exactly the answers that their texts speak of.
import { describe, expect, it } from 'vitest';
import { DECK } from '#shared/games/space-bowl/components.ts';
import { answers, solve } from '#shared/games/space-bowl/solver.ts';
import { LESSON_IDS, LESSONS, type LessonId } from '#web/games/space-bowl/drawings/sample-galaxies.ts';

/** Cards of the galaxy, row by row from 0. */
const INTENDED: Record<LessonId, number[]> = {
  same: [1, 5],
  beside: [0, 7],
  several: [5],
  edge: [13],
  none: [],
  joker: [],
};

const verdictsOf = (id: LessonId) => solve(LESSONS[id].field, LESSONS[id].thrown);
const withJoker = (id: LessonId) =>
  verdictsOf(id).flatMap(({ faults, jokerAt }, card) =>
    faults.length > 0 ? jokerAt.map((joker) => ({ card, joker })) : [],
  );
const faultsOf = (id: LessonId) => verdictsOf(id).flatMap(({ faults }) => faults);

describe('the lessons', () => {
  it.each(LESSON_IDS)('%s has the intended answers and no other', (id) => {
    expect(answers(verdictsOf(id))).toEqual(INTENDED[id]);
  });

  it.each(LESSON_IDS)('%s has a square galaxy of different cards of the deck', (id) => {
    const { size, planets, faceDown } = LESSONS[id].field;
    expect(planets).toHaveLength(size * size);
    expect(faceDown).toEqual(planets.map(() => false));
    expect(new Set(planets).size).toBe(planets.length);
    for (const set of planets) expect(DECK).toContain(set);
  });

  it('same: one marble in the cell of the disc', () => {
    const { disc, marbles } = LESSONS.same.thrown;
    expect(marbles.map(({ cell }) => cell)).toEqual([disc]);
  });

  it('beside: the card that shows the planet is not itself an answer', () => {
    const { field, thrown } = LESSONS.beside;
    const shows = field.planets.flatMap((set, card) =>
      set & (1 << thrown.marbles[0]!.planet) ? [card] : [],
    );
    expect(shows).not.toHaveLength(0);
    for (const card of shows) expect(INTENDED.beside).not.toContain(card);
  });

  it('several: two marbles share a cell, and the answer shows planets that nobody asked for', () => {
    const { field, thrown } = LESSONS.several;
    expect(thrown.marbles.map(({ cell }) => cell).sort()).toEqual([1, 1, 4]);
    expect(field.planets[5]! & ~(1 << thrown.marbles[0]!.planet)).not.toBe(0);
  });

  it('edge: the answer lies at the edge, and other cards fail there and nowhere else', () => {
    const { size } = LESSONS.edge.field;
    expect(Math.floor(INTENDED.edge[0]! / size)).toBe(size - 1);
    const only = verdictsOf('edge').filter(
      ({ faults }) => faults.length === 1 && faults[0]!.kind === 'outside',
    );
    expect(only.length).toBeGreaterThan(2);
  });

  it('none: no card even with the joker', () => {
    expect(withJoker('none')).toEqual([]);
  });

  it('joker: one card, with the joker on one other card', () => {
    expect(withJoker('joker')).toEqual([{ card: 1, joker: 6 }]);
  });

  it('the others have faults of the kind they teach', () => {
    expect(faultsOf('same').every(({ kind }) => kind === 'missing')).toBe(true);
    expect(faultsOf('edge').some(({ kind }) => kind === 'outside')).toBe(true);
  });
});
