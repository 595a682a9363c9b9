// The cards of a lesson, and what else its turn may ask for: something to take, all cards back, or to end it.
import { For, Show } from 'solid-js';
import { CARDS, type Card } from '#shared/games/gravity-superstar/components.ts';
import { ActionButton, Loots } from '../../table/hand/without-card.tsx';
import { KEYS } from '../../table/model/keys.ts';
import { CardSign } from '../../table/pieces/card-sign.tsx';
import { gravityWords } from '../../words/words.ts';
import { ME } from './small-board.ts';
import type { Trial } from './trial.ts';

export function LessonHand(props: { trial: Trial }) {
  const { model, lesson } = props.trial;
  const text = () => gravityWords();
  return (
    <div class="lesson-cards" tabIndex={-1} role="group" aria-label={text().hand}>
      <Show when={model.phase().kind !== 'steal'} fallback={<Loots model={model} class="lesson-act" />}>
        <For each={lesson.cards}>{(card) => <LessonCard trial={props.trial} card={card} />}</For>
        <ActionButton model={model} action="refill" class="lesson-act" />
        <ActionButton model={model} action="end" class="lesson-act" />
      </Show>
    </div>
  );
}

/** Once played it lies in front of one, and shows how. */
function LessonCard(props: { trial: Trial; card: Card }) {
  const text = () => gravityWords();
  const { model } = props.trial;
  const lying = () => model.view().played[ME]!.find(({ card }) => card === props.card);
  return (
    <button
      type="button"
      class="button lesson-card"
      classList={{ lying: lying() !== undefined }}
      aria-pressed={model.card() === props.card}
      disabled={lying() !== undefined || !model.acting()}
      aria-keyshortcuts={KEYS.cards[CARDS.indexOf(props.card)]}
      onClick={() => model.choose(model.card() === props.card ? null : props.card)}
    >
      <CardSign card={props.card} />
      <span>
        {text().cards[props.card]}
        <Show when={lying()}>{(own) => <small>{own().down ? text().down : text().played}</small>}</Show>
      </span>
    </button>
  );
}
