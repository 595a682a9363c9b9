// One league, by its link: for members its tables, for everyone else a way in.
import { useParams } from '@solidjs/router';
import { createSignal, type JSX, Show } from 'solid-js';
import { numberOf } from '#shared/daily/calendar.ts';
import { INVITE_FORM, LEAGUE_ID_FORM } from '#shared/daily/protocol.ts';
import { catchFocus } from '#web/device/focus.ts';
import { PageHead } from '#web/ui/controls.tsx';
import { words } from '#web/words/words.ts';
import { RefreshButton, Unanswered } from '../boards/unanswered.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { createLiveLeague } from '../friends/live.ts';
import { today } from '../parts/day.ts';
import { JoinLeague } from './join.tsx';
import { LeagueOfMember } from './member.tsx';
import './league.css';

export default function LeaguePage() {
  const params = useParams();
  const id = () => {
    const { id = '', invite } = params;
    const isLink = LEAGUE_ID_FORM.test(id) && (invite === undefined || INVITE_FORM.test(invite));
    return isLink ? id : null;
  };
  return (
    <Show when={id()} keyed fallback={<UnknownLeague />}>
      {(known) => <League id={known} invite={params.invite} />}
    </Show>
  );
}

function League(props: { id: string; invite: string | undefined }) {
  const { id, invite } = props;
  const asked = createLiveLeague({ id, invite, number: () => numberOf(today()) });
  /** Under which name one wanted to join. */
  const [wanted, setWanted] = createSignal('');
  async function joined(name: string): Promise<void> {
    setWanted(name);
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
              fallback={<JoinLeague league={league()} invite={invite} joined={(name) => void joined(name)} />}
            >
              <LeagueOfMember league={league()} wanted={wanted()} changed={asked.ask} />
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
