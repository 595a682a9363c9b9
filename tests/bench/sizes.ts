// How much a player loads: scripts and styles of home, of a daily and a table under way, and the whole app kept offline.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { onTile } from '../e2e/bowl.ts';
import { chromiumArgs, findChromium } from '../tools/chromium.mjs';
import { root, runScript } from '../tools/run.mjs';
import { serveBuilt } from '../tools/serve.mjs';
import type { Measurement } from './run.ts';

const limits = { home: 45, scenes: 12, typeface: 20, daily: 65, precache: 600 };
const dist = join(root, 'dist');

const gzipped = (path: string) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length / 1024;
const sum = (paths: string[]) => paths.reduce((total, path) => total + gzipped(path), 0);

/** Every script and style that a page asks for until it can be used, without those the service worker fetches. */
async function loadedBy(path: string, usable: (page: Page) => Promise<void>): Promise<string[]> {
  const server = await serveBuilt();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath ? { executablePath } : {}),
  });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname) && pathname !== '/sw.js') paths.add(pathname);
  });
  await page.goto(server.address + path, { waitUntil: 'networkidle' });
  await usable(page);
  await browser.close();
  server.end();
  return [...paths];
}

/** The first throw lies still and can be answered. */
async function playable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.answering .danger:enabled').waitFor();
}

/** From the start page to one's first turn, also when bots begin. */
async function onTurn(page: Page): Promise<void> {
  await onTile(page, 'Play now', 'Gravity Superstar').click();
  await page.locator('.gravity-card:enabled').first().waitFor();
}

/** Every file named in the list of the built service worker. */
function precached(): string[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const list = [...worker.matchAll(/"url":"([^"]+)"/g)].flatMap(([, url]) => (url ? [url] : []));
  return [...new Set(['sw.js', ...list])];
}

export default async function sizes(): Promise<Measurement> {
  if ((await runScript('build', ['--logLevel', 'warn'])) !== 0) throw new Error('The build failed.');
  const home = await loadedBy('/', async () => {});
  const daily = await loadedBy('/daily', playable);
  const table = await loadedBy('/', onTurn);
  const kept = precached();
  // They come once the first view stands.
  const isScene = (path: string) => /\/scenes-[^/]*$/.test(path);
  const files = (these: (path: string) => boolean) => kept.filter(these).map((path) => `/${path}`);
  const scenes = files(isScene);
  const firstOf = (paths: string[]) => paths.filter((path) => !isScene(path));
  const typeface = files((path) => path.endsWith('.woff2'));
  if (scenes.length === 0 || typeface.length === 0) throw new Error('No scenes, or no typeface.');
  const lines = [
    {
      what: 'scripts and styles of home',
      files: firstOf(home).length,
      size: sum(firstOf(home)),
      limit: limits.home,
    },
    { what: 'scenes and sky, after it', files: scenes.length, size: sum(scenes), limit: limits.scenes },
    { what: 'typeface, after it', files: typeface.length, size: sum(typeface), limit: limits.typeface },
    {
      what: 'scripts and styles until the daily is playable',
      files: firstOf(daily).length,
      size: sum(firstOf(daily)),
      limit: limits.daily,
    },
    {
      what: 'scripts and styles until a table of Gravity Superstar is playable',
      files: table.length,
      size: sum(table),
      limit: null,
    },
    { what: 'whole app kept offline', files: kept.length, size: sum(kept), limit: limits.precache },
  ];
  return {
    title: 'Sizes, gzip',
    rows: lines.map(({ what, files, size, limit }) => ({
      what,
      files,
      KB: size.toFixed(1),
      limit: limit ?? '',
      'of the limit': limit ? `${Math.round((size / limit) * 100)} %` : '',
    })),
    over: lines
      .filter(({ size, limit }) => limit !== null && size > limit)
      .map(({ what, size, limit }) => `${what}: ${size.toFixed(1)} KB, at most ${limit}`),
  };
}
