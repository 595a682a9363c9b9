// Everything a league has seen: for each member the days, the right answers, and how long a day took.
import { For, Show } from 'solid-js';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { clockText } from '#shared/daily/share.ts';
import { words } from '#web/words/words.ts';
import { boardsWords } from '../boards/words/words.ts';
import { allTimeStandings, type Standing } from '../friends/standings.ts';
import { numberText } from '../parts/numbers.ts';

export function AllTime(props: { league: LeagueAnswer }) {
  const text = () => boardsWords().league;
  const columns = () => boardsWords().columns;
  const standings = () => allTimeStandings(props.league.members);
  return (
    <>
      <table class="league-table" aria-label={text().allTimeTable}>
        <thead>
          <tr>
            <th scope="col">{columns().name}</th>
            <th scope="col">{columns().days}</th>
            <th scope="col">{columns().right}</th>
            <th scope="col">{columns().average}</th>
          </tr>
        </thead>
        <tbody>
          <For each={standings()}>
            {(standing) => (
              <tr classList={{ mine: standing.member.mine }}>
                <Name standing={standing} />
                <td>{sumText(standing, numberText(standing.days))}</td>
                <td class="league-sum">{sumText(standing, numberText(standing.score))}</td>
                <td>{sumText(standing, clockText(standing.time / standing.days))}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={standings().every(({ days }) => days === 0)}>
        <p class="soft tab-text">{text().quietEver}</p>
      </Show>
    </>
  );
}

function Name(props: { standing: Standing }) {
  const member = () => props.standing.member;
  return (
    <th scope="row">
      <span class="league-name">
        <span class="friend-place">{props.standing.place === null ? '' : `${props.standing.place}.`}</span>{' '}
        <span>
          {member().name || (member().mine ? '' : boardsWords().friends.someone)}{' '}
          <Show when={member().mine}>
            <span class="friend-you">{words().you}</span>
          </Show>
        </span>
      </span>
    </th>
  );
}

function sumText({ days }: Standing, sum: string): string {
  return days === 0 ? '–' : sum;
}
