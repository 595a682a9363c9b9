// From one day's board to the next: the first galaxy has none before it, today's none after it.
import { Show } from 'solid-js';
import { type DateText, dateOf, numberOf } from '../../shared/daily/calendar.ts';
import { boardsWords } from '../words/boards-words.ts';
import { AfterSign, BeforeSign } from './board-signs.tsx';
import { dayText } from './board-text.ts';
import { today } from './day.ts';
import './board-days.css';

const boardPath = (date: DateText) => `/daily/${date}/board`;

export function Days(props: { date: DateText }) {
  const text = () => boardsWords().board;
  const before = () => dateOf(numberOf(props.date) - 1);
  const after = () => dateOf(numberOf(props.date) + 1);
  return (
    <nav class="step-nav" aria-label={text().days}>
      <Show when={numberOf(props.date) > 1} fallback={<span />}>
        <a class="button" href={boardPath(before())} aria-label={text().dayBefore(dayText(before()))}>
          <BeforeSign />
        </a>
      </Show>
      <p>{dayText(props.date)}</p>
      <Show when={props.date < today()} fallback={<span />}>
        <a class="button" href={boardPath(after())} aria-label={text().dayAfter(dayText(after()))}>
          <AfterSign />
        </a>
      </Show>
    </nav>
  );
}
