// Keeps the whole app for offline play, and sends what has waited for the network.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { nudge } from '../daily/nudge/nudge.ts';
import { NUDGE } from '../daily/nudge/tag.ts';
import { sendRun } from '../daily/server/runs.ts';
import { deliverWaiting, OUTBOX, waitingRuns } from '../saves/outbox.ts';
import { showAddress, type Windows } from './notified.ts';

interface LifecycleEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface NotificationEvent extends LifecycleEvent {
  notification: Notification;
}
interface SyncEvent extends LifecycleEvent {
  tag: string;
}
/** What is used of the worker's own scope; the types of a page know none of it. */
interface WorkerScope {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  clients: { claim(): Promise<void> } & Windows;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'sync' | 'periodicsync', listener: (event: SyncEvent) => void): void;
}
declare const self: WorkerScope;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }));

// The first visit is already served from the cache, so that chunks load when it goes offline at once.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until the player takes it: nothing reloads in the middle of a match.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showAddress(self.clients, event.notification.tag));
});

self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX) event.waitUntil(emptyOutbox());
});

self.addEventListener('periodicsync', (event) => {
  if (event.tag === NUDGE) event.waitUntil(nudge(self));
});

async function emptyOutbox(): Promise<void> {
  await deliverWaiting(sendRun);
  // Only a failure makes the browser try again.
  if ((await waitingRuns()).length > 0) throw new Error('Some runs are still waiting.');
}
