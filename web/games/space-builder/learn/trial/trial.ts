// One person trying one lesson, of either kind.
import { createBuilding } from './building.ts';
import { createChoosing } from './choosing.ts';
import type { Lesson } from './lessons.ts';

export type Trial = ReturnType<typeof createTrial>;

export const createTrial = (lesson: Lesson) =>
  lesson.kind === 'build' ? createBuilding(lesson) : createChoosing(lesson);
