// Starts the page: settings and words first, so that nothing flashes in the wrong language or theme.
import { createEffect, createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { deliverByItself } from './daily/delivery.ts';
import { registerServiceWorker } from './pwa/updates.ts';
import { loadSettings } from './saves/settings.ts';
import { applyLook } from './settings/look.ts';
import './ui/base.css';
import { loadWords } from './words/words.ts';

// Most people begin here: its code comes while settings and words do.
if (location.pathname === '/') void import('./home/home.tsx');
await loadSettings();
createRoot(() => createEffect(applyLook));
await loadWords();
const root = document.getElementById('root')!;
root.textContent = '';
render(() => <App />, root);
void registerServiceWorker();
deliverByItself();
