// One person trying one lesson: what they have in hand, whether they have made it, and what they are shown.
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Action } from '#shared/games/gravity-superstar/actions.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import { createLessonTable } from '#web/table/kit/learn/lesson-table.ts';
import { createModel, type Model } from '../../table/model/model.ts';
import { isSolved, type Lesson } from './lessons.ts';

export type Trial = ReturnType<typeof createTrial>;
type Verdict = 'none' | 'right' | 'wrong';

const MISSES_BEFORE_HELP = 2;

export function createTrial(lesson: Lesson) {
  const table = createLessonTable(gravitySuperstar, (since) => ({ ...lesson.start, since }));
  const whole = createModel(table);
  /** A lesson has the cards it is about, and shows only what is possible. */
  const model: Model = {
    ...whole,
    hand: () => whole.hand().filter((card) => lesson.cards.includes(card)),
    barred: () => [],
  };
  const [misses, setMisses] = createSignal(0);
  const [hinted, setHinted] = createSignal(false);

  const verdict = createMemo((): Verdict => {
    if (model.phase().kind !== 'over') return 'none';
    return isSolved(lesson, model.view()) ? 'right' : 'wrong';
  });
  createEffect(on(verdict, (now) => now === 'wrong' && setMisses((before) => before + 1)));

  function again(): void {
    setHinted(false);
    table.begin();
  }

  /** From the beginning, with the right card and the right move looked at. */
  function help(): void {
    table.begin();
    setHinted(true);
    const [first] = lesson.solution;
    if (first?.type !== 'simple' && first?.type !== 'special') return;
    model.choose(first.card);
    model.look(model.destinations().find(({ move }) => isSame(move, first)) ?? null);
  }

  return {
    lesson,
    model,
    verdict,
    hinted,
    canHelp: () => misses() >= MISSES_BEFORE_HELP && verdict() === 'wrong',
    again,
    help,
  };
}

const isSame = (one: Action, other: Action) =>
  one.type === other.type &&
  (one.type === 'simple' || one.type === 'special') &&
  (other.type === 'simple' || other.type === 'special') &&
  one.way === other.way;
