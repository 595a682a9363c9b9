// What is fetched when it is needed: whole and complete, and no loss to the rest when it fails.
import type { APIRequestContext, Page } from '@playwright/test';
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

/** What the service worker keeps for offline play. */
async function kept(request: APIRequestContext): Promise<string[]> {
  const list = await (await request.get('/sw.js')).text();
  return [...list.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => `/${url}`);
}

const keptScripts = async (request: APIRequestContext) =>
  (await kept(request)).filter((url) => url.endsWith('.js'));

test('where playing with friends cannot be fetched, the start page goes on and offers to try again', async ({
  page,
  complaints,
}) => {
  const mend = await failing(page, 'opening');
  await page.goto('/');
  await expect(onTile(page, 'Couldn’t load. Try again')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Solve' })).toBeVisible();
  await expect(onTile(page, 'Play now')).toBeEnabled();

  await mend();
  await onTile(page, 'Couldn’t load. Try again').click();
  await expect(onTile(page, 'Play with friends')).toBeVisible();
  expectNothingElse(complaints);
});

test('a page that cannot be fetched says so in words and comes when tried again', async ({
  page,
  complaints,
  browserName,
}) => {
  await page.goto('/');
  const mend = await failing(page, 'play');
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
  const mend = await failing(page, 'table');
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
  const scripts = await keptScripts(request);
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

test('no script of the app asks for one that asks for it in turn', async ({ request }) => {
  const scripts = await keptScripts(request);
  const asks = new Map<string, string[]>();
  for (const script of scripts) {
    const text = await (await request.get(script)).text();
    const named = [...text.matchAll(/(?:\bfrom|\bimport) ?["'`]\.\/([^"'`]+\.js)["'`]/g)];
    asks.set(
      script,
      named.map(([, name]) => `/assets/${name}`),
    );
  }
  // Else the pattern has missed how the build writes it.
  expect([...asks.values()].flat().length).toBeGreaterThan(scripts.length / 2);
  const comingWith = (script: string): Set<string> => {
    const all = new Set(asks.get(script));
    for (const one of all) for (const other of asks.get(one) ?? []) all.add(other);
    return all;
  };
  expect(scripts.filter((script) => comingWith(script).has(script))).toEqual([]);
});

test('at most sixty files are kept for offline play', async ({ request }) => {
  // The service worker itself is one of them.
  expect(['/sw.js', ...new Set(await kept(request))].length).toBeLessThanOrEqual(60);
});

test('who comes into a room of Gravity Superstar fetches nothing of the daily or of Space Bowl', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await onTile(page, 'Play with friends', 'Gravity Superstar').click();
  await page.waitForURL(/\/r\/[a-z0-9]{10}/);

  const visitor = await context.newPage();
  const fetched: string[] = [];
  visitor.on('request', (asked) => {
    const [, name] = /\/assets\/(.+)-[^/]{8}\.(?:js|css)$/.exec(asked.url()) ?? [];
    if (name) fetched.push(name);
  });
  await visitor.goto(page.url(), { waitUntil: 'networkidle' });
  await expect(visitor.locator('h1')).toBeVisible();
  expect(fetched).toEqual(expect.arrayContaining(['rooms', 'gravity-superstar']));
  expect(fetched.filter((name) => /daily|boards|space-bowl/.test(name))).toEqual([]);
});
