// The way into a league: one tap, with the name of this device already written.
import { createSignal, Show } from 'solid-js';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { cleanName } from '#shared/engine/names.ts';
import { NAME_LENGTH } from '#shared/engine/signs.ts';
import { announce } from '#web/device/announcer.tsx';
import { settings } from '#web/saves/settings.ts';
import type { FailureCode } from '../boards/asked.ts';
import { boardsWords } from '../boards/words/words.ts';
import { namesOf } from '../friends/names.ts';
import { joinLeague } from '../server/leagues.ts';
import { rememberName } from './my-name.ts';
import { focusFault, NameField } from './names.tsx';

export function JoinLeague(props: {
  league: LeagueAnswer;
  invite: string | undefined;
  joined: (name: string) => void;
}) {
  const text = () => boardsWords().league;
  const [nickname, setNickname] = createSignal(settings().name);
  const [pressed, setPressed] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [failure, setFailure] = createSignal<FailureCode | null>(null);
  const name = () => cleanName(nickname(), NAME_LENGTH);
  const members = () => props.league.members;

  async function join(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy()) return;
    setPressed(true);
    if (focusFault(event)) return;
    setBusy(true);
    const reply = await joinLeague(props.league.id, { nickname: name(), invite: props.invite });
    setBusy(false);
    setFailure(reply.ok ? null : reply.code);
    if (!reply.ok) return;
    rememberName(name());
    announce(text().joined(props.league.name));
    props.joined(name());
  }

  return (
    <Show when={props.league.open} fallback={<p class="notice">{text().closed}</p>}>
      <form class="panel" aria-labelledby="join-league" noValidate onSubmit={(event) => void join(event)}>
        <h2 id="join-league">{text().joinTitle}</h2>
        <p>{boardsWords().leagues.what}</p>
        <Show when={members().length > 0}>
          <p class="soft">{text().members(namesOf(members()))}</p>
        </Show>
        <NameField
          label={boardsWords().leagues.yourName}
          value={nickname()}
          longest={NAME_LENGTH}
          note={boardsWords().leagues.nameNote}
          fault={pressed() && name() === '' ? boardsWords().leagues.needsYourName : ''}
          change={setNickname}
        />
        <Show when={failure()}>{(code) => <p role="alert">{boardsWords().refusals[code()]}</p>}</Show>
        <div class="row">
          <button type="submit" class="button primary big" aria-busy={busy()}>
            {text().join(name())}
          </button>
        </div>
      </form>
    </Show>
  );
}
