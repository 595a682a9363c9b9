// What is to be said now: what comes next, what was wrong, or that all is right.
import { Show } from 'solid-js';
import { Feedback } from '#web/table/kit/learn/feedback.tsx';
import { tutorialWords } from '#web/table/kit/learn/words/words.ts';
import { faultsSaid, wrongSaid } from '../city/speech.ts';
import type { Building } from '../trial/building.ts';
import type { Choosing } from '../trial/choosing.ts';
import type { Trial } from '../trial/trial.ts';
import { builderLearnWords } from '../words/words.ts';

const SIGNS: Partial<Record<string, string>> = { right: '✓', wrong: '✕', hint: '?' };

export function Said(props: { trial: Trial }) {
  const own = () => builderLearnWords().lessons[props.trial.lesson.id];
  const isHinted = () => props.trial.kind === 'build' && props.trial.hinted();
  const kind = () => {
    const verdict = props.trial.verdict();
    if (verdict !== 'open') return verdict;
    return isHinted() ? 'hint' : 'none';
  };
  const said = () => {
    if (kind() === 'right') return own().praise;
    if (kind() === 'hint') return own().hint;
    return props.trial.kind === 'build' ? buildingSaid(props.trial) : choosingSaid(props.trial);
  };
  const help = () => props.trial.kind === 'build' && props.trial.canHelp() && props.trial.help;
  return (
    <div class="learn-said">
      <Feedback kind={kind()} sign={SIGNS[kind()]}>
        {said()}
      </Feedback>
      <Show when={help()}>
        {(help) => (
          <button type="button" class="button" onClick={() => help()()}>
            {tutorialWords().showMe}
          </button>
        )}
      </Show>
    </div>
  );
}

function buildingSaid(trial: Building): string {
  const { next } = builderLearnWords();
  if (trial.verdict() === 'wrong') return wrongSaid(trial.faults()!);
  const carried = trial.drag.carried();
  if (carried && !carried.held) {
    return trial.lying(trial.active()!).site === null ? next.carrying : next.standing;
  }
  if (!trial.isComplete()) return next.choose;
  return trial.isChanged() ? next.done : next.change;
}

function choosingSaid(trial: Choosing): string {
  const { lessons, lost } = builderLearnWords();
  const chosen = trial.chosen();
  if (chosen === null) return lessons[trial.lesson.id].hint;
  return lost(trial.lesson.builders[chosen]!.name, faultsSaid(trial.faults(chosen)));
}
