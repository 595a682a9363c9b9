// Starts the page: settings and words first, so that nothing flashes in the wrong language or theme.
import { createEffect, createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { listRuns } from './saves/runs.ts';
import { loadSettings } from './saves/settings.ts';
import { applyLook } from './settings/look.ts';
import './ui/base.css';
import { loadWords } from './words/words.ts';

await loadSettings();
createRoot(() => createEffect(applyLook));
await loadWords();
const root = document.getElementById('root')!;
root.textContent = '';
render(() => <App />, root);
void import('./pwa/updates.ts').then(({ registerServiceWorker }) => registerServiceWorker());
void sendWhatWaits();

/** Runs of the daily that were finished without a network; most visits have none and load nothing for them. */
async function sendWhatWaits(): Promise<void> {
  const runs = await listRuns().catch(() => []);
  if (!runs.some(({ delivery }) => delivery === 'waiting')) return;
  const { deliverByItself } = await import('./daily/delivery.ts');
  deliverByItself();
}
