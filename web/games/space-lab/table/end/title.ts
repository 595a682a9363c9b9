// What whoever was alone may call themselves, and how their match came to its end.
import { rankOf, TITLE_STEPS } from '#shared/games/space-lab/score.ts';
import type { View } from '#shared/games/space-lab/view.ts';
import { labWords } from '../../words/words.ts';

export const titleOf = (points: number) => labWords().alone.titles[rankOf(points)]!;

/** What comes next, if there is anything above. */
export function nextTitle(points: number): string[] {
  const step = TITLE_STEPS[rankOf(points)];
  return step === undefined ? [] : [labWords().alone.next(step, titleOf(step))];
}

export function endingOf({ crews, labs }: View): 'objectives' | 'slots' | 'pile' {
  const { validated, slots } = crews[0]!;
  if (validated.every((points) => points !== null)) return 'objectives';
  return slots.includes(null) && labs === 0 ? 'pile' : 'slots';
}
