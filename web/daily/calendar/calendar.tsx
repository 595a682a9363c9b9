// The calendar of the daily: every galaxy since the first, what has been solved, and how well.
import { createMemo, createResource, For, Show } from 'solid-js';
import { numberOf } from '#shared/daily/calendar.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import { clockText } from '#shared/daily/share.ts';
import { listRuns } from '#web/saves/runs.ts';
import { PageHead } from '#web/ui/controls.tsx';
import { locale, words } from '#web/words/words.ts';
import { averagesOf } from '../result/averages.ts';
import './calendar.css';
import { boardsWords } from '../boards/words/words.ts';
import { jumpedDates } from '../journey/jumped.ts';
import JumpedDays from '../journey/jumped-days.tsx';
import { today } from '../parts/day.ts';
import { Figure } from '../parts/figure.tsx';
import { solvedRuns } from '../parts/solved.ts';
import { streakNow } from '../parts/streak.ts';
import { bestsOf } from '../result/bests.ts';
import { Bests } from './bests.tsx';
import { MonthGrid } from './month-grid.tsx';
import { monthsUpTo } from './months.ts';

export default function Calendar() {
  const [runs] = createResource(() => listRuns().catch(() => []));
  const solved = createMemo(() => solvedRuns(runs() ?? []));
  const scores = createMemo(() => new Map(solved().map(({ date, score }) => [date, score])));
  const begun = createMemo(() => new Set((runs() ?? []).map(({ date }) => date)));
  const months = createMemo(() => monthsUpTo(numberOf(today())));
  const averages = () => averagesOf(solved());
  const bests = createMemo(() => bestsOf(solved()));
  const streak = () => streakNow(runs() ?? []);
  const jumped = createMemo(() => jumpedDates(runs() ?? []));
  const text = () => boardsWords().calendar;
  const decimal = (value: number) =>
    new Intl.NumberFormat(locale(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
  return (
    <main class="page calendar">
      <PageHead title={text().title} back={words().home.back} />
      <section class="panel">
        <div class="figures">
          <Figure label={text().streak}>{streak().days}</Figure>
          <Figure label={text().longest}>{streak().longest}</Figure>
          <Figure label={text().reserves}>{streak().reserves}</Figure>
          <Show when={averages()}>
            {(usual) => (
              <>
                <Figure label={text().solved}>{usual().days}</Figure>
                <Figure label={text().averageScore}>{`${decimal(usual().score)}/${THROWS}`}</Figure>
                <Figure label={text().averageTime}>{clockText(usual().time)}</Figure>
              </>
            )}
          </Show>
        </div>
        <p class="soft calendar-note">{text().reservesNote}</p>
        <Show when={!averages()}>
          <p class="soft calendar-note">{text().none}</p>
        </Show>
        <JumpedDays dates={jumped()} />
        <div class="row">
          <a class="button" href="/daily">
            {text().back}
          </a>
        </div>
      </section>
      <For each={months()}>
        {(month, at) => (
          <>
            <MonthGrid month={month} scores={scores()} begun={begun()} jumped={jumped()} />
            <Show when={at() === 0 && bests().length > 0}>
              <Bests bests={bests()} />
            </Show>
          </>
        )}
      </For>
    </main>
  );
}
