// From one week of a league to the next.
import { AfterSign, BeforeSign } from '../boards/signs.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { firstMonday, thisMonday } from '../friends/weeks.ts';
import '../boards/days.css';

export function WeekSteps(props: {
  monday: number;
  dates: string;
  /** So many weeks on, or back. */
  step: (weeks: number) => void;
}) {
  const text = () => boardsWords().league;
  return (
    <nav class="step-nav league-weeks" aria-label={text().weeks}>
      <button
        type="button"
        class="button"
        aria-label={text().weekBefore}
        aria-disabled={props.monday <= firstMonday}
        onClick={() => props.step(-1)}
      >
        <BeforeSign />
      </button>
      <p aria-live="polite">{props.dates}</p>
      <button
        type="button"
        class="button"
        aria-label={text().weekAfter}
        aria-disabled={props.monday >= thisMonday()}
        onClick={() => props.step(1)}
      >
        <AfterSign />
      </button>
    </nav>
  );
}
