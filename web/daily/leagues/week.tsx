// A week of a league: who has how much, day by day, and the weeks before and after it.
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { dateOf } from '#shared/daily/calendar.ts';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { THROWS } from '#shared/daily/puzzle.ts';
import type { Result } from '#shared/daily/ranking.ts';
import { clockText } from '#shared/daily/share.ts';
import { listed } from '#web/words/words.ts';
import { createAsked } from '../boards/asked.ts';
import { Unanswered } from '../boards/unanswered.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { FriendLine } from '../friends/line.tsx';
import { OwnTime } from '../friends/own-time.tsx';
import { weekStandings } from '../friends/standings.ts';
import { mondayBeside, thisMonday } from '../friends/weeks.ts';
import { today } from '../parts/day.ts';
import { weekdayText, weekText } from '../parts/numbers.ts';
import { askMyLeague } from '../server/leagues.ts';
import { WeekSteps } from './week-steps.tsx';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const ALL = DAYS.length * THROWS;

/** The league is as it is this week; earlier weeks are asked for. */
export function Week(props: { league: LeagueAnswer }) {
  const text = () => boardsWords().league;
  const [wanted, setWanted] = createSignal<number | null>(null);
  const monday = () => wanted() ?? thisMonday();
  const asked = createAsked(() => askMyLeague({ id: props.league.id, monday: monday(), day: monday() }));
  const earlier = () => wanted() !== null;
  // The week before stays in sight until the one asked for is there.
  const shown = createMemo<LeagueAnswer>((last) => {
    const answer = asked.answer();
    if (!earlier()) return props.league;
    return answer?.monday === monday() && asked.failure() === null ? answer : last;
  }, props.league);
  createEffect(on(wanted, (week) => week !== null && void asked.ask(), { defer: true }));

  /** From the week asked for, so that quick presses add up; from the one shown when that one could not be had. */
  function step(weeks: number): void {
    const isStuck = earlier() && asked.failure() !== null && !asked.busy();
    const to = mondayBeside(isStuck ? shown().monday : monday(), weeks);
    if (to === monday() && isStuck) void asked.ask();
    else setWanted(to === thisMonday() ? null : to);
  }
  const dates = () => weekText(dateOf(shown().monday), dateOf(shown().monday + 6));
  const standings = () => weekStandings(shown().members);
  const isQuiet = () => standings().every(({ days }) => days === 0);
  const isOver = () => shown().monday < thisMonday();
  return (
    <>
      <WeekSteps monday={shown().monday} dates={dates()} step={step} />
      <Show when={earlier() && asked.failure() !== null}>
        <Unanswered asked={asked} />
      </Show>
      <div class="league-week" aria-busy={earlier() && asked.busy()}>
        <WeekHead monday={shown().monday} />
        <ul class="friend-lines" aria-label={text().weekTable(dates())}>
          <For each={standings()}>
            {(standing) => (
              <FriendLine standing={standing} of={ALL} won={isOver() && standing.place === 1}>
                <ol class="friend-cells">
                  <For each={standing.member.week}>
                    {(result, day) => <Day result={result} date={dateOf(shown().monday + day())} />}
                  </For>
                </ol>
              </FriendLine>
            )}
          </For>
        </ul>
      </div>
      <Show when={earlier() && isQuiet()}>
        <p class="soft tab-text">{text().quiet}</p>
      </Show>
      <Show when={!earlier() && props.league.winners}>
        {(winners) => (
          <p class="league-winners">
            {text().lastWeek(
              listed(winners().names.map((name) => name || boardsWords().friends.someone)),
              winners().score,
              ALL,
              clockText(winners().time),
            )}
          </p>
        )}
      </Show>
    </>
  );
}

/** Said again in each cell for those who do not see what stands above it. */
function WeekHead(props: { monday: number }) {
  return (
    <div class="league-days" aria-hidden="true">
      <For each={DAYS}>
        {(day) => {
          const date = () => dateOf(props.monday + day);
          return <span classList={{ today: date() === today() }}>{weekdayText(date())}</span>;
        }}
      </For>
    </div>
  );
}

function Day(props: { result: Result | null; date: string }) {
  return (
    <li class="friend-cell">
      <span class="unseen">{weekdayText(props.date)} </span>
      <Show
        when={props.result}
        fallback={
          <>
            <span aria-hidden="true">–</span>
            <span class="unseen">{boardsWords().league.noResult}</span>
          </>
        }
      >
        {(result) => (
          <>
            <strong>{result().score}</strong>
            <span class="league-time">
              <OwnTime result={result()} />
              {clockText(result().time)}
            </span>
          </>
        )}
      </Show>
    </li>
  );
}
