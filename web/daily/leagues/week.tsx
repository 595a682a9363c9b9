// A week of a league: who has how much, day by day, and the weeks before and after it.
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { dateOf } from '#shared/daily/calendar.ts';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import type { Result } from '#shared/daily/ranking.ts';
import { clockText } from '#shared/daily/share.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { AfterSign, BeforeSign, TimingSign } from '../boards/signs.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { today } from '../parts/day.ts';
import { weekdayText, weekText } from '../parts/numbers.ts';
import { MemberName, sumText } from './member-name.tsx';
import { weekStandings } from './standings.ts';
import { firstMonday, thisMonday } from './weeks.ts';
import '../boards/days.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

interface WeekProps {
  league: LeagueAnswer;
  busy: boolean;
  /** So many weeks on, or back. */
  step: (weeks: number) => void;
}

export function Week(props: WeekProps) {
  const text = () => boardsWords().league;
  const dates = () => weekText(dateOf(props.league.monday), dateOf(props.league.monday + 6));
  const standings = () => weekStandings(props.league.members);
  const isQuiet = () => standings().every(({ days }) => days === 0);
  const monday = createMemo(() => props.league.monday);
  let region!: HTMLElement;
  createEffect(on(monday, () => showToday(region)));
  return (
    <>
      <WeekSteps {...props} dates={dates()} />
      <ScrollRegion
        label={text().weekTable(dates())}
        ref={(element) => {
          region = element;
        }}
      >
        <table class="league-table" aria-busy={props.busy}>
          <WeekHead monday={props.league.monday} />
          <tbody>
            <For each={standings()}>
              {(standing) => (
                <tr classList={{ mine: standing.member.mine }}>
                  <MemberName standing={standing} />
                  <td class="league-sum">{sumText(standing, standing.score)}</td>
                  <td>{sumText(standing, clockText(standing.time))}</td>
                  <For each={standing.member.week}>{(result) => <Day result={result} />}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </ScrollRegion>
      <Show when={isQuiet()}>
        <p class="soft tab-text">{text().quiet}</p>
      </Show>
    </>
  );
}

/** Right of the names, which stay in sight, where there is no room for the whole week. */
function showToday(region: HTMLElement): void {
  const day = region.querySelector<HTMLElement>('th[aria-current]');
  const names = region.querySelector<HTMLElement>('th')!.offsetWidth;
  const isInSight = !day || day.offsetLeft + day.offsetWidth <= region.clientWidth;
  region.scrollLeft = isInSight ? 0 : day.offsetLeft - names;
}

function WeekSteps(props: WeekProps & { dates: string }) {
  const text = () => boardsWords().league;
  const monday = () => props.league.monday;
  return (
    <nav class="step-nav league-weeks" aria-label={text().weeks}>
      <button
        type="button"
        class="button"
        aria-label={text().weekBefore}
        aria-disabled={monday() <= firstMonday}
        onClick={() => props.step(-1)}
      >
        <BeforeSign />
      </button>
      <p aria-live="polite">{props.dates}</p>
      <button
        type="button"
        class="button"
        aria-label={text().weekAfter}
        aria-disabled={monday() >= thisMonday()}
        onClick={() => props.step(1)}
      >
        <AfterSign />
      </button>
    </nav>
  );
}

function WeekHead(props: { monday: number }) {
  const columns = () => boardsWords().columns;
  return (
    <thead>
      <tr>
        <th scope="col">{columns().name}</th>
        <th scope="col">{columns().sum}</th>
        <th scope="col">{columns().time}</th>
        <For each={DAYS}>
          {(day) => {
            const date = () => dateOf(props.monday + day);
            return (
              <th scope="col" aria-current={date() === today() ? 'date' : undefined}>
                {weekdayText(date())}
              </th>
            );
          }}
        </For>
      </tr>
    </thead>
  );
}

function Day(props: { result: Result | null }) {
  return (
    <td class="league-day">
      <Show when={props.result} fallback={<Nothing />}>
        {(result) => (
          <>
            <strong>{result().score}</strong>{' '}
            <span class="league-time">
              <Show when={result().timing === 'selfTimed'}>
                <TimingSign timing="selfTimed" />
                <span class="unseen">{boardsWords().timings.selfTimed} </span>
              </Show>
              {clockText(result().time)}
            </span>
          </>
        )}
      </Show>
    </td>
  );
}

function Nothing() {
  return (
    <>
      <span class="soft" aria-hidden="true">
        –
      </span>
      <span class="unseen">{boardsWords().league.noResult}</span>
    </>
  );
}
