// The tutorial: seven lessons, and how a turn runs.
import { Tutorial } from '#web/table/kit/learn/tutorial.tsx';
import { LessonView } from './lesson/lesson.tsx';
import { LESSON_IDS, LESSONS } from './lesson/lessons.ts';
import { createTrial } from './lesson/trial.ts';
import { TurnView } from './turn.tsx';
import { labLearnWords } from './words/words.ts';

export function LabTutorial(props: { rules: string }) {
  return (
    <Tutorial
      class="learn-lab"
      lessons={LESSON_IDS}
      title={(lesson) => labLearnWords().lessons[lesson].title}
      start={(lesson) => createTrial(LESSONS[lesson])}
      solved={(trial) => trial.verdict() === 'right'}
      lesson={LessonView}
      lastTitle={labLearnWords().turn.title}
      last={TurnView}
      rules={props.rules}
    />
  );
}
