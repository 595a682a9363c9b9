// Where there is nothing to solve now: a day that has not begun, or a run that another tab holds.
import { Show } from 'solid-js';
import { type DateText, dateOf, numberOf } from '#shared/daily/calendar.ts';
import { PageHead } from '#web/ui/controls.tsx';
import { words } from '#web/words/words.ts';
import { today } from '../parts/day.ts';
import { dayText } from '../parts/numbers.ts';
import { dailyWords } from '../words/words.ts';

export function NotYet(props: { date: DateText }) {
  const text = () => dailyWords().notYet;
  const number = () => Math.max(1, numberOf(props.date));
  return (
    <main class="page">
      <PageHead title={text().title} back={words().home.back} />
      <p>{text().note(number(), dayText(dateOf(number())))}</p>
      <Show when={numberOf(today()) >= 1 && props.date !== today()} fallback={<p>{text().clock}</p>}>
        <div class="row">
          <a class="button primary" href="/daily">
            {text().toToday}
          </a>
        </div>
      </Show>
    </main>
  );
}

export function Elsewhere() {
  const text = () => dailyWords().elsewhere;
  return (
    <main class="page">
      <PageHead title={text().title} back={words().home.back} />
      <p>{text().note}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {words().notices.reloadPage}
        </button>
        <a class="button" href="/">
          {words().home.back}
        </a>
      </div>
    </main>
  );
}
