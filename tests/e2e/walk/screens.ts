// The screens of the walk: phones, a tablet and desks, upright and sideways, and a desk at twice the size.
import { expect, type Page } from '@playwright/test';
import type { Screen } from '../sight.ts';
import { faultsOf } from './faults.ts';

const ALL: readonly Screen[] = [
  [320, 568],
  [568, 320],
  [360, 640],
  [640, 360],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 800],
  // The same at 200 %.
  [640, 400],
  [1920, 1080],
];
/** In every run the narrowest, the lowest and one with room; E2E_LONG=1 looks at all of them. */
const SCREENS = process.env.E2E_LONG === '1' ? ALL : ([ALL[0]!, ALL[3]!, ALL[8]!] as const);

/** Around the camera of a phone that has its screen right to its edges. */
const NOTCH = { upright: { top: 47, bottom: 34 }, sideways: { left: 47, right: 47, bottom: 21 } };
const hasNotch = ([width, height]: Screen) => Math.min(width, height) === 390;

/** Every screen is looked at, also after one on which something is wrong. */
export async function expectFaultless(page: Page, what: string): Promise<void> {
  const driver = await page.context().newCDPSession(page);
  for (const screen of SCREENS) {
    const [width, height] = screen;
    const insets = hasNotch(screen) ? NOTCH[width < height ? 'upright' : 'sideways'] : {};
    await driver.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    // What follows the size by a script has done so when the next frame is drawn.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect.soft(await faultsOf(page), `${what} on ${width} × ${height}`).toEqual([]);
  }
  await driver.detach();
}
