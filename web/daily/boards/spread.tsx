// How the results of a day are spread: right answers, and the times of those with as many as oneself.
import { Show } from 'solid-js';
import { type BoardAnswer, type PlaceAnswer, TIME_STEP } from '#shared/daily/protocol.ts';
import { clockText } from '#shared/daily/share.ts';
import { type Bar, Histogram } from './histogram.tsx';
import { timeBarOf } from './own-place.ts';
import { boardsWords } from './words/words.ts';

type Mine = PlaceAnswer['mine'];

export function SpreadFigures(props: { board: BoardAnswer; mine: Mine }) {
  const text = () => boardsWords().board;
  /** A result that nobody is compared with is in none of the bars. */
  const compared = () => (props.mine?.place == null ? null : props.mine);
  const times = () => props.board.times[compared()?.score ?? 0]!;
  return (
    <Show when={props.board.total > 0}>
      <section class="panel board-spread">
        <Histogram title={text().scores} bars={scoreBars(props.board, compared())} />
        <Show when={times().some((count) => count > 0) && compared()}>
          {(mine) => <Histogram title={text().times(mine().score)} bars={timeBars(times(), mine())} />}
        </Show>
      </section>
    </Show>
  );
}

function scoreBars({ scores }: BoardAnswer, mine: Mine): Bar[] {
  const text = boardsWords().board;
  return scores.map((count, score) => ({
    count,
    said: text.scoreBar(score, count) + (mine?.score === score ? yours(mine) : ''),
    label: String(score),
    mine: mine?.score === score,
  }));
}

const LABEL_EVERY = 60_000 / TIME_STEP;

function timeBars(times: readonly number[], mine: NonNullable<Mine>): Bar[] {
  const text = boardsWords().board;
  return times.map((count, at) => {
    const from = clockText(at * TIME_STEP);
    const to = clockText((at + 1) * TIME_STEP);
    const isMine = at === timeBarOf(mine.time);
    const said = at === times.length - 1 ? text.lastTimeBar(from, count) : text.timeBar(from, to, count);
    return {
      count,
      said: said + (isMine ? yours(mine) : ''),
      label: at % LABEL_EVERY === 0 ? from : '',
      mine: isMine,
    };
  });
}

function yours({ counts }: NonNullable<Mine>): string {
  const text = boardsWords().board;
  return `, ${counts ? text.yourBar : text.wouldBeYours}`;
}
