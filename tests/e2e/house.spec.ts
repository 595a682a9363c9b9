// The house around the games: headers, installation, offline after one visit.
import { expect, goOffline, test, waitForOfflineReady } from './fixtures.ts';

test('the page is served with the security headers and breaks none of them', async ({ page }) => {
  const answer = await page.goto('/');
  const headers = answer?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-cache');
  await expect(page.locator('#root')).not.toBeEmpty();
});

test('hashed files may be kept for ever, missing ones are not answered with the page', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const script = await page.locator('script[type=module]').first().getAttribute('src');
  const answer = await request.get(script ?? '');
  expect(answer.headers()['cache-control']).toContain('immutable');

  const missing = await request.get('/assets/from-an-older-version.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).not.toContain('immutable');
});

test('any path of the app is answered with the page, any unknown API path with an error', async ({
  page,
  request,
}) => {
  const answer = await page.goto('/play/space-bowl');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('#root')).not.toBeEmpty();
  expect((await request.get('/api/nothing-here')).status()).toBe(404);
});

test('after one visit the app opens without a network', { tag: ['@offline', '@long'] }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitForOfflineReady(page);
  await goOffline(context);
  await page.reload();
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.goto('/play/space-bowl');
  await expect(page.locator('#root')).not.toBeEmpty();
});

test('the manifest names icons of the sizes it states', async ({ page, request }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(link ?? '')).json();
  expect(manifest).toMatchObject({ id: '/', name: 'Starboard', display: 'standalone', scope: '/' });
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose ?? 'any')).toEqual([
    'any',
    'any',
    'maskable',
  ]);

  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const pictures = [...manifest.icons, ...manifest.screenshots, { src: touch, sizes: '180x180' }];
  for (const { src, sizes } of pictures) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type'], src).toBe('image/png');
    expect(pngSize(await answer.body()), src).toBe(sizes);
  }
});

const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
