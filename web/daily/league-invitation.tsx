// The link that lets friends in: shared by the system, or copied, or shown to be copied by hand.
import { createSignal, Show } from 'solid-js';
import type { LeagueAnswer } from '../../shared/daily/protocol.ts';
import { boardsWords } from '../words/boards-words.ts';
import { leaguePath } from './league-link.ts';

export function Invitation(props: { league: LeagueAnswer }) {
  const text = () => boardsWords().league;
  const [said, setSaid] = createSignal('');
  const [shown, setShown] = createSignal(false);
  const link = () => `${location.origin}${leaguePath(props.league.id)}`;

  async function share(): Promise<void> {
    try {
      await navigator.share({ text: text().shareText(props.league.name), url: link() });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  }
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link());
      setSaid(text().copied);
    } catch {
      setSaid(text().notCopied);
      setShown(true);
    }
  }

  return (
    <section class="panel" aria-labelledby="invite">
      <h2 id="invite">{text().invite}</h2>
      <p class="soft">{text().inviteNote}</p>
      <div class="row">
        <Show when={'share' in navigator}>
          <button type="button" class="button primary" onClick={() => void share()}>
            {text().share}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => void copy()}>
          {text().copy}
        </button>
      </div>
      <Show when={said()}>
        <p role="status">{said()}</p>
      </Show>
      <Show when={shown()}>
        <input
          class="field"
          readOnly
          value={link()}
          aria-label={text().linkField}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Show>
    </section>
  );
}
