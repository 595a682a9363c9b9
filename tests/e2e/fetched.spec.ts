// What is fetched when it is needed: whole and complete, and no loss to the rest when it fails.
import type { Page } from '@playwright/test';
import { onTile } from './bowl.ts';
import { expect, test } from './fixtures.ts';

/** Every request for a script of this name fails until the answer is called. */
async function failing(page: Page, name: string): Promise<() => Promise<void>> {
  const scripts = new RegExp(`/assets/${name}-[^/]+\\.js$`);
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/** A failed request is told on the console: expected here, and nothing else is. */
function expectNothingElse(complaints: string[]): void {
  expect(complaints.length, 'complaints of what failed').toBeGreaterThan(0);
  // Firefox says of an error on the console only that it is one.
  const others = complaints.filter(
    (text) => !/Failed to (fetch|load)|error loading|NetworkError|^console: Error \(/i.test(text),
  );
  expect(others).toEqual([]);
  complaints.length = 0;
}

test('where playing with friends cannot be fetched, the start page goes on and offers to try again', async ({
  page,
  complaints,
}) => {
  const mend = await failing(page, 'play-with-friends');
  await page.goto('/');
  await expect(onTile(page, 'Couldn’t be loaded. Try again')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Solve' })).toBeVisible();
  await expect(onTile(page, 'Play now')).toBeEnabled();

  await mend();
  await onTile(page, 'Couldn’t be loaded. Try again').click();
  await expect(onTile(page, 'Play with friends')).toBeVisible();
  expectNothingElse(complaints);
});

test('a page that cannot be fetched says so in words and comes when tried again', async ({
  page,
  complaints,
  browserName,
}) => {
  await page.goto('/');
  const mend = await failing(page, 'settings');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();

  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  // In Firefox it is a new page, on which nothing has the focus yet.
  await expect(page.locator(browserName === 'firefox' ? 'body' : 'h1')).toBeFocused();
  expectNothingElse(complaints);
});

test('a match that cannot be fetched says so beside the button, which can be pressed again', async ({
  page,
  complaints,
  browserName,
}) => {
  await page.goto('/');
  const mend = await failing(page, 'quick');
  await onTile(page, 'Play now').click();
  await expect(page.getByRole('alert')).toHaveText(/couldn’t be loaded. Check your connection/);

  await mend();
  await onTile(page, 'Play now').click();
  if (browserName === 'firefox') {
    // It asks only once for a script, and the page has made itself anew.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await onTile(page, 'Play now').click();
  }
  await expect(page.getByRole('button', { name: 'Throw the marbles' })).toBeVisible();
  expectNothingElse(complaints);
});

test('where not even the words come, every language says what to do', async ({ page, complaints }) => {
  await failing(page, 'en');
  await page.goto('/');
  for (const again of ['Try again', 'Réessayer', 'Noch einmal versuchen']) {
    await expect(page.getByRole('button', { name: again })).toBeVisible();
  }
  expectNothingElse(complaints);
});

test('a language that cannot be fetched is told, and the page goes on in the one before', async ({
  page,
  complaints,
}) => {
  await page.goto('/settings');
  const mend = await failing(page, 'de');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('alert')).toHaveText(/This language couldn’t be loaded/);

  await mend();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expectNothingElse(complaints);
});

test('every script of the app can be read and finds all that it asks of the others', async ({
  page,
  request,
}) => {
  const list = await (await request.get('/sw.js')).text();
  const scripts = [...list.matchAll(/"url":"(assets\/[^"]+\.js)"/g)].map(([, url]) => `/${url}`);
  expect(scripts.length).toBeGreaterThan(20);
  await page.goto('/');
  const broken = await page.evaluate(async (urls) => {
    const load = (url: string) =>
      import(url).then(
        () => [],
        (error) => [`${url}: ${error.message}`],
      );
    return (await Promise.all(urls.map(load))).flat();
  }, scripts);
  expect(broken).toEqual([]);
});
