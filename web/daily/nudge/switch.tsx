// The switch of the reminder: on means that the browser wakes the app and may show notifications; off leaves nothing.
import { createResource, createSignal, Show } from 'solid-js';
import { askToNotify, notifyPermission } from '#web/device/notify.ts';
import { canBeWoken, isWoken, letSleep, wake } from '#web/device/waking.ts';
import { Switch } from '#web/ui/controls.tsx';
import { boardsWords } from '../boards/words/words.ts';
import { NUDGE } from './tag.ts';

const isOn = async () => notifyPermission() === 'granted' && (await isWoken(NUDGE).catch(() => false));

export default function NudgeSwitch() {
  const text = () => boardsWords().nudge;
  const [can] = createResource(async () => (await canBeWoken()) && notifyPermission() !== null);
  const [on, { refetch }] = createResource(isOn);
  const [wanted, setWanted] = createSignal<boolean | null>(null);
  const [blocked, setBlocked] = createSignal(notifyPermission() === 'denied');

  async function change(next: boolean): Promise<void> {
    // On meanwhile: what is refused then is seen to go off.
    setWanted(next);
    try {
      if (next) await switchOn();
      else await letSleep(NUDGE);
    } catch (error) {
      console.warn(error);
    }
    setBlocked(notifyPermission() === 'denied');
    await refetch();
    setWanted(null);
  }
  return (
    <Show when={can.latest}>
      <Switch
        label={text().label}
        note={blocked() ? text().blocked : text().note}
        on={wanted() ?? on.latest ?? false}
        change={(next) => void change(next)}
      />
    </Show>
  );
}

async function switchOn(): Promise<void> {
  if (notifyPermission() !== 'granted') await askToNotify();
  if (notifyPermission() === 'granted') await wake(NUDGE);
}
