// A round of three, from their boards to who wins it.
import { For } from 'solid-js';
import { builderWords } from '../../words/words.ts';
import { faultsIn, HELD, ROUND, winnerOf } from '../city/builders.ts';
import { MarkedBoard } from '../city/marked-board.tsx';
import { lockedOn, PlanView } from '../city/plan.tsx';
import { citySaid, endedSaid, faultsSaid } from '../city/speech.ts';
import { builderLearnWords } from '../words/words.ts';
import './example.css';

const { plan, builders } = ROUND;
const WINNER = winnerOf(plan, builders);

export function Example() {
  return (
    <>
      <div class="learn-builder-example">
        <figure>
          <PlanView plan={plan} locked={lockedOn(plan, HELD)} />
          <figcaption>
            <strong>{builderWords().plan}</strong>
          </figcaption>
        </figure>
        <For each={builders}>
          {(builder, at) => (
            <figure classList={{ winner: at() === WINNER }}>
              <div role="img" aria-label={citySaid(builder.name, builder.board)}>
                <MarkedBoard plan={plan} board={builder.board} faults={faultsIn(plan, builder)} />
              </div>
              <figcaption>
                <strong>{builder.name}</strong>, {endedSaid(at())}
                <span>{faultsSaid(faultsIn(plan, builder))}</span>
              </figcaption>
            </figure>
          )}
        </For>
      </div>
      <p>{builderLearnWords().rules.example.told}</p>
    </>
  );
}
