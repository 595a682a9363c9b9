// One person trying one lesson: what they see and may do, whether they have made it, and what they are shown.
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import { createLessonTable } from '#web/table/kit/learn/lesson-table.ts';
import { createModel, type Model } from '../../table/model/model.ts';
import { createPlacing, pieceOf, placeOf } from '../../table/model/placing.ts';
import type { Lesson } from './lessons.ts';
import { ME, RIVAL } from './small-match.ts';

export type Trial = ReturnType<typeof createTrial>;

const MISSES_BEFORE_HELP = 2;

export function createTrial(lesson: Lesson) {
  const table = createLessonTable(spaceLab, (since) => ({ ...lesson.start, since }));
  const verdict = createMemo(() => lesson.judge(table.view(ME)));
  const isOpen = () => verdict() === 'open';
  const isMissed = () => !isOpen() && verdict() !== 'right';
  const [misses, setMisses] = createSignal(0);
  const [hinted, setHinted] = createSignal(false);

  const whole = createModel(table);
  const model: Model = {
    ...whole,
    may: (type) => isOpen() && lesson.actions.includes(type) && whole.may(type),
    gain: (lab, slot) => (lesson.gains || hinted() ? whole.gain(lab, slot) : null),
  };
  const placing = createPlacing(model);

  createEffect(on(isMissed, (missed) => missed && setMisses((before) => before + 1)));
  createEffect(
    on(
      () => table.view(ME).phase,
      (phase) => {
        if (phase.kind !== 'turn' || phase.seat !== RIVAL) return;
        for (const action of lesson.answer) void table.act(RIVAL, action);
      },
    ),
  );

  function again(): void {
    batch(() => {
      setHinted(false);
      table.begin();
    });
  }

  /** From the beginning, with the right card held over the right place. */
  function help(): void {
    batch(() => {
      table.begin();
      setHinted(true);
    });
    const [first] = lesson.solution;
    if (first?.type !== 'place') return;
    placing.drag.make({ type: 'choose', piece: pieceOf(first.lab) });
    placing.drag.make({ type: 'point', place: placeOf(first.slot) });
  }

  return {
    lesson,
    model,
    placing,
    verdict,
    isOpen,
    isMissed,
    hinted,
    canHelp: () => misses() >= MISSES_BEFORE_HELP && isMissed(),
    again,
    help,
  };
}
