// How much a player loads: the scripts and styles of home, and the whole app kept for offline play.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.mjs';
import { root, runScript } from '../tools/run.mjs';
import { serveBuilt } from '../tools/serve.mjs';
import type { Measurement } from './run.ts';

const limits = { home: 45, precache: 600 };
const dist = join(root, 'dist');

const gzipped = (path: string) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length / 1024;
const sum = (paths: string[]) => paths.reduce((total, path) => total + gzipped(path), 0);

/** Every script and style that the page asks for by itself, without those the service worker fetches. */
async function loadedByHome(): Promise<string[]> {
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
  await page.goto(server.address, { waitUntil: 'networkidle' });
  await browser.close();
  server.end();
  return [...paths];
}

/** Every file named in the list of the built service worker. */
function precached(): string[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const list = [...worker.matchAll(/"url":"([^"]+)"/g)].flatMap(([, url]) => (url ? [url] : []));
  return [...new Set(['sw.js', ...list])];
}

export default async function sizes(): Promise<Measurement> {
  if ((await runScript('build', ['--logLevel', 'warn'])) !== 0) throw new Error('The build failed.');
  const home = await loadedByHome();
  const kept = precached();
  const lines = [
    { what: 'scripts and styles of home', files: home.length, size: sum(home), limit: limits.home },
    { what: 'whole app kept offline', files: kept.length, size: sum(kept), limit: limits.precache },
  ];
  return {
    title: 'Sizes, gzip',
    rows: lines.map(({ what, files, size, limit }) => ({
      what,
      files,
      KB: size.toFixed(1),
      limit,
      'of the limit': `${Math.round((size / limit) * 100)} %`,
    })),
    over: lines
      .filter(({ size, limit }) => size > limit)
      .map(({ what, size, limit }) => `${what}: ${size.toFixed(1)} KB, at most ${limit}`),
  };
}
