// Browser tests: the system's browsers against the built page on the local runtime.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';
import { chromiumArgs, findChromium, findChromiumShell } from '../tools/chromium.mjs';
import { findFirefox } from '../tools/firefox.mjs';
import type { Hosting } from '../tools/host.ts';
import { freePort } from '../tools/port.mjs';
import { environment } from '../tools/run.mjs';
import { noonZone } from './noon.ts';
import { NOT_IN_FIREFOX, titled } from './not-in-firefox.ts';

const root = resolve(import.meta.dirname, '../..');

// Read again by every worker process: the first reading chooses, the others inherit its choice.
if (!process.env.STARBOARD_TEST_PORT) {
  process.env.STARBOARD_TEST_PORT = String(await freePort(0));
  const state = mkdtempSync(join(tmpdir(), 'starboard-e2e-'));
  process.env.STARBOARD_TEST_STATE = state;
  process.env.STARBOARD_BUNDLES = join(state, 'bundles');
  process.on('exit', () => rmSync(state, { recursive: true, force: true }));
}
const port = Number(process.env.STARBOARD_TEST_PORT);
const state = process.env.STARBOARD_TEST_STATE ?? '';
const bundles = process.env.STARBOARD_BUNDLES ?? '';
const hosting: Hosting = { port, state, bundles };
const address = `http://localhost:${port}`;
const launched = (path: string | null) => (path ? { executablePath: path } : {});

/**
 * What tests of offline play need: the whole Chromium, for the shell without windows, which takes half of a processor's
 * time for all the others, wakes no service worker; and a Firefox of their own, for in one that has run dozens of other
 * tests, what a page fetches offline sometimes goes past the service worker.
 */
const offline = /@offline/;
/** Whole matches by hand, and the same once more for each game: not in every run, E2E_LONG=1 brings them. */
const left = process.env.E2E_LONG === '1' ? [] : [/@long/];
const notInFirefox = NOT_IN_FIREFOX.flatMap(({ tests }) => tests).map(titled);

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/**
 * In Chromium things move only where a test asks for it, for drawing every frame is a fifth of what all of them take; in
 * Firefox and WebKit everything moves.
 */
const chromiumAt = (path: string | null): Use => ({
  browserName: 'chromium',
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { args: chromiumArgs, ...launched(path) },
});

const firefox: Use = {
  browserName: 'firefox',
  // Debian's own, by the standard protocol; Playwright's patched one has another.
  channel: 'moz-firefox',
  // Playwright puts a style into the page for it, which our policy refuses.
  screenshot: 'off',
  launchOptions: {
    ...launched(findFirefox()),
    // For `firefox.ts`, which sets preferences while it runs.
    args: ['--remote-allow-system-access'],
    // It asks people before a page may read what was copied, and a test cannot answer.
    firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true },
  },
};

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/**/*.spec.ts', 'games/*/*.spec.ts'],
  outputDir: resolve(root, 'node_modules/.cache/playwright'),
  fullyParallel: true,
  // Much of a test is waiting for what moves or counts down. Firefox takes more of a processor to begin with.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    timezoneId: noonZone,
    // A trace of every test, to be kept of the failing ones, takes half of the time of a run.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // The long ones first, so that none of them is alone at the end.
    { name: 'chromium-offline', grep: offline, grepInvert: left, use: chromiumAt(findChromium()) },
    {
      name: 'chromium',
      grepInvert: [offline, ...left],
      use: chromiumAt(findChromiumShell() ?? findChromium()),
    },
    {
      name: 'firefox-offline',
      grep: offline,
      grepInvert: [...notInFirefox, ...left],
      use: firefox,
      workers: 2,
    },
    { name: 'firefox', grepInvert: [...notInFirefox, offline, ...left], use: firefox, workers: 3 },
  ],
  webServer: {
    command: `node tests/tools/host.ts '${JSON.stringify(hosting)}'`,
    cwd: root,
    env: environment as Record<string, string>,
    url: `http://127.0.0.1:${port}/api/health`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
