// Whether the app can be put on the home screen from here, and the request to do so.
import { createSignal } from 'solid-js';

interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

const [prompt, setPrompt] = createSignal<InstallPromptEvent | null>(null);
const [installed, setInstalled] = createSignal(isStandalone());

export { installed };

export const canInstall = (): boolean => prompt() !== null && !installed();

// The browser offers this once, early: a listener added later would miss it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  setPrompt(event);
});

addEventListener('appinstalled', () => {
  setPrompt(null);
  setInstalled(true);
});

/** Shows the browser's own question; true when the player accepts. */
export async function install(): Promise<boolean> {
  const event = prompt();
  if (!event) return false;
  setPrompt(null);
  const { outcome } = await event.prompt();
  return outcome === 'accepted';
}

/** iPhones and iPads install only by hand, from the share menu, so they get words instead of a button. */
export function isIos(): boolean {
  const touchMac = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  return touchMac || /iPhone|iPad|iPod/.test(navigator.userAgent);
}

function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}
