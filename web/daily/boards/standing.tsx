// On top of a board, whatever is chosen below: how many there are, one's own place, and what it is worth.
import { Show } from 'solid-js';
import type { BoardAnswer } from '#shared/daily/protocol.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import { Figure } from '../parts/figure.tsx';
import { numberText, percentText, tenthsText } from '../parts/numbers.ts';
import { betterThan } from './own-place.ts';
import { boardsWords } from './words/words.ts';

export function Standing(props: { board: BoardAnswer }) {
  const text = () => boardsWords().board;
  const rank = () => props.board.mine?.rank ?? null;
  const better = () => betterThan(props.board);
  return (
    <section class="panel board-standing" aria-label={text().standing}>
      <Show when={props.board.total > 0}>
        <div class="figures">
          <Figure label={text().results(props.board.total)}>{numberText(props.board.total)}</Figure>
          <Show when={rank() !== null}>
            <Figure label={text().place}>{numberText(rank()!)}</Figure>
          </Show>
          <Show when={better() !== null}>
            <Figure label={text().better}>{percentText(better()!)}</Figure>
          </Show>
        </div>
      </Show>
      <p>{sentence(props.board)}</p>
    </section>
  );
}

function sentence({ mine, total }: BoardAnswer): string {
  const text = boardsWords().board;
  if (!mine) return total === 0 ? text.noResults : text.noResult;
  const yours = text.yours(mine.score, THROWS, tenthsText(mine.time), mine.timing);
  if (mine.rank !== null) return total === 1 ? `${yours} ${text.only}` : yours;
  // What stays of a result that was withdrawn on its own day.
  return mine.time === 0 ? text.withdrawn : `${yours} ${text.unranked}`;
}
