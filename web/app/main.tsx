// Starts the page: settings and words first, so that nothing flashes in the wrong language or theme.
import { createEffect, createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import { deliverByItself } from '../daily/server/delivery.ts';
import { clearBadgeWhenSeen } from '../device/badge.ts';
import { beginAnewWhenShownAgain } from '../device/returned.ts';
import { registerServiceWorker } from '../device/updates.ts';
import { loadSettings, settings } from '../saves/settings.ts';
import { applySettings } from './apply-settings.ts';
import { App } from './routes.tsx';
import '../ui/base.css';
import { loadWords } from '../words/words.ts';
import { unloaded } from './unloaded.ts';

const root = document.getElementById('root')!;

async function start(): Promise<void> {
  await loadSettings();
  createRoot(() => createEffect(applySettings));
  await loadWords(() => settings().language);
  root.textContent = '';
  render(() => <App />, root);
  registerServiceWorker();
  beginAnewWhenShownAgain();
  deliverByItself();
  clearBadgeWhenSeen();
  // Until it is there, and where it never comes, the system's is read.
  import('../ui/typeface.ts').catch(() => {});
}

// Most people begin here: its code comes while settings and words do. Who needs it says so if it never comes.
if (location.pathname === '/') import('../home/home.tsx').catch(() => {});
start().catch((error: unknown) => {
  console.error(error);
  root.replaceChildren(unloaded());
});
