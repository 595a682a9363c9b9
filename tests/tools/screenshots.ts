// Takes the pictures of the manifest and the README: a round of Space Bowl on a phone and on a large screen.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.mjs';
import { root } from './run.mjs';
import { serveBuilt } from './serve.mjs';

const PICTURES = [
  { name: 'phone', width: 360, height: 740, scale: 2 },
  { name: 'desktop', width: 1440, height: 900, scale: 1 },
];

const server = await serveBuilt();
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
for (const { name, width, height, scale } of PICTURES) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('button', { name: 'Throw the marbles' }).click();
  await page.getByRole('button', { name: 'Go!', exact: true }).and(page.locator(':enabled')).click();
  await page.locator('[data-card="12"]').click();
  await page.locator('.galaxy-card.picked').waitFor();
  await page.screenshot({ path: join(root, `web/public/screenshots/${name}.png`) });
  await context.close();
}
await browser.close();
server.end();
