// What settings may show of the reminder: its switch, where the browser can wake the app.
import { createResource, Show } from 'solid-js';
import { notifyPermission } from '#web/device/notify.ts';
import { canBeWoken } from '#web/device/waking.ts';
import { part } from '#web/ui/fetched.tsx';
import { withWords } from '#web/words/loader.ts';
import { boardsWords } from '../boards/words/words.ts';

const NudgeSwitch = part(() => withWords(import('./switch.tsx'), boardsWords));

export function Nudge() {
  const [can] = createResource(async () => (await canBeWoken()) && notifyPermission() !== null);
  return (
    <Show when={can.latest}>
      <NudgeSwitch />
    </Show>
  );
}
