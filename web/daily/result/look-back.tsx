// The six throws once more: each with its galaxy, what was right, and why any other card was not.
import { For } from 'solid-js';
import { Sprite } from '#web/art/sprite.tsx';
import { Box } from '#web/games/space-bowl/drawings/box.tsx';
import { boardsWords } from '../boards/words/words.ts';
import type { Hand } from '../hand/hand.ts';
import { GalaxyView } from '../play/galaxy-view.tsx';
import { dailyWords } from '../words/words.ts';
import './look-back.css';
import { ThrowSign } from '../parts/sign.tsx';
import { PracticeLike } from '../practice/link.tsx';
import type { DailyRun } from '../run/run.ts';
import { TruthHead, TruthLines } from '../truth/truth.tsx';

export function LookBack(props: { run: DailyRun; hand: Hand }) {
  const { run, hand } = props;
  const text = () => dailyWords();
  return (
    <section class="panel look-back" aria-labelledby="look-back" data-flights>
      <Sprite />
      <h2 id="look-back">{boardsWords().over.lookBack}</h2>
      <div class="look-throws" role="group" aria-label={text().play.throws}>
        <For each={run.puzzle.throws}>
          {(_, at) => (
            <button
              type="button"
              class="look-throw"
              aria-pressed={run.at() === at()}
              aria-label={`${boardsWords().over.lookAt(at() + 1)}: ${text().marks[run.marks()[at()]!]}`}
              onClick={() => run.look(at())}
            >
              <ThrowSign mark={run.marks()[at()]!} />
            </button>
          )}
        </For>
      </div>
      <div class="look-parts">
        <GalaxyView run={run} hand={hand} />
        <div class="look-dock">
          <Box thrown={run.thrown()} faulty={[...new Set(hand.looked()?.faults.map(({ cell }) => cell))]} />
          <TruthHead run={run} hand={hand} />
          <TruthLines run={run} hand={hand} />
        </div>
        <PracticeLike run={run} />
      </div>
    </section>
  );
}
