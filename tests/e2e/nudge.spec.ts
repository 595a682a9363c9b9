// The reminder of a streak: switched on where the browser can wake the app, shown once a day in the evening, and gone
// without a trace when it is switched off.
import type { CDPSession, Page } from '@playwright/test';
import { dateOf, numberOf } from '#shared/daily/calendar.ts';
import { earlierRun, importRuns } from './daily.ts';
import { expect, test, waitForOfflineReady } from './fixtures.ts';

declare global {
  interface Window {
    looked?: number;
  }
}

/** The service worker's clock follows no zone of a test: it is made evening there, whatever day it is. */
function makeEvening(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  return worker!.evaluate(() => {
    Date.prototype.getHours = () => 19;
    return new Intl.DateTimeFormat('en-CA').format();
  });
}

/** As for an app that was installed: Chromium asks nobody then, as long as whoever says so stays. */
async function install(page: Page, session: CDPSession): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const browser = await page.context().browser()!.newBrowserCDPSession();
  await browser.send('Browser.grantPermissions', {
    origin: new URL(page.url()).origin,
    permissions: ['notifications', 'periodicBackgroundSync'],
    ...(targetInfo.browserContextId ? { browserContextId: targetInfo.browserContextId } : {}),
  });
}

/** What the browser does when it likes, while nobody has the app open. */
async function wakeUp(page: Page, session: CDPSession, origin: string): Promise<void> {
  const known = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) done(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  const [worker] = page.context().serviceWorkers();
  const looked = () => worker!.evaluate(() => self.looked ?? 0);
  const before = await looked();
  await session.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId, tag: 'streak' });
  await session.send('ServiceWorker.disable');
  await expect.poll(looked).toBe(before + 1);
}

/** How often the service worker has been through with what is stored. */
async function countLooks(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(() => {
    const { close } = IDBDatabase.prototype;
    IDBDatabase.prototype.close = function () {
      self.looked = (self.looked ?? 0) + 1;
      close.call(this);
    };
  });
}

/** What is shown, as the service worker knows it. */
const shown = (page: Page) =>
  page
    .context()
    .serviceWorkers()[0]!
    .evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });

const wakings = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { periodicSync } = registration as unknown as {
      periodicSync: { getTags(): Promise<string[]> };
    };
    return periodicSync.getTags();
  });

test('in the evening a streak at risk is said once, and never when it is switched off', {
  tag: '@offline',
}, async ({ page, context }) => {
  await page.goto('/settings');
  await waitForOfflineReady(page);
  const number = numberOf(await makeEvening(page));
  await importRuns(
    page,
    [1, 2, 3].map((days) => earlierRun(dateOf(number - days))),
  );
  const reminder = page.getByRole('switch', { name: 'Remind me in the evening' });
  await expect(page.getByRole('slider', { name: 'Sound volume' })).toBeVisible();
  await expect(reminder, 'not where nothing would come of it').toHaveCount(0);

  const session = await context.newCDPSession(page);
  await install(page, session);
  await page.reload();
  await expect(reminder).not.toBeChecked();
  expect(await wakings(page)).toEqual([]);
  await reminder.check();
  await expect.poll(() => wakings(page)).toEqual(['streak']);

  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await countLooks(page);
  await wakeUp(page, session, origin);
  const said = { title: 'Your streak: 3 days', body: 'Today’s galaxy is still open.', tag: '/daily' };
  await expect.poll(() => shown(page)).toEqual([said]);
  await page
    .context()
    .serviceWorkers()[0]!
    .evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      for (const one of await registration.getNotifications()) one.close();
    });
  await expect.poll(() => shown(page)).toEqual([]);
  await wakeUp(page, session, origin);
  expect(await shown(page), 'a second time on the same day').toEqual([]);

  await page.goto('/settings');
  await expect(reminder).toBeChecked();
  await reminder.uncheck();
  await expect.poll(() => wakings(page)).toEqual([]);

  await importRuns(page, [earlierRun(dateOf(number))]);
  await page.goto('/daily');
  await expect(reminder, 'offered beside a result of four days in a row').not.toBeChecked();
});
