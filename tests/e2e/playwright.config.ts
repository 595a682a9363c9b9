// Browser tests: the system's Chromium against the built page on the local runtime.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.mjs';
import { freePort } from '../tools/port.mjs';
import { environment } from '../tools/run.mjs';
import { wranglerDev } from '../tools/wrangler.mjs';
import { noonZone } from './noon.ts';

const root = resolve(import.meta.dirname, '../..');

// Read again by every worker process: the first reading chooses, the others inherit its choice.
if (!process.env.STARBOARD_TEST_PORT) {
  process.env.STARBOARD_TEST_PORT = String(await freePort(0));
  const state = mkdtempSync(join(tmpdir(), 'starboard-e2e-'));
  process.env.STARBOARD_TEST_STATE = state;
  process.on('exit', () => rmSync(state, { recursive: true, force: true }));
}
const port = Number(process.env.STARBOARD_TEST_PORT);
const state = process.env.STARBOARD_TEST_STATE ?? '';
const address = `http://localhost:${port}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'node_modules/.cache/playwright'),
  fullyParallel: true,
  workers: 2,
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
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: ['wrangler', ...wranglerDev({ port, state })].join(' '),
    cwd: root,
    env: environment as Record<string, string>,
    url: `http://127.0.0.1:${port}/api/health`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
