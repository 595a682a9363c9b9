// One lesson: what to do, the plan and what is built, and what came of it.
import { createEffect, on, onMount, Show } from 'solid-js';
import { onFocusGone } from '#web/device/focus.ts';
import { DragArea } from '#web/table/kit/drag/area.tsx';
import { builderWords } from '../../words/words.ts';
import { lockedOn, PlanView } from '../city/plan.tsx';
import type { Building } from '../trial/building.ts';
import type { Trial } from '../trial/trial.ts';
import { builderLearnWords } from '../words/words.ts';
import { BuildingBoard } from './board.tsx';
import { Boards } from './boards.tsx';
import { BuildingHand } from './hand.tsx';
import { Said } from './said.tsx';
import { Tools } from './tools.tsx';
import './lesson.css';

export function LessonView(props: { trial: Trial }) {
  const own = () => builderLearnWords().lessons[props.trial.lesson.id];
  let task!: HTMLDivElement;
  const section = () => task.closest('section')!;

  /** On to the next lesson, or once more to what says that all is done. */
  const goOn = () => {
    const next = ['.learn-nav .primary', '.learn-builder-done'];
    const found = next.map((wanted) => section().querySelector<HTMLElement>(wanted));
    found.find((element) => element !== null)?.focus();
  };
  createEffect(
    on(
      () => props.trial.verdict(),
      (verdict) => verdict === 'right' && queueMicrotask(goOn),
      { defer: true },
    ),
  );
  onMount(() => onFocusGone(() => props.trial.verdict(), section, goOn));

  return (
    <>
      <div class="learn-builder-task" ref={task}>
        <p>{own().text}</p>
        <p>
          <strong>{own().goal}</strong>
        </p>
      </div>
      <Show when={props.trial.kind === 'build' && props.trial} fallback={<Choice trial={props.trial} />}>
        {(trial) => <Site trial={trial()} />}
      </Show>
      <Said trial={props.trial} />
    </>
  );
}

function Choice(props: { trial: Trial }) {
  return (
    <div class="learn-builder-room choosing">
      <Show when={props.trial.kind === 'choose' && props.trial}>{(trial) => <Boards trial={trial()} />}</Show>
    </div>
  );
}

function Site(props: { trial: Building }) {
  const { lesson, held } = props.trial;
  const text = () => builderWords();
  return (
    <DragArea drag={props.trial.drag}>
      <div class="learn-builder-room">
        <div class="learn-builder-pair">
          <figure>
            <figcaption>{text().plan}</figcaption>
            <PlanView
              plan={lesson.plan}
              locked={lockedOn(lesson.plan, held)}
              lie={lesson.lie}
              upright={props.trial.verdict() === 'right'}
            />
          </figure>
          <figure>
            <figcaption>{text().board}</figcaption>
            <BuildingBoard trial={props.trial} />
          </figure>
        </div>
      </div>
      <BuildingHand trial={props.trial} />
      <Tools trial={props.trial} />
    </DragArea>
  );
}
