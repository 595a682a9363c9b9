// One league, by its link: for members its tables, for everyone else a way in.
import { useParams } from '@solidjs/router';
import { createEffect, createSignal, type JSX, Show } from 'solid-js';
import { LEAGUE_ID_FORM } from '#shared/daily/protocol.ts';
import { catchFocus } from '#web/device/focus.ts';
import { forgetLeague, keepLeague } from '#web/saves/my-leagues.ts';
import { PageHead } from '#web/ui/controls.tsx';
import { words } from '#web/words/words.ts';
import { createAsked } from '../boards/asked.ts';
import { RefreshButton, Unanswered } from '../boards/unanswered.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { askMyLeague } from '../server/as-oneself.ts';
import { JoinLeague } from './join.tsx';
import { LeagueOfMember } from './member.tsx';
import { mondayBeside, thisMonday } from './weeks.ts';
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
  const [monday, setMonday] = createSignal(thisMonday());
  const asked = createAsked(() => askMyLeague(props.id, monday()));
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
  /** From the week asked for, so that quick presses add up; from the one shown when that one could not be had. */
  function step(weeks: number): void {
    const isStuck = asked.failure() !== null && !asked.busy();
    const to = mondayBeside(isStuck ? asked.answer()!.monday : monday(), weeks);
    if (to !== monday()) setMonday(to);
    else if (isStuck) void asked.ask();
  }
  async function joined(): Promise<void> {
    await asked.ask();
    catchFocus();
  }
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
              fallback={<JoinLeague league={league()} joined={() => void joined()} />}
            >
              <LeagueOfMember league={league()} busy={asked.busy()} step={step} />
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
