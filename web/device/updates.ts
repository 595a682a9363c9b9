// Registers the service worker and says when a new version is waiting; nothing reloads unless asked.
import { createSignal } from 'solid-js';

const hour = 60 * 60 * 1000;

const [updateReady, setUpdateReady] = createSignal(false);
let registration: ServiceWorkerRegistration | undefined;
let applying = false;
let replaced = false;

export { updateReady };

/** Called once by the page; does nothing where there is no service worker (development, old browsers). */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

/** Hands over to the waiting version; the page reloads when that version controls it. */
export function applyUpdate(): void {
  if (!updateReady()) return;
  if (replaced && !registration?.waiting) {
    location.reload();
    return;
  }
  applying = true;
  handOver();
}

/** Asks the server for a newer version now. */
export async function checkNow(): Promise<'found' | 'none' | 'failed'> {
  if (!registration) return 'failed';
  try {
    await registration.update();
  } catch {
    return 'failed';
  }
  return registration.installing || registration.waiting || updateReady() ? 'found' : 'none';
}

async function register(): Promise<void> {
  watchController();
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  } catch (error) {
    console.warn('The app cannot be kept for offline play.', error);
    return;
  }
  // The very first one waits for an instant too, before it is active.
  if (registration.waiting && registration.active) setUpdateReady(true);
  watchInstalling(registration);
  registration.addEventListener('updatefound', () => registration && watchInstalling(registration));

  // iOS never looks for a new version by itself while the app is only switched away from and back.
  void checkNow();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkNow();
  });
  setInterval(() => void checkNow(), hour);
}

function watchInstalling(owner: ServiceWorkerRegistration): void {
  const worker = owner.installing;
  // Without an active worker this is the first visit: there is no older version to replace.
  if (!worker || !owner.active) return;
  worker.addEventListener('statechange', () => {
    if (worker.state !== 'installed') return;
    setUpdateReady(true);
    // Two checks at once can replace the waiting worker by its twin, just when the player takes it.
    if (applying) handOver();
  });
}

function handOver(): void {
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
}

function watchController(): void {
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (applying) {
      applying = false;
      location.reload();
    } else if (controlled) {
      markReplaced();
    }
    controlled = true;
  });
  // Another tab moved to the new version: this one's lazy chunks may be gone, so it offers to reload.
  addEventListener('vite:preloadError', markReplaced);
}

function markReplaced(): void {
  replaced = true;
  setUpdateReady(true);
}
