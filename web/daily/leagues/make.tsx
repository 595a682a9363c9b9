// Making a league: a name for it and a name for oneself.
import { useNavigate } from '@solidjs/router';
import { createSignal, Show } from 'solid-js';
import { LEAGUE_NAME_LENGTH } from '#shared/daily/protocol.ts';
import { cleanName } from '#shared/engine/names.ts';
import { NAME_LENGTH } from '#shared/engine/signs.ts';
import { keepLeague } from '#web/saves/my-leagues.ts';
import { settings } from '#web/saves/settings.ts';
import { language } from '#web/words/loader.ts';
import type { FailureCode } from '../boards/asked.ts';
import { boardsWords } from '../boards/words/words.ts';
import { leaguePath } from '../parts/league-link.ts';
import { makeLeague } from '../server/leagues.ts';
import { rememberName } from './my-name.ts';
import { focusFault, NameField } from './names.tsx';

export function MakeLeague() {
  const navigate = useNavigate();
  const text = () => boardsWords().leagues;
  const [league, setLeague] = createSignal('');
  const [nickname, setNickname] = createSignal(settings().name);
  const [pressed, setPressed] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [failure, setFailure] = createSignal<FailureCode | null>(null);
  const name = () => cleanName(league(), LEAGUE_NAME_LENGTH);
  const isMissing = (given: string) => pressed() && cleanName(given, NAME_LENGTH) === '';

  async function make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy()) return;
    setPressed(true);
    if (focusFault(event)) return;
    setBusy(true);
    const reply = await makeLeague({
      name: name(),
      nickname: nickname(),
      language: language(),
    });
    setBusy(false);
    setFailure(reply.ok ? null : reply.code);
    if (!reply.ok) return;
    rememberName(nickname());
    await keepLeague({ id: reply.id, name: name() });
    navigate(leaguePath(reply.id));
  }

  return (
    <form class="panel" aria-labelledby="make-league" noValidate onSubmit={(event) => void make(event)}>
      <h2 id="make-league">{text().make}</h2>
      <NameField
        label={text().leagueName}
        value={league()}
        longest={LEAGUE_NAME_LENGTH}
        fault={isMissing(league()) ? text().needsName : ''}
        change={setLeague}
      />
      <NameField
        label={text().yourName}
        value={nickname()}
        longest={NAME_LENGTH}
        note={text().nameNote}
        fault={isMissing(nickname()) ? text().needsYourName : ''}
        change={setNickname}
      />
      <Show when={failure()}>{(code) => <p role="alert">{boardsWords().refusals[code()]}</p>}</Show>
      <div class="row">
        <button type="submit" class="button primary" aria-busy={busy()}>
          {text().makeIt}
        </button>
      </div>
    </form>
  );
}
