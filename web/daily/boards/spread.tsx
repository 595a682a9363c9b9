// How the results of a day are spread: right answers, and the times of those with as many as oneself.
import { Show } from 'solid-js';
import { type BoardAnswer, TIME_STEP } from '#shared/daily/protocol.ts';
import { clockText } from '#shared/daily/share.ts';
import { type Bar, Histogram } from './histogram.tsx';
import { timeBarOf } from './own-place.ts';
import { boardsWords } from './words/words.ts';

type Spread = Pick<BoardAnswer, 'total' | 'mine' | 'scores' | 'times'>;

export function SpreadFigures(props: { board: Spread }) {
  const text = () => boardsWords().board;
  return (
    <Show when={props.board.total > 0}>
      <Histogram title={text().scores} bars={scoreBars(props.board)} />
      <Show when={props.board.times.some((count) => count > 0) && props.board.mine}>
        {(mine) => <Histogram title={text().times(mine().score)} bars={timeBars(props.board)} />}
      </Show>
    </Show>
  );
}

function scoreBars({ scores, mine }: Spread): Bar[] {
  const text = boardsWords().board;
  return scores.map((count, score) => ({
    count,
    said: text.scoreBar(score, count),
    label: String(score),
    mine: hasPlace(mine) && mine.score === score,
  }));
}

const LABEL_EVERY = 60_000 / TIME_STEP;

function timeBars({ times, mine }: Spread): Bar[] {
  const text = boardsWords().board;
  return times.map((count, at) => {
    const from = clockText(at * TIME_STEP);
    const to = clockText((at + 1) * TIME_STEP);
    return {
      count,
      said: at === times.length - 1 ? text.lastTimeBar(from, count) : text.timeBar(from, to, count),
      label: at % LABEL_EVERY === 0 ? from : '',
      mine: hasPlace(mine) && at === timeBarOf(mine.time),
    };
  });
}

/** A result without a place is in none of the bars. */
function hasPlace(mine: BoardAnswer['mine']): mine is NonNullable<BoardAnswer['mine']> {
  return mine !== null && mine.rank !== null;
}
