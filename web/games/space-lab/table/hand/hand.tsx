// One's hand: cards to be placed, and while a price is paid, cards to pay with.
import { For, Match, Show, Switch } from 'solid-js';
import type { LabId } from '#shared/games/space-lab/components.ts';
import { Piece } from '#web/table/kit/drag/piece.tsx';
import { Place } from '#web/table/kit/drag/place.tsx';
import { LabCard } from '../../drawings/lab-card.tsx';
import { labWords } from '../../words/words.ts';
import { looksAt } from '../model/looks.ts';
import type { Model } from '../model/model.ts';
import { HAND, type Placing, pieceOf } from '../model/placing.ts';
import { labSaid } from '../model/speech.ts';
import './hand.css';

export function Hand(props: { model: Model; placing: Placing }) {
  const hand = () => props.placing.hand();
  let list!: HTMLUListElement;
  const fitted = () => {
    list?.style.setProperty('--cards', `${Math.max(1, hand().length)}`);
    return hand();
  };
  return (
    <section class="lab-hand" aria-label={labWords().hand}>
      <Place drag={props.placing.drag} place={HAND}>
        <ul ref={list} class="lab-hand-cards" classList={{ many: hand().length > 7 }}>
          <For each={fitted()} fallback={<li class="soft lab-hand-empty">{labWords().emptyHand}</li>}>
            {(lab, at) => (
              <li
                classList={{ gone: props.placing.aim()?.lab === lab }}
                ref={looksAt(props.model, () => labSaid(lab))}
              >
                <HandCard {...props} lab={lab} digit={at() + 1} />
              </li>
            )}
          </For>
        </ul>
      </Place>
    </section>
  );
}

function HandCard(props: { model: Model; placing: Placing; lab: LabId; digit: number }) {
  const isPaying = () => {
    const aim = props.placing.aim();
    return aim !== null && aim.lab !== props.lab;
  };
  const isPaid = () => props.placing.aim()?.paid.includes(props.lab) === true;
  return (
    <Switch
      fallback={
        <button
          type="button"
          class="lab-hand-look"
          aria-label={labSaid(props.lab)}
          aria-disabled={props.placing.aim() !== null}
        >
          <LabCard lab={props.lab} />
        </button>
      }
    >
      <Match when={isPaying()}>
        <button
          type="button"
          class="lab-hand-pay"
          aria-pressed={isPaid()}
          aria-label={labSaid(props.lab)}
          aria-keyshortcuts={props.digit <= 9 ? `${props.digit}` : undefined}
          onClick={() => props.placing.pay(props.lab)}
        >
          <LabCard lab={props.lab} />
          <Show when={isPaid()}>
            <span class="lab-hand-paid" aria-hidden="true">
              ✕
            </span>
          </Show>
        </button>
      </Match>
      <Match when={props.model.may('place') && props.placing.aim() === null}>
        <div classList={{ 'lab-hand-dear': props.placing.whyNot(props.lab) !== null }}>
          <Piece drag={props.placing.drag} piece={pieceOf(props.lab)} />
        </div>
      </Match>
    </Switch>
  );
}
