// What everyone must know now: a new version between games, or trouble with the memory of this device.
import { createSignal, Show } from 'solid-js';
import { inMatch } from '../device/moment.ts';
import { applyUpdate, updateReady } from '../device/updates.ts';
import { trouble } from '../saves/database.ts';
import { words } from '../words/words.ts';

export function Notices() {
  const [dismissed, setDismissed] = createSignal<string | null>(null);
  const shown = () => (trouble() === dismissed() ? null : trouble());
  const text = () => words().notices;
  return (
    <div class="notices" role="status">
      <Show when={shown()}>
        {(what) => (
          <div class="notice">
            <span>{text().troubles[what()]}</span>
            <Show when={what() === 'upgraded' || what() === 'newer'}>
              <button type="button" class="button" onClick={() => location.reload()}>
                {text().reloadPage}
              </button>
            </Show>
            <button type="button" class="button plain" onClick={() => setDismissed(what())}>
              {text().dismiss}
            </button>
          </div>
        )}
      </Show>
      <Show when={updateReady() && !inMatch()}>
        <div class="notice">
          <span>{text().update}</span>
          <button type="button" class="button" onClick={applyUpdate}>
            {text().reload}
          </button>
        </div>
      </Show>
    </div>
  );
}
