// How long until the next galaxy, and how many days in a row have been solved.
import { Show } from 'solid-js';
import type { Streak } from '#shared/daily/streak.ts';
import { words } from '#web/words/words.ts';
import { countdownText } from '../parts/countdown-text.ts';
import { untilTomorrow } from '../parts/day.ts';
import { dailyWords } from '../words/words.ts';
import './next-galaxy.css';

export function NextGalaxy(props: { streak: Streak; over: boolean; toToday: (() => void) | undefined }) {
  const text = () => dailyWords().over;
  return (
    <section class="panel next-galaxy">
      <Show when={props.streak.days > 0}>
        <p class="next-streak">
          <FlameIcon />
          <strong>{words().daily.streak(props.streak.days)}</strong>
          <Show when={props.streak.reserves > 0}>
            <span class="soft">{text().reserves(props.streak.reserves)}</span>
          </Show>
        </p>
      </Show>
      <Show when={props.over} fallback={<p>{text().next(countdownText(untilTomorrow()))}</p>}>
        <a class="button" href="/daily" onClick={() => props.toToday?.()}>
          {dailyWords().notYet.toToday}
        </a>
      </Show>
    </section>
  );
}

function FlameIcon() {
  return (
    <svg class="icon next-flame" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 3-7 1 1 2 2 2 4 1-2 2-5 1-9z" />
    </svg>
  );
}
