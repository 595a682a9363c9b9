// The `test` of every WebKit test: a visitor who was never here before; whatever the page complains about fails it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, inject } from 'vitest';
import { root } from '../tools/run.mjs';
import { type Browser, openBrowser } from './browser.ts';
import { type Network, startNetwork } from './network.ts';

export { expect };

interface Fixtures {
  /** The visitor's network. */
  network: Network;
  browser: Browser;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the wanted fixtures from this pattern.
  network: async ({}, use) => {
    const network = await startNetwork(inject('server'));
    await use(network);
    network.end();
    expect(network.complaints, 'complaints of the page').toEqual([]);
  },
  browser: async ({ network, task }, use) => {
    const browser = await openBrowser(inject('display'), network.address);
    await use(browser);
    if (task.result?.state === 'fail') await keep(task.name, browser);
    await browser.end();
  },
});

/** What a failing test has seen last. */
async function keep(name: string, browser: Browser): Promise<void> {
  const folder = join(root, 'node_modules/.cache/webkit');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), await browser.screenshot());
}
