// The tutorial: six lessons, and how a round runs.
import { Tutorial } from '#web/table/kit/learn/tutorial.tsx';
import { LESSON_IDS, LESSONS } from '../drawings/sample-galaxies.ts';
import { LessonView } from './lesson/lesson.tsx';
import { createTrial } from './lesson/trial.ts';
import { RoundView } from './round.tsx';
import { learnWords } from './words/words.ts';

export function BowlTutorial(props: { rules: string }) {
  return (
    <Tutorial
      class="learn-lesson"
      lessons={LESSON_IDS}
      title={(lesson) => learnWords().spaceBowl.lessons[lesson].title}
      start={(lesson) => createTrial(LESSONS[lesson])}
      solved={(trial) => trial.solved()}
      lesson={LessonView}
      lastTitle={learnWords().spaceBowl.round.title}
      last={RoundView}
      rules={props.rules}
    />
  );
}
