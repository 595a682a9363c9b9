// From one day's board to the next: the first galaxy has none before it, today's none after it.
import type { JSX } from 'solid-js';
import { type DateText, dateOf, numberOf } from '#shared/daily/calendar.ts';
import { today } from '../parts/day.ts';
import { dayText } from '../parts/numbers.ts';
import { AfterSign, BeforeSign } from './signs.tsx';
import { boardsWords } from './words/words.ts';
import './days.css';

export function Days(props: { date: DateText }) {
  const text = () => boardsWords().board;
  const before = () => dateOf(numberOf(props.date) - 1);
  const after = () => dateOf(numberOf(props.date) + 1);
  return (
    <nav class="step-nav" aria-label={text().days}>
      <DayLink date={before()} exists={numberOf(props.date) > 1} label={text().dayBefore(dayText(before()))}>
        <BeforeSign />
      </DayLink>
      <p aria-live="polite">{dayText(props.date)}</p>
      <DayLink date={after()} exists={props.date < today()} label={text().dayAfter(dayText(after()))}>
        <AfterSign />
      </DayLink>
    </nav>
  );
}

/** Stays where there is no such day: a link that goes takes the focus with it. */
function DayLink(props: { date: DateText; exists: boolean; label: string; children: JSX.Element }) {
  return (
    <a
      class="button"
      role={props.exists ? undefined : 'link'}
      tabIndex={0}
      href={props.exists ? `/daily/${props.date}/board` : undefined}
      aria-disabled={!props.exists}
      aria-label={props.label}
    >
      {props.children}
    </a>
  );
}
