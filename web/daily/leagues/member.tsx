// A league as its members see it: today, the tables, the invitation, what its maker looks after, and the way out.
import { createSignal, Show } from 'solid-js';
import { numberOf } from '#shared/daily/calendar.ts';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { Tabs } from '../boards/tabs.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { FriendsDay } from '../friends/day.tsx';
import { nameOf } from '../friends/names.ts';
import { resultOn } from '../friends/standings.ts';
import { WeekLead } from '../friends/week-lead.tsx';
import { today } from '../parts/day.ts';
import { AllTime } from './all-time.tsx';
import { Care } from './care.tsx';
import { Invitation } from './invitation.tsx';
import { Leave } from './leave.tsx';
import { Week } from './week.tsx';

type LeagueTab = 'week' | 'allTime';

interface LeagueProps {
  league: LeagueAnswer;
  /** Under which name one has just joined; empty for whoever was in already. */
  wanted: string;
  /** Asks what has become of it. */
  changed: () => Promise<void>;
}

export function LeagueOfMember(props: LeagueProps) {
  const text = () => boardsWords().league;
  const [tab, setTab] = createSignal<LeagueTab>('week');
  const me = () => props.league.members.find(({ mine }) => mine);
  const isRenamed = () => props.wanted !== '' && me()?.name !== props.wanted;
  const maker = () => props.league.members.find((member) => member.maker);
  return (
    <>
      <div role="status" class={isRenamed() ? 'notice' : 'unseen'}>
        <Show when={isRenamed()}>{text().joinedAs(me()?.name ?? '', props.wanted)}</Show>
      </div>
      <Today league={props.league} />
      <Show when={isAlone(props.league)}>
        <Invitation league={props.league} />
      </Show>
      <Tabs
        label={text().tables}
        items={[
          { id: 'week', label: text().week },
          { id: 'allTime', label: text().allTime },
        ]}
        chosen={tab()}
        choose={setTab}
      >
        <Show when={tab() === 'week'} fallback={<AllTime league={props.league} />}>
          <Week league={props.league} />
        </Show>
      </Tabs>
      <Show when={!isAlone(props.league)}>
        <Invitation league={props.league} />
      </Show>
      <Show
        when={props.league.maker}
        fallback={
          <Show when={maker()}>{(whose) => <p class="soft">{text().care.by(nameOf(whose()))}</p>}</Show>
        }
      >
        <Care league={props.league} changed={props.changed} />
      </Show>
      <Leave league={props.league} />
    </>
  );
}

/** Then the invitation comes first. */
const isAlone = ({ members }: LeagueAnswer) => members.length === 1;

function Today(props: { league: LeagueAnswer }) {
  const number = () => numberOf(today());
  const me = () => props.league.members.find(({ mine }) => mine);
  const hasPlayed = () => me() !== undefined && resultOn(props.league, me()!, number()) !== null;
  return (
    <section class="panel" aria-labelledby="league-today">
      <WeekLead league={props.league} />
      <h2 id="league-today">{boardsWords().friends.today}</h2>
      <FriendsDay league={props.league} number={number()} />
      <Show when={!hasPlayed()}>
        <div class="row">
          <a class="button" classList={{ primary: !isAlone(props.league) }} href="/daily">
            {boardsWords().league.toToday}
          </a>
        </div>
      </Show>
    </section>
  );
}
