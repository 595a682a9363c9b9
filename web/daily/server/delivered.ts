// Hears which runs have arrived, whoever has sent them.
import type { Run } from '#web/saves/run-save.ts';
import { listRuns } from '#web/saves/runs.ts';

/** Tells of every run once something was delivered, by this page, another tab or the service worker. */
export function onDelivered(tell: (run: Run) => void): () => void {
  const channel = new BroadcastChannel('outbox');
  channel.onmessage = async () => {
    for (const run of await listRuns()) tell(run);
  };
  return () => channel.close();
}
