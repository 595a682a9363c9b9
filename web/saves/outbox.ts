// Sends the runs that wait for the network, from the page or from the service worker, whichever can.
import * as v from 'valibot';
import type { DateText } from '#shared/daily/calendar.ts';
import type { Millis } from '#shared/engine/game.ts';
import { type DeliveryReply, type Desk, deliverEach, type Outcome, outcomeOf } from './outcome.ts';
import { secretIn } from './player-list.ts';
import type { Run } from './run-save.ts';
import { askedYet } from './run-steps.ts';
import { type Database, openDatabase, putIn } from './schema.ts';
import { DEFAULTS, SettingsSchema } from './settings-schema.ts';
import { runNow } from './stored-run.ts';

/** The name of the lock, of the channel on which pages hear of deliveries, and of the browser's reminder. */
export const OUTBOX = 'outbox';

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

/** One that no database has: sent by the page that played it. */
export async function sendUnstored(
  send: Send,
  { secret, name }: { secret: string; name: string },
  { date, generator, answers, spans }: Run,
): Promise<Outcome | null> {
  return outcomeOf(await send(secret, date, { generator, name, answers, spans }));
}

/**
 * Sends what waits, and asks the browser to remember the rest. Says in how long to come again for a run that some page
 * may still be finishing with the server; null without one.
 */
export async function emptyOutbox(send: Send): Promise<Millis | null> {
  await deliverWaiting(send);
  const waiting = await waitingRuns();
  if (waiting.length > 0) await waitForNetwork();
  const soon = waiting.map((run) => askedYet(run, Date.now())).filter((left) => left > 0);
  return soon.length > 0 ? Math.min(...soon) : null;
}

export function waitingRuns(): Promise<Run[]> {
  return withDatabase(waitingIn);
}

/** Asks the browser to wake the service worker when there is a network, where it can do that. */
async function waitForNetwork(): Promise<void> {
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
  return (await db.getAll('runs')).map(runNow).filter(({ delivery }) => delivery === 'waiting');
}

async function runIn(db: Database, date: DateText): Promise<Run | undefined> {
  const stored = await db.get('runs', date);
  return stored && runNow(stored);
}

function deskOf(db: Database, send: Send): Desk {
  return {
    // While the page still asks the server to finish it: sent from here, it would count as self-timed.
    waiting: async () => (await waitingIn(db)).filter((run) => askedYet(run, Date.now()) === 0),
    read: (date) => runIn(db, date),
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
