// From every page of the daily to the others.
import type { DateText } from '#shared/daily/calendar.ts';
import { words } from '#web/words/words.ts';
import { dailyWords } from '../words/words.ts';

export function DailyLinks(props: { date: DateText }) {
  const text = () => dailyWords().intro;
  return (
    <nav class="row daily-links" aria-label={text().more}>
      <a class="button" href="/learn/space-bowl">
        {words().home.learn}
      </a>
      <a class="button" href="/daily/calendar">
        {text().calendar}
      </a>
      <a class="button" href={`/daily/${props.date}/board`}>
        {text().board}
      </a>
      <a class="button" href="/leagues">
        {text().leagues}
      </a>
    </nav>
  );
}
