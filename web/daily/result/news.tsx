// What is new: how this result stands among one's own of its kind, the days in a row, and when the next galaxy begins.
import { createMemo, Show } from 'solid-js';
import { isMilestone, milestoneAfter } from '#shared/daily/milestones.ts';
import type { Streak } from '#shared/daily/streak.ts';
import type { Shape } from '#shared/daily/week.ts';
import { words } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import { countdownText } from '../parts/countdown-text.ts';
import { untilTomorrow } from '../parts/day.ts';
import { ShapeIcon, shapeName } from '../parts/shape.tsx';
import { resultText, type Solved } from '../parts/solved.ts';
import { dailyWords } from '../words/words.ts';
import { type Achieved, achievedBy } from './bests.ts';
import { Glint } from './glint.tsx';
import './news.css';

export function OwnBest(props: { shape: Shape; mine: Solved; solved: readonly Solved[]; fresh: boolean }) {
  const achieved = createMemo(() => achievedBy(props.mine, props.solved));
  return (
    <Show when={achieved()}>
      {(own) => (
        <p class="news-line" classList={{ record: own().kind === 'beaten' }}>
          <span class="news-shape">
            <ShapeIcon shape={props.shape} />
            <Show when={props.fresh && own().kind === 'beaten'}>
              <Glint />
            </Show>
          </span>
          <span>
            <strong class="news-title">{shapeName(props.shape)}</strong>
            <span>{achievedText(own(), props.mine)}</span>
          </span>
        </p>
      )}
    </Show>
  );
}

function achievedText(own: Achieved<Solved>, mine: Solved): string {
  const text = boardsWords().own;
  if (own.kind === 'first') return text.firstOfKind(resultText(mine));
  return own.kind === 'beaten' ? text.newBest(resultText(own.before)) : text.best(resultText(own.best));
}

export function StreakNews(props: {
  streak: Streak;
  /** This result has just made it as long as it is. */
  reached: boolean;
  fresh: boolean;
}) {
  const text = () => boardsWords().own;
  const days = () => props.streak.days;
  const isReached = () => props.reached && isMilestone(days());
  const next = () => milestoneAfter(days());
  const title = () => {
    if (days() === 1) return text().streakBegins;
    return isReached() ? text().milestone(days()) : words().daily.streak(days());
  };
  const beside = () => [
    ...(isReached() ? [text().nextMilestone(next() - days(), next())] : []),
    ...(props.streak.reserves > 0 ? [boardsWords().over.reserves(props.streak.reserves)] : []),
  ];
  return (
    <Show when={days() > 0}>
      <p class="news-line" classList={{ record: isReached() }}>
        <span class="news-shape">
          <FlameIcon />
          <Show when={isReached() && props.fresh}>
            <Glint />
          </Show>
        </span>
        <span>
          <strong class="news-title">{title()}</strong>
          <span class="soft">{beside().join(' · ')}</span>
        </span>
      </p>
    </Show>
  );
}

export function NextGalaxy(props: { over: boolean; toToday: (() => void) | undefined }) {
  return (
    <Show
      when={props.over}
      fallback={<p class="news-next">{boardsWords().over.next(countdownText(untilTomorrow()))}</p>}
    >
      <a class="button" href="/daily" onClick={() => props.toToday?.()}>
        {dailyWords().notYet.toToday}
      </a>
    </Show>
  );
}

function FlameIcon() {
  return (
    <svg class="icon news-flame" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 3-7 1 1 2 2 2 4 1-2 2-5 1-9z" />
    </svg>
  );
}
