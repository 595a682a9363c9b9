// Who leads the week that is under way, above the results of the day.
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { boardsWords } from '../boards/words/words.ts';
import { leadText } from './lead-words.ts';
import { weekStandings } from './standings.ts';

export function WeekLead(props: { league: LeagueAnswer }) {
  const text = () => boardsWords().friends;
  return (
    <p class="week-lead">
      <span class="soft">{text().thisWeek}</span>{' '}
      <strong>{leadText(weekStandings(props.league.members))}</strong>
    </p>
  );
}
