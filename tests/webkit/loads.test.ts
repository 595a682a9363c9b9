// The start page in WebKit, visited many times in a row: `npm run webkit-loads` does it longer, on busy processors.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { inject } from 'vitest';
import { type Browser, openBrowser } from './browser.ts';
import type { Network } from './network.ts';
import { throwButton } from './tables.ts';
import { expect, test } from './visitor.ts';
import { openHome, playNow, waitForOfflineReady } from './visits.ts';

const asked = process.env.WEBKIT_LOADS;
const LOADS = Number(asked ?? 4);
/** A first visit needs a browser of its own. */
const FIRST_LOADS = Number(asked ?? 2);
const limit = { timeout: 60_000 + LOADS * 25_000 };

/** Whatever is decided by what comes first is decided otherwise. */
async function whileBusy(work: () => Promise<void>): Promise<void> {
  const cores = asked ? availableParallelism() : 0;
  const spinning = Array.from({ length: cores }, () => new Worker('for (;;);', { eval: true }));
  await work();
  await Promise.all(spinning.map((worker) => worker.terminate()));
}

/** What went wrong on a visit: nothing to press in ten seconds, or a complaint. */
async function visit(browser: Browser, network: Network): Promise<string[]> {
  const faults: string[] = [];
  try {
    await openHome(browser);
    await browser.press(playNow());
    await browser.see(throwButton);
  } catch (error) {
    faults.push(String(error));
  }
  return [...faults, ...network.complaints.splice(0)];
}

/** Files arrive in another order on each visit. */
function shuffle(network: Network, load: number): void {
  network.delay = (path) =>
    ([...path].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), load) >>> 0) % 40;
}

test(`${FIRST_LOADS} first visits, each with an empty cache`, limit, async ({ network }) => {
  const faults: string[][] = [];
  await whileBusy(async () => {
    for (let load = 0; load < FIRST_LOADS; load++) {
      shuffle(network, load);
      const browser = await openBrowser(inject('display'), network.address);
      faults.push(await visit(browser, network));
      await browser.end();
    }
  });
  expectNone(faults);
});

test(`${LOADS} visits in a row with everything kept`, limit, async ({ network, browser }) => {
  await browser.goto('/');
  await waitForOfflineReady(browser);
  network.complaints.splice(0);
  const faults: string[][] = [];
  await whileBusy(async () => {
    for (let load = 0; load < LOADS; load++) faults.push(await visit(browser, network));
  });
  expectNone(faults);
});

function expectNone(faults: readonly string[][]): void {
  const failed = faults.flatMap((said, load) =>
    said.length > 0 ? [`visit ${load + 1}: ${said.join('; ')}`] : [],
  );
  expect(failed, `${failed.length} of ${faults.length} visits failed`).toEqual([]);
}
