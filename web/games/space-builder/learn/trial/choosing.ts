// A trial in which the winner among boards is to be found.
import { createSignal } from 'solid-js';
import { faultsIn, winnerOf } from '../city/builders.ts';
import type { ChooseLesson } from './lessons.ts';

export type Choosing = ReturnType<typeof createChoosing>;

export function createChoosing(lesson: ChooseLesson) {
  const { plan, builders } = lesson;
  const [chosen, setChosen] = createSignal<number | null>(null);
  const winner = winnerOf(plan, builders);
  const verdict = () => {
    const now = chosen();
    if (now === null) return 'open';
    return now === winner ? 'right' : 'wrong';
  };
  return {
    kind: 'choose' as const,
    lesson,
    chosen,
    choose: (builder: number) => void (verdict() !== 'right' && setChosen(builder)),
    verdict,
    faults: (builder: number) => faultsIn(plan, builders[builder]!),
    /** Those that were looked at; in the end all. */
    isTold: (builder: number) => verdict() === 'right' || chosen() === builder,
  };
}
