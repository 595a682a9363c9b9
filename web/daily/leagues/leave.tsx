// The way out of a league.
import { useNavigate } from '@solidjs/router';
import { createSignal, Show } from 'solid-js';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { announce } from '#web/device/announcer.tsx';
import { forgetLeague } from '#web/saves/my-leagues.ts';
import type { FailureCode } from '../boards/asked.ts';
import { Confirm } from '../boards/confirm.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { nameOf } from '../friends/names.ts';
import { leaveLeague } from '../server/leagues.ts';
import { heirOf } from './heir.ts';

export function Leave(props: { league: LeagueAnswer }) {
  const navigate = useNavigate();
  const text = () => boardsWords().league;
  const [asking, setAsking] = createSignal(false);
  const heir = () => heirOf(props.league);

  async function leave(): Promise<FailureCode | null> {
    const reply = await leaveLeague(props.league.id);
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
          <Show when={heir()}>{(member) => <p>{text().care.handsOn(nameOf(member()))}</p>}</Show>
        </Confirm>
      </Show>
    </>
  );
}
