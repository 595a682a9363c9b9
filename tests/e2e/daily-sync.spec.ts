// With the app closed, the browser wakes the service worker when the network is back, and it delivers.
import { driveClock } from './bowl.ts';
import { dateOn, forgetOffline, onBoard, solveAsPerson, start, storedRun } from './daily.ts';
import { expect, goOffline, test, waitForOfflineReady } from './fixtures.ts';

test('a run that waits is delivered by the service worker alone', { tag: '@offline' }, async ({
  page,
  context,
  complaints,
}) => {
  await driveClock(context);
  await page.goto('/');
  await waitForOfflineReady(page);
  await goOffline(context);
  const date = await dateOn(page);
  await page.goto('/daily');
  await start(page).click();
  await solveAsPerson(page, date, 0);
  await expect(page.getByText('It is sent by itself as soon as you’re online.')).toBeVisible();
  const tags = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (registration as unknown as { sync: { getTags(): Promise<string[]> } }).sync.getTags();
  });
  expect(tags, 'what the browser was asked to remember').toEqual(['outbox']);

  // A picture of the same origin: the app itself is not open.
  await page.goto('/icon.svg');
  await context.setOffline(false);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) found(registration.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    tag: 'outbox',
    lastChance: false,
  });
  await expect.poll(async () => (await storedRun(page, date))!.delivery).toBe('delivered');
  expect(await onBoard(page, date)).toMatchObject({ score: 6, timing: 'selfTimed' });
  // A picture alone has no icon of its own, and Chromium looks for one.
  expect(complaints.pop()).toContain('/favicon.ico');
  forgetOffline(complaints);
});
