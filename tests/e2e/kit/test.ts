// The `test` of what tables are made of, which have a page of their own.
import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { outOfReach } from '../reach.ts';
import { serveKit } from './served.ts';

export { expect };

export const test = base.extend<object, { kit: string }>({
  kit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern.
    async ({}, use) => {
      const { address, end } = await serveKit();
      await use(address);
      end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ kit }, use) => use(kit),
});

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What a screen reader hears. */
export const said = (page: Page) => page.getByRole('status').filter({ hasText: /./ });

/** 1440 × 900 at 200 % and at 400 %, and small phones both ways. */
const SCREENS = [
  [720, 450],
  [360, 225],
  [360, 740],
  [320, 568],
  [568, 320],
] as const;

export async function expectReachable(page: Page, when: string): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    expect.soft(await outOfReach(page), `${when} on ${width} × ${height}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `width of the page ${when} on ${width} × ${height}`).toBeLessThanOrEqual(width);
  }
}
