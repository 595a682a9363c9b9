// Brings finished runs to the server as soon as there is a network.
import { listRuns } from '#web/saves/runs.ts';

let later: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits; what cannot be sent now, the browser is asked to remember. */
export async function deliver(): Promise<void> {
  if (!(await someWait())) return;
  const parts = await Promise.all([import('#web/saves/outbox.ts'), import('./runs.ts')]).catch(() => null);
  if (!parts) return;
  const [{ emptyOutbox }, { sendRun }] = parts;
  const soon = await emptyOutbox(sendRun).catch(() => null);
  clearTimeout(later);
  if (soon !== null) later = setTimeout(deliver, soon);
}

async function someWait(): Promise<boolean> {
  const runs = await listRuns().catch(() => []);
  return runs.some(({ delivery }) => delivery === 'waiting');
}

/** Called once by the page: not every browser wakes the service worker when the network is back. */
export function deliverByItself(): void {
  const visible = () => document.visibilityState === 'visible' && void deliver();
  addEventListener('online', () => void deliver());
  document.addEventListener('visibilitychange', visible);
  void deliver();
}
