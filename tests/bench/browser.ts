// A browser for measuring: the built page on the local runtime, and Chromium with a profile of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.mjs';
import { freePort } from '../tools/port.mjs';
import { serveBuilt } from '../tools/serve.mjs';

export interface Measured {
  address: string;
  debugging: number;
  context: BrowserContext;
  page: Page;
}

const PHONE = { width: 412, height: 823 };

export async function inBrowser<T>(measure: (measured: Measured) => Promise<T>): Promise<T> {
  const server = await serveBuilt();
  const profile = mkdtempSync(join(tmpdir(), 'starboard-bench-'));
  const debugging = await freePort(0);
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    args: [...chromiumArgs, `--remote-debugging-port=${debugging}`],
    viewport: PHONE,
    baseURL: server.address,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await context.newPage();
    return await measure({ address: server.address, debugging, context, page });
  } finally {
    await context.close();
    server.end();
    rmSync(profile, { recursive: true, force: true });
  }
}
