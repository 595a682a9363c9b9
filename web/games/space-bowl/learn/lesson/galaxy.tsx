// The small galaxy of a lesson, on which the throw is laid.
import { Show } from 'solid-js';
import { words } from '#web/words/words.ts';
import { Galaxy, type Marks } from '../../drawings/galaxy.tsx';
import { learnWords } from '../words/words.ts';
import '../../drawings/stage.css';
import { Overlay } from '../../drawings/overlay.tsx';
import { cardOf } from '../../drawings/sample-galaxies.ts';
import type { Trial } from './trial.ts';

export function LearnGalaxy(props: { trial: Trial }) {
  const { field, thrown } = props.trial.lesson;
  const cards = field.planets.map((planets) => ({ card: cardOf(planets), planets, hole: false }));

  return (
    <div class="learn-room">
      <div class="learn-stage">
        <Galaxy
          size={field.size}
          cards={cards}
          marks={(card) => marksOf(props.trial, card)}
          focused={props.trial.focused()}
          focus={props.trial.setFocused}
          touch={props.trial.tap}
          aiming={props.trial.aiming()}
        />
        <Show when={props.trial.tapped()} keyed>
          {({ card }) => (
            <Overlay
              field={field}
              thrown={thrown}
              card={card}
              turn={0}
              faults={props.trial.faults()}
              joker={props.trial.joker()}
            />
          )}
        </Show>
      </div>
    </div>
  );
}

function marksOf(trial: Trial, card: number): Marks {
  const text = words().spaceBowl.marks;
  const tapped = trial.tapped()?.card === card;
  const answer = tapped && trial.feedback().kind === 'right';
  const wrong = tapped && trial.feedback().kind === 'wrong';
  const faulty = trial.lit()?.card === card;
  const joker = trial.joker() === card;
  const hinted = trial.hinted().includes(card);
  const aside = trial.under().length > 0 && !trial.under().includes(card);
  const names: string[] = [];
  if (answer) names.push(text.answer);
  if (wrong) names.push(text.wrong);
  if (faulty) names.push(text.fault);
  if (joker) names.push(text.joker);
  if (hinted) names.push(learnWords().spaceBowl.look);
  return {
    classes: { answer, wrong, aside, 'learn-faulty': faulty, 'learn-hinted': hinted },
    names,
    chairs: [],
    joker,
    sign: answer ? '✓' : wrong ? '✕' : '',
  };
}
