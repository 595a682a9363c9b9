// The tutorial: the lessons and how a turn runs, one after the other; it can be left at every step.
import { createMemo, createSignal, Show } from 'solid-js';
import { Steps } from '#web/table/kit/learn/steps.tsx';
import { LessonView } from './lesson.tsx';
import { LESSON_IDS, LESSONS } from './lessons.ts';
import { createTrial } from './trial.ts';
import { TurnView } from './turn.tsx';
import { gravityLearnWords } from './words/words.ts';

const STEPS = [...LESSON_IDS, 'turn'] as const;

export function Tutorial(props: { rules: string }) {
  const [step, setStep] = createSignal(0);
  const text = () => gravityLearnWords();
  const trial = createMemo(() => {
    const id = STEPS[step()]!;
    return id === 'turn' ? null : createTrial(LESSONS[id]);
  });
  const id = () => trial()?.lesson.id;

  return (
    <Steps
      class="gravity-lesson"
      step={step()}
      many={STEPS.length}
      title={id() ? text().lessons[id()!].title : text().turn.title}
      solved={trial()?.verdict() === 'right'}
      rules={props.rules}
      go={setStep}
    >
      <Show when={trial()} keyed fallback={<TurnView />}>
        {(now) => <LessonView trial={now} />}
      </Show>
    </Steps>
  );
}
