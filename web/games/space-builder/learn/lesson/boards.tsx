// Three boards that are done: the one that wins is to be pressed.
import { For } from 'solid-js';
import { boardSaid } from '../../table/model/speech.ts';
import { builderWords } from '../../words/words.ts';
import './boards.css';
import { HELD } from '../city/builders.ts';
import { MarkedBoard } from '../city/marked-board.tsx';
import { lockedOn, PlanView } from '../city/plan.tsx';
import { endedSaid, totalSaid } from '../city/speech.ts';
import type { Choosing } from '../trial/choosing.ts';

export function Boards(props: { trial: Choosing }) {
  const { plan, builders } = props.trial.lesson;
  return (
    <div class="learn-builder-boards">
      <figure>
        <figcaption>{builderWords().plan}</figcaption>
        <PlanView plan={plan} locked={lockedOn(plan, HELD)} />
      </figure>
      <For each={builders}>
        {({ name, board }, at) => {
          const isTold = () => props.trial.isTold(at());
          const faults = () => (isTold() ? props.trial.faults(at()) : []);
          const result = () => (isTold() ? totalSaid(faults()) : endedSaid(at()));
          return (
            <button
              type="button"
              class="learn-builder-choice"
              classList={{
                right: props.trial.verdict() === 'right' && props.trial.chosen() === at(),
                wrong: props.trial.verdict() === 'wrong' && props.trial.chosen() === at(),
              }}
              aria-pressed={props.trial.chosen() === at()}
              onClick={() => props.trial.choose(at())}
            >
              <span class="learn-builder-caption">
                <strong>{name}</strong>{' '}
                <span classList={{ 'learn-builder-total': isTold() }}>{result()}</span>
              </span>
              <span class="unseen">{boardSaid(board).join('. ')}</span>
              <MarkedBoard plan={plan} board={board} faults={faults()} />
            </button>
          );
        }}
      </For>
    </div>
  );
}
