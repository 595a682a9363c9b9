// The lessons of the tutorial as plain data. Cells are numbered row by row, five to a row, from 0.
import type { Action } from '#shared/games/gravity-superstar/actions.ts';
import type { Card, Colour } from '#shared/games/gravity-superstar/components.ts';
import type { State } from '#shared/games/gravity-superstar/state.ts';
import { below, ME, type Plan, rightOf, standing, stateOf } from './small-board.ts';

export const LESSON_IDS = ['down', 'long', 'edge', 'platforms', 'eject', 'again', 'back'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export interface Lesson {
  id: LessonId;
  /** The cards that the lesson is about; the others are left out. */
  cards: readonly Card[];
  /** A star of each of these colours is to be had when the turn is over. */
  wanted: readonly Colour[];
  /** What is shown to whoever asks. */
  solution: readonly Action[];
  start: State;
}

const [BLUE, YELLOW, PINK] = [0, 1, 2] as const;
/** Closed below and on the right, and so, as the board has no edge, above and on the left. */
const BOX = [...below(20, 21, 22, 23, 24), ...rightOf(4, 9, 14, 19, 24)];

const special = (trick: 'long' | 'high' | 'drop' | 'rotate', way: 'left' | 'right' | 'down'): Action => ({
  type: 'special',
  card: trick,
  trick,
  way,
});

function lesson(
  id: LessonId,
  cards: readonly Card[],
  wanted: readonly Colour[],
  solution: readonly Action[],
  plan: Omit<Plan, 'size'>,
): Lesson {
  return { id, cards, wanted, solution, start: stateOf({ size: 5, ...plan }) };
}

export const LESSONS: Record<LessonId, Lesson> = {
  down: lesson('down', ['rotate'], [YELLOW], [special('rotate', 'right')], {
    walls: [...BOX, ...below(12), ...rightOf(5, 17)],
    stars: { 10: YELLOW, 14: BLUE },
    door: standing(20),
    me: standing(12),
  }),
  long: lesson('long', ['long', 'rotate'], [YELLOW, PINK], [special('long', 'right')], {
    walls: [...BOX, ...below(7, 10)],
    stars: { 8: PINK, 19: YELLOW },
    door: standing(20),
    me: standing(7),
  }),
  edge: lesson('edge', ['long'], [YELLOW], [special('long', 'right')], {
    walls: [...below(5, 7, 18, 21, 24), ...rightOf(1, 7, 12, 15, 22)],
    stars: { 5: YELLOW, 7: BLUE },
    door: standing(21),
    me: standing(18),
  }),
  platforms: lesson('platforms', ['high', 'drop'], [YELLOW], [special('drop', 'down')], {
    walls: [...BOX, ...below(8, 12, 17), ...rightOf(6)],
    stars: { 17: YELLOW, 8: BLUE },
    door: standing(20),
    me: standing(12),
  }),
  eject: lesson(
    'eject',
    ['long', 'drop'],
    [YELLOW],
    [special('long', 'right'), { type: 'steal', loot: YELLOW }],
    {
      walls: [...BOX, ...below(12, 9), ...rightOf(1)],
      door: standing(20),
      me: standing(12),
      rival: standing(24),
      loot: [1, 1, 0, 0, 0, 0],
    },
  ),
  again: lesson(
    'again',
    ['long', 'drop'],
    [YELLOW],
    [{ type: 'simple', card: 'long', way: 'left' }, special('drop', 'down')],
    {
      walls: [...BOX, ...below(6, 7, 14), ...rightOf(5)],
      stars: { 16: YELLOW },
      replays: [6],
      door: standing(24),
      me: standing(7),
    },
  ),
  back: lesson('back', ['long', 'high'], [YELLOW], [{ type: 'refill' }, special('high', 'right')], {
    walls: [...BOX, ...below(13, 17, 5)],
    stars: { 13: YELLOW },
    door: standing(20),
    me: standing(17),
    tokens: 1,
    played: [{ card: 'high', down: false }],
  }),
};

export const isSolved = ({ wanted }: Lesson, { taken }: Pick<State, 'taken'>) =>
  wanted.every((colour) => taken[ME]![colour]! > 0);
