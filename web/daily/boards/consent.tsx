// Under which name one stands in the list: asked of whoever can, changed and taken back at any time.
import { createSignal, createUniqueId, Show } from 'solid-js';
import { cleanName } from '#shared/engine/names.ts';
import { NAME_LENGTH, NAME_UNITS } from '#shared/engine/signs.ts';
import { announce } from '#web/device/announcer.tsx';
import { catchFocus } from '#web/device/focus.ts';
import type { Run } from '#web/saves/run-save.ts';
import { changeSettings, settings } from '#web/saves/settings.ts';
import { nameResults } from '../server/boards.ts';
import type { FailureCode } from './asked.ts';
import { maybeNamed, openDates } from './own-run.ts';
import { boardsWords } from './words/words.ts';
import './consent.css';

export function Consent(props: { runs: readonly Run[]; named: () => void }) {
  const text = () => boardsWords().board.consent;
  const [changing, setChanging] = createSignal(false);
  const [failure, setFailure] = createSignal<FailureCode | null>(null);
  const [busy, setBusy] = createSignal(false);
  let place!: HTMLElement;

  async function take(name: string): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setChanging(name !== '');
    // It holds for what is sent from now on, whatever becomes of the results that are there.
    changeSettings({ boardName: name });
    const failed = await nameResults(openDates(props.runs, Date.now()), name);
    setBusy(false);
    setFailure(failed);
    setChanging(failed !== null && name !== '');
    if (!failed) announce(name ? text().saved(name) : text().removed);
    catchFocus(place);
    props.named();
  }

  const isAsked = () => settings().boardName !== '' || maybeNamed(props.runs) || failure() !== null;
  return (
    <Show when={isAsked()}>
      <section ref={place} class="panel consent" aria-labelledby="consent">
        <h2 id="consent">{text().title}</h2>
        <Show
          when={settings().boardName && !changing()}
          fallback={<NameForm busy={busy()} take={(name) => void take(name)} />}
        >
          <p>{text().as(settings().boardName)}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => setChanging(true)}>
              {text().change}
            </button>
            <button type="button" class="button" aria-busy={busy()} onClick={() => void take('')}>
              {text().remove}
            </button>
          </div>
        </Show>
        <Show when={failure()}>
          {(code) => (
            <div class="notice" role="alert">
              <span>{`${text().notYet} ${boardsWords().refusals[code()]}`}</span>
              <button type="button" class="button" onClick={() => void take(settings().boardName)}>
                {boardsWords().again}
              </button>
            </div>
          )}
        </Show>
        <p class="soft board-note">{text().note}</p>
      </section>
    </Show>
  );
}

function NameForm(props: { busy: boolean; take: (name: string) => void }) {
  const text = () => boardsWords().board.consent;
  const id = createUniqueId();
  const [typed, setTyped] = createSignal(settings().boardName || settings().name);
  const [isMissing, setMissing] = createSignal(false);
  let field!: HTMLInputElement;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const name = cleanName(typed(), NAME_LENGTH);
    setMissing(name === '');
    if (name) props.take(name);
    else field.focus();
  }
  return (
    <form class="consent-form" noValidate onSubmit={submit}>
      <p>{text().ask}</p>
      <label for={id}>{text().field}</label>
      <div class="row">
        <input
          ref={field}
          class="field"
          id={id}
          value={typed()}
          maxLength={NAME_UNITS}
          autocomplete="off"
          aria-invalid={isMissing()}
          aria-describedby={isMissing() ? `${id}-fault` : undefined}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button" aria-busy={props.busy}>
          {text().save}
        </button>
      </div>
      <Show when={isMissing()}>
        <strong class="consent-fault" id={`${id}-fault`}>
          {text().needsName}
        </strong>
      </Show>
    </form>
  );
}
