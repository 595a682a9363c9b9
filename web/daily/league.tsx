// One league, by its link: for members its tables, for everyone else a way in.
import { useParams } from '@solidjs/router';
import { createEffect, createSignal, type JSX, Show } from 'solid-js';
import { mondayOf, numberOf } from '../../shared/daily/calendar.ts';
import { LEAGUE_ID_FORM } from '../../shared/daily/protocol.ts';
import { forgetLeague, keepLeague } from '../saves/my-leagues.ts';
import { playerSecret } from '../saves/players.ts';
import { PageHead } from '../ui/controls.tsx';
import { boardsWords } from '../words/boards-words.ts';
import { words } from '../words/words.ts';
import { askLeague } from './api.ts';
import { createAsked } from './board-asked.ts';
import { RefreshButton, Unanswered } from './board-unanswered.tsx';
import { today } from './day.ts';
import { JoinLeague } from './league-join.tsx';
import { LeagueOfMember } from './league-member.tsx';
import './league.css';

export default function LeaguePage() {
  const params = useParams();
  const id = () => (LEAGUE_ID_FORM.test(params.id ?? '') ? params.id! : null);
  return (
    <Show when={id()} keyed fallback={<UnknownLeague />}>
      {(known) => <League id={known} />}
    </Show>
  );
}

function League(props: { id: string }) {
  const [monday, setMonday] = createSignal(mondayOf(numberOf(today())));
  const asked = createAsked(async () => askLeague(await playerSecret(), props.id, monday()));
  createEffect(() => {
    monday();
    void asked.ask();
  });
  // The list on this device says what the server says, whatever was done on another one.
  createEffect(() => {
    const league = asked.answer();
    if (league?.member) void keepLeague(league);
    else if (league || asked.failure() === 'not-found') void forgetLeague(props.id);
  });
  return (
    <Show when={asked.failure() !== 'not-found'} fallback={<UnknownLeague />}>
      <main class="page league-page">
        <PageHead title={asked.answer()?.name ?? boardsWords().leagues.title} back={words().home.back}>
          <RefreshButton asked={asked} />
        </PageHead>
        <Unanswered asked={asked} />
        <Show when={asked.answer()}>
          {(league) => (
            <Show
              when={league().member}
              fallback={<JoinLeague league={league()} joined={() => void asked.ask()} />}
            >
              <LeagueOfMember league={league()} busy={asked.busy()} goTo={setMonday} />
            </Show>
          )}
        </Show>
        <Links>
          <a class="button" href="/daily">
            {boardsWords().league.toToday}
          </a>
        </Links>
      </main>
    </Show>
  );
}

function UnknownLeague() {
  const text = () => boardsWords().league;
  return (
    <main class="page">
      <PageHead title={text().unknownTitle} back={words().home.back} />
      <p>{text().unknown}</p>
      <Links />
    </main>
  );
}

function Links(props: { children?: JSX.Element }) {
  return (
    <nav class="row">
      <a class="button" href="/leagues">
        {boardsWords().league.toLeagues}
      </a>
      {props.children}
    </nav>
  );
}
