// On top of a board: how many have solved the galaxy, one's own place, and where it is not counted, why.
import { Show } from 'solid-js';
import { THROWS } from '#shared/daily/puzzle.ts';
import { Figure } from '../parts/figure.tsx';
import { numberText, percentText, tenthsText } from '../parts/numbers.ts';
import type { DayAnswer } from '../server/boards.ts';
import { betterThan, whyApart } from './own-place.ts';
import { boardsWords } from './words/words.ts';

export function Standing(props: {
  day: DayAnswer;
  /** What was played, and who kept the time, stands above. */
  besideResult?: boolean;
}) {
  const text = () => boardsWords().board;
  const total = () => props.day.place.total;
  const mine = () => props.day.place.mine;
  const better = () => betterThan(props.day.place);
  /** Besides oneself. */
  const others = () => props.day.board.selfTimed - Number(mine()?.timing === 'selfTimed');
  const yours = () => (props.besideResult && mine() ? '' : result(props.day));
  const why = () => mine() && whyApart(mine()!);
  return (
    <Show when={total() > 0 || yours() || why() || others() > 0}>
      <section class="panel board-standing" aria-label={text().standing}>
        <Show when={total() > 0}>
          <div class="board-figures">
            <Figure label={text().solved}>{numberText(total())}</Figure>
            <Show when={mine()?.place}>
              {(place) => (
                <Figure label={mine()!.counts ? text().place : text().wouldBe}>{numberText(place())}</Figure>
              )}
            </Show>
            <Show when={better()}>
              {(percent) => <Figure label={text().better}>{percentText(percent())}</Figure>}
            </Show>
          </div>
        </Show>
        <Show when={yours()}>
          <p>{yours()}</p>
        </Show>
        <Show when={why()}>{(apart) => <p class="soft">{text().apart[apart()]}</p>}</Show>
        <Show when={others() > 0}>
          <p class="soft board-note">{text().selfTimed(others())}</p>
        </Show>
      </section>
    </Show>
  );
}

function result({ place: { mine, total } }: DayAnswer): string {
  const text = boardsWords().board;
  if (!mine) return total === 0 ? text.noResults : text.noResult;
  if (whyApart(mine) === 'withdrawn') return '';
  const yours = text.yours(mine.score, THROWS, tenthsText(mine.time), mine.timing);
  return mine.counts && total === 1 ? `${yours} ${text.only}` : yours;
}
