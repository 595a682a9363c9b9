// The tutorial: six lessons and how a round runs, one after the other; it can be left at every step.
import { createMemo, createSignal, Show } from 'solid-js';
import { Steps } from '#web/table/kit/learn/steps.tsx';
import { LESSON_IDS, LESSONS } from '../drawings/sample-galaxies.ts';
import { LessonView } from './lesson.tsx';
import { RoundView } from './round.tsx';
import { createTrial } from './trial.ts';
import { learnWords } from './words/words.ts';

const STEPS = [...LESSON_IDS, 'round'] as const;

export function Tutorial(props: { rules: string }) {
  const [step, setStep] = createSignal(0);
  const text = () => learnWords().spaceBowl;
  const trial = createMemo(() => {
    const id = STEPS[step()]!;
    return id === 'round' ? null : createTrial(LESSONS[id]);
  });
  const id = () => trial()?.lesson.id;

  return (
    <Steps
      class="learn-lesson"
      step={step()}
      many={STEPS.length}
      title={id() ? text().lessons[id()!].title : text().round.title}
      solved={trial()?.solved() === true}
      rules={props.rules}
      go={setStep}
    >
      <Show when={trial()} keyed fallback={<RoundView />}>
        {(now) => <LessonView trial={now} />}
      </Show>
    </Steps>
  );
}
