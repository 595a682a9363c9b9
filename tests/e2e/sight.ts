// What is in sight on screens of every size.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

export const SCREENS = [
  [320, 568],
  [360, 640],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1024, 600],
  [1440, 900],
] as const;
/** Of a pixel that is cut in two. */
export const SLACK = 1;

export async function inSight(page: Page, thing: Locator): Promise<boolean> {
  const [box, screen] = [await thing.boundingBox(), page.viewportSize()];
  if (!box || !screen) return false;
  const inside = box.x >= -SLACK && box.y >= -SLACK;
  return inside && box.x + box.width <= screen.width + SLACK && box.y + box.height <= screen.height + SLACK;
}

export type Screen = readonly [width: number, height: number];

/** Looks on one screen after the other, as if the same window had been of that size from the beginning. */
export async function onEach(
  page: Page,
  screens: readonly Screen[],
  look: (screen: Screen) => Promise<void>,
) {
  for (const [width, height] of screens) {
    await test.step(`on ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      await look([width, height]);
    });
  }
}

export async function expectInSight(page: Page, things: readonly Locator[]): Promise<void> {
  for (const thing of things) expect(await inSight(page, thing), String(thing)).toBe(true);
}
