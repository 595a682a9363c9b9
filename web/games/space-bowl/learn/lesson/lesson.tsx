// One lesson: what to do, the box, the galaxy, and what is to be said about the last tap.
import { Show } from 'solid-js';
import { JokerToken, RedButton } from '#web/art/tokens.tsx';
import { Feedback } from '#web/table/kit/learn/feedback.tsx';
import { tutorialWords } from '#web/table/kit/learn/words/words.ts';
import { Box } from '../../drawings/box.tsx';
import { bowlWords } from '../../words/words.ts';
import { learnWords } from '../words/words.ts';
import { LearnGalaxy } from './galaxy.tsx';
import './lesson.css';
import { faultName } from '../../drawings/speech.ts';
import type { Trial } from './trial.ts';

export function LessonView(props: { trial: Trial }) {
  const text = () => learnWords().spaceBowl;
  const { lesson } = props.trial;
  return (
    <>
      <div class="learn-box">
        <Box
          thrown={lesson.thrown}
          faulty={props.trial
            .faults()
            .slice(0, 1)
            .map(({ cell }) => cell)}
        />
      </div>
      <div class="learn-task">
        <p>{text().lessons[lesson.id].task}</p>
        <Show when={lesson.extra === 'doom'}>
          <button type="button" class="button danger learn-extra" onClick={() => props.trial.doom()}>
            <span class="learn-token">
              <RedButton />
            </span>
            {bowlWords().table.doom}
          </button>
        </Show>
        <Show when={lesson.extra === 'joker'}>
          <button
            type="button"
            class="button learn-extra"
            aria-pressed={props.trial.aiming()}
            onClick={() => props.trial.aim()}
          >
            <span class="learn-token">
              <JokerToken />
            </span>
            {bowlWords().table.joker}
          </button>
        </Show>
      </div>
      <LearnGalaxy trial={props.trial} />
      <div class="learn-said">
        <Feedback kind={props.trial.feedback().kind} sign={SIGNS[props.trial.feedback().kind]}>
          {feedbackText(props.trial)}
        </Feedback>
        <Show when={props.trial.canHelp()}>
          <button type="button" class="button" onClick={() => props.trial.hint()}>
            {tutorialWords().showMe}
          </button>
        </Show>
      </div>
    </>
  );
}

const SIGNS: Partial<Record<string, string>> = {
  right: '✓',
  wrong: '✕',
  jokerUseless: '✕',
  jokerPlaced: '★',
};

function feedbackText({ feedback, lesson, joker }: Trial): string {
  const text = learnWords().spaceBowl;
  const now = feedback();
  switch (now.kind) {
    case 'none':
      return '';
    case 'right':
      return text.lessons[lesson.id].praise;
    case 'wrong': {
      const why = faultName(now.fault, lesson.field.size);
      return now.jokerHelps ? `${why} ${text.jokerHelps}` : why;
    }
    case 'aiming':
      return bowlWords().status.aiming;
    case 'jokerPlaced':
      return text.jokerPlaced;
    case 'jokerUseless':
      return text.jokerUseless;
    case 'hint':
      if (lesson.extra === 'doom') return text.hintDoom;
      return lesson.extra === 'joker' && joker() === null ? text.hintJoker : text.hint;
  }
}
