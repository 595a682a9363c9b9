// Whether the system may say that one is wanted at a table; not there where the browser cannot.
import { createSignal, Show } from 'solid-js';
import { askToNotify, notifyPermission } from '../device/notify.ts';
import { changeSettings, settings } from '../saves/settings.ts';
import { Switch } from '../ui/controls.tsx';
import { pagesWords } from '../words/pages/words.ts';

export function NotifySwitch() {
  const text = () => pagesWords().settings;
  const [permission, setPermission] = createSignal(notifyPermission());
  const [asking, setAsking] = createSignal(false);
  async function change(notify: boolean): Promise<void> {
    changeSettings({ notify });
    if (!notify) return;
    // On meanwhile: what is refused then is seen to go off.
    setAsking(true);
    await askToNotify();
    setPermission(notifyPermission());
    setAsking(false);
  }
  return (
    <Show when={permission()}>
      <Switch
        label={text().notify}
        note={permission() === 'denied' ? text().notifyBlocked : text().notifyNote}
        on={asking() || (settings().notify && permission() === 'granted')}
        change={(on) => void change(on)}
      />
    </Show>
  );
}
