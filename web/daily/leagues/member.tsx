// A league as its members see it: the tables, the invitation, and the way out.
import { useNavigate } from '@solidjs/router';
import { createSignal, Show } from 'solid-js';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { announce } from '#web/device/announcer.tsx';
import { forgetLeague } from '#web/saves/my-leagues.ts';
import { playerSecret } from '#web/saves/players.ts';
import type { FailureCode } from '../boards/asked.ts';
import { Confirm } from '../boards/confirm.tsx';
import { Tabs } from '../boards/tabs.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { leaveLeague } from '../server/api.ts';
import { AllTime } from './all-time.tsx';
import { Invitation } from './invitation.tsx';
import { Week } from './week.tsx';

type LeagueTab = 'week' | 'allTime';

export function LeagueOfMember(props: {
  league: LeagueAnswer;
  busy: boolean;
  step: (weeks: number) => void;
}) {
  const text = () => boardsWords().league;
  const [tab, setTab] = createSignal<LeagueTab>('week');
  return (
    <>
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
          <Week league={props.league} busy={props.busy} step={props.step} />
        </Show>
      </Tabs>
      <Invitation league={props.league} />
      <Leave league={props.league} />
    </>
  );
}

function Leave(props: { league: LeagueAnswer }) {
  const navigate = useNavigate();
  const text = () => boardsWords().league;
  const [asking, setAsking] = createSignal(false);

  async function leave(): Promise<FailureCode | null> {
    const reply = await leaveLeague(await playerSecret(), props.league.id);
    if (!reply.ok && reply.code !== 'not-found') return reply.code;
    await forgetLeague(props.league.id);
    return null;
  }
  function left(): void {
    announce(text().left(props.league.name));
    navigate('/leagues');
  }
  return (
    <>
      <button type="button" class="button plain league-leave" onClick={() => setAsking(true)}>
        {text().leave}
      </button>
      <Show when={asking()}>
        <Confirm
          title={text().leaveTitle(props.league.name)}
          sure={text().leaveSure}
          act={leave}
          done={left}
          close={() => setAsking(false)}
        >
          <p>{text().leaveNote}</p>
        </Confirm>
      </Show>
    </>
  );
}
