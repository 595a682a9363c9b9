// What settings may show of the reminder: its switch, where the app is installed and its browser can wake it.
import { Show } from 'solid-js';
import { installed } from '#web/device/install.ts';
import { part } from '#web/ui/fetched.tsx';
import { withWords } from '#web/words/loader.ts';
import { boardsWords } from '../boards/words/words.ts';

const NudgeSwitch = part(() => withWords(import('./switch.tsx'), boardsWords));

export function Nudge() {
  return (
    <Show when={installed() && 'PeriodicSyncManager' in window}>
      <NudgeSwitch />
    </Show>
  );
}
