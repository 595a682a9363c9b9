// What a browser can say of a page that nobody looks at: a notification by its service worker, and a badge on its icon.

/** Newer than the types know: vibration, and a second time under the same tag. */
interface Options extends NotificationOptions {
  renotify: boolean;
  vibrate?: readonly number[];
}

const BUZZ = [60, 60, 60];

/** What was answered when it was asked for; null where this browser cannot. */
export function notifyPermission(): NotificationPermission | null {
  const canShow =
    'Notification' in window &&
    'ServiceWorkerRegistration' in window &&
    'showNotification' in ServiceWorkerRegistration.prototype;
  return canShow && navigator.serviceWorker?.controller ? Notification.permission : null;
}

/** Only from a tap or a key. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
}

let last: Promise<unknown> = Promise.resolve();
/** One after the other: what is taken back while it is still on its way would come and stay. */
function afterwards(work: (registration: ServiceWorkerRegistration) => Promise<unknown>): void {
  const done = last.then(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) await work(registration);
  });
  last = done.catch((error: unknown) => console.warn(error));
}

/** In place of what was said of this address before; whoever presses it is led there. */
export function notify(said: string, address: string, may: { volume: number; vibration: boolean }): void {
  // What is silent may not vibrate either.
  const felt = may.volume > 0 && may.vibration ? { vibrate: BUZZ } : {};
  const options: Options = {
    tag: address,
    renotify: true,
    icon: '/icons/icon-192.png',
    lang: document.documentElement.lang,
    silent: may.volume === 0,
    ...felt,
  };
  if (notifyPermission() === 'granted')
    afterwards((registration) => registration.showNotification(said, options));
  navigator.setAppBadge?.().catch(() => {});
}

export function takeBack(address: string): void {
  if (notifyPermission() === 'granted')
    afterwards(async (registration) => {
      for (const shown of await registration.getNotifications({ tag: address })) shown.close();
    });
  navigator.clearAppBadge?.().catch(() => {});
}
