// Brings finished runs to the server as soon as there is a network, and says which have arrived.
import type { Run } from '#web/saves/run-save.ts';
import { listRuns } from '#web/saves/runs.ts';

/** Sends what waits; what cannot be sent now, the browser is asked to remember. */
export async function deliver(): Promise<void> {
  if (!(await someWait())) return;
  const parts = await Promise.all([import('#web/saves/outbox.ts'), import('./api.ts')]).catch(() => null);
  if (!parts) return;
  const [{ deliverWaiting, waitForNetwork }, { sendRun }] = parts;
  await deliverWaiting(sendRun).catch(() => []);
  if (await someWait()) await waitForNetwork();
}

async function someWait(): Promise<boolean> {
  const runs = await listRuns().catch(() => []);
  return runs.some(({ delivery }) => delivery === 'waiting');
}

/** Tells of every run once something was delivered, by this page, another tab or the service worker. */
export function onDelivered(tell: (run: Run) => void): () => void {
  const channel = new BroadcastChannel('outbox');
  channel.onmessage = async () => {
    for (const run of await listRuns()) tell(run);
  };
  return () => channel.close();
}

/** Called once by the page: not every browser wakes the service worker when the network is back. */
export function deliverByItself(): void {
  const visible = () => document.visibilityState === 'visible' && void deliver();
  addEventListener('online', () => void deliver());
  document.addEventListener('visibilitychange', visible);
  void deliver();
}
