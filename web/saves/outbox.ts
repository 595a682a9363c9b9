// Sends the runs that wait for the network, from the page or from the service worker, whichever can.
import * as v from 'valibot';
import type { DateText } from '#shared/daily/calendar.ts';
import { type DeliveryReply, type Desk, deliverEach } from './outcome.ts';
import { secretIn } from './player-list.ts';
import type { Run } from './run-save.ts';
import { type Database, openDatabase, putIn } from './schema.ts';
import { DEFAULTS, SettingsSchema } from './settings-schema.ts';

/** The name of the lock, of the channel on which pages hear of deliveries, and of the browser's reminder. */
export const OUTBOX = 'outbox';

/** Longer than the page waits for an answer. */
const ON_ITS_WAY = 20_000;

/** How a run is sent: the way to the server is the daily's. */
export type Send = (
  secret: string,
  date: DateText,
  run: Pick<Run, 'generator' | 'answers' | 'spans'> & { name: string },
) => Promise<DeliveryReply>;

/** Sends every waiting run once and returns those that changed; what cannot be sent now goes on waiting. */
export async function deliverWaiting(send: Send): Promise<Run[]> {
  const changed: Run[] = [];
  try {
    await alone(() => withDatabase((db) => deliverEach(deskOf(db, send), changed)));
  } catch (error) {
    // A database that cannot be used leaves its runs waiting; the page has its own words for that.
    if (!(error instanceof DOMException)) throw error;
  }
  if (changed.length > 0) tellPages();
  return changed;
}

export function waitingRuns(): Promise<Run[]> {
  return withDatabase(waitingIn);
}

/** Asks the browser to wake the service worker when there is a network, where it can do that. */
export async function waitForNetwork(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && hasSync(registration)) await registration.sync.register(OUTBOX);
  } catch {
    // Refused: the runs are sent when a page is next open with a network.
  }
}

interface WithSync extends ServiceWorkerRegistration {
  sync: { register(tag: string): Promise<void> };
}

function hasSync(registration: ServiceWorkerRegistration): registration is WithSync {
  return 'sync' in registration;
}

/** Page and service worker at once would send everything twice. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(OUTBOX, work);
  else await work();
}

export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({
    // A newer version of the app wants to upgrade: holding on would block it.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

async function waitingIn(db: Database): Promise<Run[]> {
  return (await db.getAll('runs')).filter(({ delivery }) => delivery === 'waiting');
}

/** With a ticket, the page is just finishing the run with the server: sent from here, it would count as self-timed. */
function isOnItsWay({ ticket, finished }: Run): boolean {
  const since = Date.now() - (finished ?? 0);
  return ticket !== null && since >= 0 && since < ON_ITS_WAY;
}

function deskOf(db: Database, send: Send): Desk {
  return {
    waiting: async () => (await waitingIn(db)).filter((run) => !isOnItsWay(run)),
    read: (date) => db.get('runs', date),
    send: async ({ date, generator, answers, spans }) =>
      send(await secretIn(db), date, { generator, name: await nameIn(db), answers, spans }),
    write: (run) => putIn(db, 'runs', run),
  };
}

async function nameIn(db: Database): Promise<string> {
  const settings = v.safeParse(SettingsSchema, await db.get('settings', 'all'));
  return (settings.success ? settings.output : DEFAULTS).boardName;
}

function tellPages(): void {
  const channel = new BroadcastChannel(OUTBOX);
  channel.postMessage('delivered');
  channel.close();
}
