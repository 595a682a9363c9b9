// One month of the calendar: a list of its days in rows of seven, each a link with what has become of it.
import { For, Show } from 'solid-js';
import { type DateText, dateOf, weekdayOf } from '#shared/daily/calendar.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import { WEEK } from '#shared/daily/week.ts';
import { locale } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import { today } from '../parts/day.ts';
import { dayText, weekdayText } from '../parts/numbers.ts';
import { ShapeIcon, shapeName } from '../parts/shape.tsx';
import type { Month } from './months.ts';

interface MonthProps {
  month: Month;
  scores: ReadonlyMap<DateText, number>;
  begun: ReadonlySet<DateText>;
  /** Flown over, and still to be solved as if they were today. */
  jumped: readonly DateText[];
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
/** A Monday, and the days after it. */
const SOME_WEEK = 2;

export function MonthGrid(props: MonthProps) {
  const name = () =>
    new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${props.month.id}-15T12:00:00Z`),
    );
  return (
    <section class="month" aria-label={name()}>
      <h2>{name()}</h2>
      <ol class="month-days">
        <For each={WEEKDAYS}>
          {(weekday) => (
            <li class="month-weekday" aria-hidden="true">
              <span class="month-shape">
                <ShapeIcon shape={WEEK[weekday]!} />
              </span>
              {weekdayText(dateOf(SOME_WEEK + weekday))}
            </li>
          )}
        </For>
        <For each={WEEKDAYS.slice(0, props.month.offset)}>{() => <li aria-hidden="true" />}</For>
        <For each={props.month.days}>
          {({ date, number }) => (
            <li>
              <Show
                when={date <= today()}
                fallback={<span class="month-day future">{Number(date.slice(8))}</span>}
              >
                <Day date={date} number={number} month={props} />
              </Show>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

function Day(props: { date: DateText; number: number; month: MonthProps }) {
  const text = () => boardsWords().calendar.day;
  const score = () => props.month.scores.get(props.date);
  const begun = () => props.month.begun.has(props.date);
  const now = () => props.date === today();
  const jumped = () => props.month.jumped.includes(props.date);
  const said = () => {
    const right = score();
    const state = right !== undefined ? text().solved(right, THROWS) : begun() ? text().begun : text().open;
    const parts = [dayText(props.date), shapeName(WEEK[weekdayOf(props.number)]!), state];
    if (now()) parts.push(text().today);
    if (jumped()) parts.push(boardsWords().travel.day);
    return parts.join(', ');
  };
  return (
    <a
      class="month-day"
      classList={{ solved: score() !== undefined, all: score() === THROWS, now: now(), jumped: jumped() }}
      href={now() ? '/daily' : `/daily/${props.date}`}
      aria-current={now() ? 'date' : undefined}
    >
      <span class="unseen">{said()}</span>
      <span class="month-number" aria-hidden="true">
        {Number(props.date.slice(8))}
      </span>
      <span class="month-state" aria-hidden="true">
        {score() !== undefined ? `${score()}/${THROWS}` : begun() ? '◐' : jumped() ? '✈︎' : '○'}
      </span>
    </a>
  );
}
