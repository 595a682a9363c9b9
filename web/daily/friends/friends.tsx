// One's leagues beside one's result: who has played that galaxy, throw by throw, and who leads the week.
import { createEffect, createResource, For, on, Show } from 'solid-js';
import { type DateText, mondayOf, numberOf } from '#shared/daily/calendar.ts';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { type League, myLeagues } from '#web/saves/my-leagues.ts';
import type { Run } from '#web/saves/run-save.ts';
import { Unanswered } from '../boards/unanswered.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { today } from '../parts/day.ts';
import { leaguePath } from '../parts/league-link.ts';
import { FriendsDay } from './day.tsx';
import { createLiveLeague } from './live.ts';
import { dayStandings } from './standings.ts';
import { WeekLead } from './week-lead.tsx';
import { thisMonday } from './weeks.ts';
import './friends.css';

/** Each is asked for by itself; the others are links. */
const OPEN = 3;
const LINES = 6;
const LINES_OF_SEVERAL = 3;

interface FriendsProps {
  date: DateText;
  /** What has arrived can be seen by the league. */
  delivery: Run['delivery'];
}

export default function Friends(props: FriendsProps) {
  const [leagues] = createResource(() => myLeagues().catch(() => []));
  return (
    <Show when={leagues()}>
      {(mine) => (
        <Show when={mine().length > 0}>
          <section class="stack friends" aria-labelledby="friends">
            <h2 id="friends">{boardsWords().friends.title}</h2>
            <For each={mine().slice(0, OPEN)}>
              {(league) => (
                <OneLeague {...props} league={league} most={mine().length > 1 ? LINES_OF_SEVERAL : LINES} />
              )}
            </For>
            <Show when={mine().length > OPEN}>
              <nav class="row">
                <For each={mine().slice(OPEN)}>
                  {({ id, name }) => (
                    <a class="button friend-other" href={leaguePath(id)}>
                      {name}
                    </a>
                  )}
                </For>
              </nav>
            </Show>
          </section>
        </Show>
      )}
    </Show>
  );
}

function OneLeague(props: FriendsProps & { league: League; most: number }) {
  const { id, name } = props.league;
  const number = () => numberOf(props.date);
  const asked = createLiveLeague({ id, number });
  createEffect(
    on(
      () => props.delivery,
      () => void asked.ask(),
      { defer: true },
    ),
  );
  const isMember = () => asked.failure() !== 'not-found' && asked.answer()?.member !== false;
  return (
    <Show when={isMember()}>
      <article class="panel friend-league" aria-labelledby={`league-${id}`}>
        <h3 id={`league-${id}`}>
          <a href={leaguePath(id)}>{asked.answer()?.name ?? name}</a>
        </h3>
        <Unanswered asked={asked} />
        <Show when={asked.answer()}>
          {(league) => <Day league={league()} date={props.date} most={props.most} />}
        </Show>
      </article>
    </Show>
  );
}

function Day(props: { league: LeagueAnswer; date: DateText; most: number }) {
  const number = () => numberOf(props.date);
  const played = () => dayStandings(props.league, number()).filter(({ place }) => place !== null);
  return (
    <>
      <Show when={mondayOf(number()) === thisMonday()}>
        <WeekLead league={props.league} />
      </Show>
      <h4>{props.date === today() ? boardsWords().friends.today : boardsWords().friends.thatDay}</h4>
      <FriendsDay league={props.league} number={number()} most={props.most} />
      <Show when={played().length > props.most}>
        <a class="friend-whole" href={leaguePath(props.league.id)}>
          {boardsWords().friends.whole}
        </a>
      </Show>
    </>
  );
}
