// A new version waits until it is taken; until then the old one stays whole, though its files are gone.
import type { Page } from '@playwright/test';
import { button, playNow } from './bowl.ts';
import { type Deployment, deployment } from './deployment.ts';
import { expect, goOffline, test, waitForOfflineReady } from './fixtures.ts';

let host: Deployment;
test.beforeEach(async () => {
  host = await deployment();
});
test.afterEach(() => host.end());

const script = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');

async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none');
  await expect.poll(waiting).toBe('installed');
}

test('a new version waits, and the old one goes on from its own files', { tag: '@offline' }, async ({
  page,
}) => {
  await page.goto(host.address);
  await waitForOfflineReady(page);
  const old = await script(page);

  host.replace();
  await findUpdate(page);
  await page.reload();
  expect(await script(page)).toBe(old);
  const status = await page.evaluate(async (path) => (await fetch(path)).status, old ?? '');
  expect(status, 'an old script, gone from the server').toBe(200);
  await expect(page.locator('#root')).not.toBeEmpty();
});

test('a new version taken in another tab reloads nothing by itself, and works offline', {
  tag: '@offline',
}, async ({ page, context }) => {
  await page.goto(host.address);
  await waitForOfflineReady(page);
  const old = await script(page);
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.body.dataset.taken = 'by the other tab';
    });
  });

  host.replace();
  await findUpdate(page);
  const takeInOtherTab = () =>
    page.evaluate(async () => {
      (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'SKIP_WAITING' });
      return document.body.dataset.taken;
    });
  await expect.poll(takeInOtherTab).toBe('by the other tab');
  await page.waitForTimeout(500);
  await expect(page.locator('body')).toHaveAttribute('data-taken', 'by the other tab');

  await goOffline(context);
  await page.reload();
  await expect(page.locator('#root')).not.toBeEmpty();
  expect(await script(page)).not.toBe(old);
});

test('a new version is offered between matches, never in one, and taken when asked for', {
  tag: ['@offline', '@long'],
}, async ({ page }) => {
  await page.goto(host.address);
  await waitForOfflineReady(page);
  const old = await script(page);
  await playNow(page).click();
  await expect(button(page, 'Throw the marbles')).toBeVisible();

  host.replace();
  await findUpdate(page);
  await expect(button(page, 'Throw the marbles')).toBeVisible();
  await expect(button(page, 'Update now')).toBeHidden();

  await page.getByRole('button', { name: 'Leave the table; your match is saved' }).click();
  await button(page, 'Update now').click();
  await expect.poll(() => script(page)).not.toBe(old);
  await expect(page.getByRole('link', { name: /^Continue the match/ })).toBeVisible();
});
