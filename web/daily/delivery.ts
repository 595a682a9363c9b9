// Brings finished runs to the server as soon as there is a network, and says which have arrived.
import { deliverWaiting } from '../saves/outbox.ts';
import type { Run } from '../saves/run-save.ts';
import { listRuns } from '../saves/runs.ts';

export async function deliver(): Promise<void> {
  await deliverWaiting().catch(() => []);
}

/** Tells of every run once something was delivered, by this page, another tab or the service worker. */
export function onDelivered(tell: (run: Run) => void): () => void {
  const channel = new BroadcastChannel('outbox');
  channel.onmessage = async () => {
    for (const run of await listRuns()) tell(run);
  };
  return () => channel.close();
}

let watching = false;

/** Not every browser wakes the service worker when the network is back: the open app looks for itself. */
export function deliverByItself(): void {
  if (watching) return;
  watching = true;
  const visible = () => document.visibilityState === 'visible' && void deliver();
  addEventListener('online', () => void deliver());
  document.addEventListener('visibilitychange', visible);
  void deliver();
}
