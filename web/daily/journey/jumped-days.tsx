// The days that were flown over and can still be solved: until when, and the way to each.
import { For, Show } from 'solid-js';
import { type DateText, numberOf } from '#shared/daily/calendar.ts';
import { closesAt } from '#shared/daily/closing.ts';
import { locale } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import './jumped-days.css';

export default function JumpedDays(props: {
  dates: readonly DateText[];
  /** Whose page this is. */
  here?: DateText;
}) {
  const text = () => boardsWords().travel;
  return (
    <For each={props.dates}>
      {(date) => {
        const until = () => [timeText(closesAt(date)), weekdayOf(closesAt(date))] as const;
        return (
          <div class="jumped-day">
            <JourneyIcon />
            <Show when={date !== props.here} fallback={<p>{text().here(...until())}</p>}>
              <p>{text().over(weekdayOf(Date.parse(`${date}T12:00:00Z`), 'UTC'), ...until())}</p>
              <a class="button" href={`/daily/${date}`}>
                {text().solve(numberOf(date))}
              </a>
            </Show>
          </div>
        );
      }}
    </For>
  );
}

const timeText = (time: number) => new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(time);

/** Without a zone, as it is called here. */
const weekdayOf = (time: number, timeZone?: 'UTC') =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone }).format(time);

function JourneyIcon() {
  return (
    <svg class="icon jumped-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 13l20-8-7 16-3-7z" />
    </svg>
  );
}
