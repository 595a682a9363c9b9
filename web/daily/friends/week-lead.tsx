// Who leads the week that is under way, above the results of the day; nothing before somebody has played,
// or while nobody else is there.
import { Show } from 'solid-js';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { boardsWords } from '../boards/words/words.ts';
import { leadOf } from './lead.ts';
import { leadText } from './lead-words.ts';
import { weekStandings } from './standings.ts';

export function WeekLead(props: { league: LeagueAnswer }) {
  const text = () => boardsWords().friends;
  const standings = () => weekStandings(props.league.members);
  return (
    <Show when={props.league.members.length > 1 && leadOf(standings())}>
      <p class="week-lead">
        <span class="soft">{text().thisWeek}</span> <strong>{leadText(standings())}</strong>
      </p>
    </Show>
  );
}
