// What the service worker does when the browser wakes it: at most one reminder a day, and only to whoever wants it.
import * as v from 'valibot';
import { wantedLanguage } from '#shared/api/languages.ts';
import { withDatabase } from '#web/saves/outbox.ts';
import { changeIn, type Database, toldByChange } from '#web/saves/schema.ts';
import { DEFAULTS, type Settings, SettingsSchema } from '#web/saves/settings-schema.ts';
import { runNow } from '#web/saves/stored-run.ts';
import { localDate } from '../parts/local-date.ts';
import { daysAtRisk } from './at-risk.ts';
import { NUDGE_ADDRESS } from './tag.ts';
import { nudgeWords } from './words/nudge-words.ts';

/** What is used of the worker's scope. */
interface Waker {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: {
    matchAll(which: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<readonly { visibilityState?: string }[]>;
  };
}

export async function nudge({ registration, clients }: Waker): Promise<void> {
  if (Notification.permission !== 'granted') return;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Whoever has the app before their eyes sees the streak there.
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const now = new Date();
  const found = await withDatabase(async (db) => {
    const days = daysAtRisk((await db.getAll('runs')).map(runNow), now);
    if (days === null || !(await isFirst(db, localDate(now)))) return null;
    return { days, settings: await settingsIn(db) };
  });
  if (!found) return;
  const language = wantedLanguage(found.settings.language, navigator.languages);
  const { title, body } = nudgeWords[language];
  await registration.showNotification(title(found.days), {
    body,
    lang: language,
    tag: NUDGE_ADDRESS,
    icon: '/icons/icon-192.png',
    silent: found.settings.volume === 0,
  });
  await navigator.setAppBadge?.().catch(() => {});
}

/** One transaction from reading to writing: woken twice at once, it says it once. */
function isFirst(db: Database, date: string): Promise<boolean> {
  return changeIn(db, ['settings'], async (change) => {
    const settings = change.objectStore('settings');
    if ((await settings.get('nudged')) === date) return false;
    settings.put(date, 'nudged').catch(toldByChange);
    return true;
  });
}

async function settingsIn(db: Database): Promise<Settings> {
  const stored = v.safeParse(SettingsSchema, await db.get('settings', 'all'));
  return stored.success ? stored.output : DEFAULTS;
}
