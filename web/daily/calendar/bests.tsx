// One's best result of each kind of day, and the way back to it.
import { For } from 'solid-js';
import { THROWS } from '#shared/daily/puzzle.ts';
import { clockText } from '#shared/daily/share.ts';
import { boardsWords } from '../boards/words/words.ts';
import { dayText } from '../parts/numbers.ts';
import { ShapeIcon, shapeName } from '../parts/shape.tsx';
import { resultText, type Solved } from '../parts/solved.ts';
import type { KindBest } from '../result/bests.ts';
import './bests.css';

export function Bests(props: { bests: readonly KindBest<Solved>[] }) {
  const text = () => boardsWords().own;
  return (
    <section class="panel" aria-labelledby="bests">
      <h2 id="bests">{text().bests}</h2>
      <ul class="bests">
        <For each={props.bests}>
          {({ shape, days, best }) => (
            <li>
              <a class="best" href={`/daily/${best.date}`}>
                <span class="best-shape">
                  <ShapeIcon shape={shape} />
                </span>
                <span>
                  {shapeName(shape)} <span class="soft best-days">{text().days(days)}</span>
                </span>
                <strong aria-hidden="true">{`${best.score}/${THROWS} · ${clockText(best.time)}`}</strong>
                <span class="unseen">{`${resultText(best)}, ${dayText(best.date)}`}</span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
