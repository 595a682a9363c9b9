// The lessons of the tutorial as plain data: a plan, what is held and how it lies, and what can be done with it.
import type { Board, BuildingName } from '#shared/games/space-builder/components.ts';
import { type Builder, ROUND } from '../city/builders.ts';
import { cityOf, standing } from '../city/cities.ts';
import type { Laid, Lying } from './laid.ts';

export const LESSON_IDS = ['plan', 'turn', 'faces', 'locked', 'faults', 'turned'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export interface BuildLesson {
  kind: 'build';
  id: LessonId;
  plan: Board;
  /** By how many quarters the plan is turned where it lies. */
  lie: number;
  start: Laid;
  tools: readonly Tool[];
}

/** Boards that are done: which of them wins? */
export interface ChooseLesson {
  kind: 'choose';
  id: LessonId;
  plan: Board;
  builders: readonly Builder[];
}

export type Lesson = BuildLesson | ChooseLesson;
export type Tool = 'turn' | 'flip';

const inHand = (...names: BuildingName[]): Lying[] =>
  names.map((name) => ({ piece: standing(name), site: null }));

const build = (
  id: LessonId,
  sites: Parameters<typeof cityOf>[0],
  start: Laid,
  parts: Partial<Pick<BuildLesson, 'lie' | 'tools'>> = {},
): BuildLesson => ({ kind: 'build', id, plan: cityOf(sites), start, lie: 0, tools: [], ...parts });

export const LESSONS: Record<LessonId, Lesson> = {
  plan: build('plan', { 1: standing('observatory'), 6: standing('hangar') }, inHand('observatory', 'hangar')),

  turn: build(
    'turn',
    { 2: standing('mast', 1), 3: standing('greenhouse', 2) },
    inHand('mast', 'greenhouse'),
    { tools: ['turn'] },
  ),

  faces: build(
    'faces',
    {
      0: standing('rocket', 0, 1),
      2: standing('greenhouse'),
      4: standing('mast', 0, 1),
      7: standing('crane'),
    },
    [
      { piece: standing('rocket'), site: 0 },
      { piece: standing('greenhouse'), site: 2 },
      { piece: standing('mast'), site: 4 },
      { piece: standing('crane'), site: 7 },
    ],
    { tools: ['flip'] },
  ),

  locked: build(
    'locked',
    {
      0: standing('crane'),
      1: standing('greenhouse'),
      2: standing('towers', 2, 1),
      3: standing('hangar', 2),
      4: standing('rocket', 1),
      6: standing('mast', 0, 1),
      7: standing('sunworks', 3),
      8: standing('observatory', 0, 1),
    },
    [
      { piece: standing('observatory', 0, 1), site: 8 },
      ...inHand('mast', 'greenhouse'),
      { piece: standing('hangar', 2), site: 3 },
    ],
    { tools: ['turn', 'flip'] },
  ),

  faults: { kind: 'choose', id: 'faults', ...ROUND },

  turned: build(
    'turned',
    { 0: standing('observatory'), 5: standing('mast', 1), 7: standing('hangar', 3) },
    inHand('observatory', 'mast', 'hangar'),
    { lie: 1, tools: ['turn'] },
  ),
};
