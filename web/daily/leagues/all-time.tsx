// Everything a league has seen: for each member the days, the right answers, and how long a day took.
import { For, Show } from 'solid-js';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { clockText } from '#shared/daily/share.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { numberText } from '../parts/numbers.ts';
import { MemberName, sumText } from './member-name.tsx';
import { allTimeStandings } from './standings.ts';

export function AllTime(props: { league: LeagueAnswer }) {
  const text = () => boardsWords().league;
  const columns = () => boardsWords().columns;
  const standings = () => allTimeStandings(props.league.members);
  return (
    <>
      <ScrollRegion label={text().allTimeTable}>
        <table class="league-table">
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
                  <MemberName standing={standing} />
                  <td>{sumText(standing, numberText(standing.days))}</td>
                  <td class="league-sum">{sumText(standing, numberText(standing.score))}</td>
                  <td>{sumText(standing, clockText(standing.time / standing.days))}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </ScrollRegion>
      <Show when={standings().every(({ days }) => days === 0)}>
        <p class="soft tab-text">{text().quietEver}</p>
      </Show>
    </>
  );
}
