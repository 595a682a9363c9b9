// The slowest interaction of a whole match and of a daily on a processor slowed four times, by the browser's own event timing.
import type { Page } from '@playwright/test';
import { inBrowser } from './browser.ts';
import type { Measurement } from './run.ts';

const SLOWED = 4;
const LIMIT = 100;

interface Timing {
  name: string;
  on: string;
  duration: number;
}

const longest = (page: Page) => page.evaluate(() => (window as unknown as { timings: Timing[] }).timings);

async function playMatch(page: Page): Promise<void> {
  const go = page.getByRole('button', { name: 'Go!', exact: true });
  await page.getByRole('button', { name: 'Play now' }).first().click();
  for (let round = 0; round < 10; round++) {
    await page.locator('[data-first]').click({ timeout: 60_000 });
    await go.and(page.locator(':enabled')).click({ timeout: 60_000 });
    await page.locator('[data-card="6"]').click();
    await page.locator(`[data-card="${round + 7}"]`).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('[data-first]').waitFor({ timeout: 60_000 });
    await page.locator('.result-line').first().click();
    if (await page.locator('section.over').isVisible()) return;
  }
}

async function solveDaily(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  for (let index = 0; index < 6; index++) {
    await page.locator('.answering .danger:enabled').waitFor({ timeout: 60_000 });
    await page.locator('[data-card="6"]').click();
    await page.locator(`[data-card="${index + 7}"]`).click();
    await page.locator('[data-confirm]').click();
    await page.locator('.search [data-first]').waitFor();
    await page.locator('[data-card="1"]').click();
    await page.locator('.search [data-first]').click();
  }
  await page.locator('#result-score').waitFor();
}

export default function interaction(): Promise<Measurement> {
  return inBrowser(async ({ address, context, page }) => {
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(() => {
      const timings: Timing[] = [];
      Object.assign(window, { timings });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
          if (!entry.interactionId) continue;
          const target =
            entry.target instanceof Element ? (entry.target.closest('button') ?? entry.target) : null;
          const on = target?.getAttribute('aria-label') ?? target?.textContent ?? '';
          timings.push({ name: entry.name, on: on.slice(0, 30), duration: entry.duration });
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(address);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await playMatch(page);
    const match = await longest(page);
    await page.goto(`${address}/daily`);
    await solveDaily(page);
    const timings = [...match, ...(await longest(page))].sort((one, other) => other.duration - one.duration);
    const slowest = timings[0]?.duration ?? 0;
    return {
      title: `Interactions of a whole match and a daily, processor slowed ${SLOWED} ×`,
      rows: timings.slice(0, 12).map(({ name, on, duration }, place) => ({
        place: place + 1,
        event: name,
        on,
        ms: duration,
        limit: LIMIT,
      })),
      over: slowest > LIMIT ? [`the slowest interaction takes ${slowest} ms, at most ${LIMIT}`] : [],
    };
  });
}
