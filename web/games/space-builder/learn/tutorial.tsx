// The tutorial: six lessons, and how a round runs.
import type { LearnProps } from '#web/table/kit/game.ts';
import { Tutorial } from '#web/table/kit/learn/tutorial.tsx';
import { LessonView } from './lesson/lesson.tsx';
import { RoundView } from './round.tsx';
import { LESSON_IDS, LESSONS } from './trial/lessons.ts';
import { createTrial } from './trial/trial.ts';
import { builderLearnWords } from './words/words.ts';

export function BuilderTutorial(props: LearnProps & { rules: string }) {
  return (
    <Tutorial
      class="learn-builder"
      lessons={LESSON_IDS}
      title={(lesson) => builderLearnWords().lessons[lesson].title}
      start={(lesson) => createTrial(LESSONS[lesson])}
      solved={(trial) => trial.verdict() === 'right'}
      lesson={LessonView}
      lastTitle={builderLearnWords().round.title}
      last={() => <RoundView game={props.game} />}
      rules={props.rules}
    />
  );
}
