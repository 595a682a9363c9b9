// The `test` of every browser test: page errors, console errors and refused content fail it.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { adapt, forgetMotion } from './firefox.ts';

export { expect };

export interface Fixtures {
  /** What the pages complained about; a test that expects a complaint takes it out of this list. */
  complaints: string[];
  /** Opens a page in a further browser context: another player, on another device. */
  newVisitor: () => Promise<Page>;
  /**
   * Whether pages keep the whole app for offline play, as everybody's do: in tests that are tagged @offline. Fetching it
   * takes two seconds of a processor for each visitor, and most tests need none of it.
   */
  keepsApp: boolean;
  /** What the test before has set for the whole browser is gone. */
  asNew: undefined;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern.
  complaints: async ({}, use) => {
    await use([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern.
  keepsApp: async ({}, use, { tags }) => {
    await use(tags.includes('@offline'));
  },
  asNew: [
    async ({ browserName }, use) => {
      if (browserName === 'firefox') await forgetMotion();
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context, complaints, keepsApp }, use) => {
    await adapt(context);
    if (!keepsApp) await keepNothing(context);
    await atHome(context);
    listen(context, complaints);
    await use(context);
    expect(complaints, 'complaints of the page').toEqual([]);
  },
  newVisitor: async ({ browser, complaints, baseURL, contextOptions, keepsApp }, use) => {
    const opened: BrowserContext[] = [];
    const open = async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL ? { baseURL } : {}) });
      opened.push(context);
      await adapt(context);
      if (!keepsApp) await keepNothing(context);
      await atHome(context);
      listen(context, complaints);
      return context.newPage();
    };
    // One after the other: of two windows that open at once, Firefox may fail to find one.
    let last: Promise<unknown> = Promise.resolve();
    await use(() => {
      const next = last.then(open);
      last = next;
      return next;
    });
    await Promise.all(opened.map((context) => context.close()));
    expect(complaints, 'complaints of the visitors’ pages').toEqual([]);
  },
});

/** A browser with settings of its own, which keeps nothing for offline play. */
export async function openBrowser(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await adapt(context, options.reducedMotion);
  await keepNothing(context);
  return context;
}

async function keepNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A blank page has none.
    if (!('serviceWorker' in navigator)) return;
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('Not in this test'));
  });
}

let households = 0;

/** Each visitor has an address of their own: the limits for one would stop a whole run of tests. */
async function atHome(context: BrowserContext): Promise<void> {
  const household = households++;
  await context.setExtraHTTPHeaders({
    'CF-Connecting-IP': `10.${process.pid % 256}.${household >> 8}.${household & 255}`,
  });
}

/** Firefox says so of every socket and typeface that is still on its way when its page is left or loaded anew. */
const LEFT_BEHIND =
  /^The connection to wss?:\S+ was interrupted while the page was loading\.$|^download failed \(font-family: .* status=2152398850 /;

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!LEFT_BEHIND.test(message)) complaints.push(`page error: ${message}`);
  });
  context.on('console', (message) => {
    // Chromium reports a refused script, style or connection here too, as an error.
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
}

/** Takes every page of the context off the network; the service worker keeps answering. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

/** Waits until the first visit has put the whole app into the cache and the page is served from it. */
export async function waitForOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
  });
}
