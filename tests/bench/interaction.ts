// The slowest interaction of matches and of a daily on a processor slowed four times, by the browser's own event timing.
import { expect, type Page } from '@playwright/test';
import { onTile } from '../e2e/bowl.ts';
import { acting, play } from '../games/space-lab/page.ts';
import { inBrowser } from './browser.ts';
import { beginBuilding, buildBy, WAYS } from './builder/page.ts';
import type { Measurement } from './run.ts';

const SLOWED = 4;
const LIMIT = 100;
/** Whoever builds against the clock feels less than this. */
const BUILDING = 50;
const TURNS = 12;
const WAIT = { timeout: 60_000 };

interface Timing {
  name: string;
  on: string;
  duration: number;
}

/** What happens next, for what is gone from the page once it has been pressed. */
const does = (page: Page, doing: string) =>
  page.evaluate((words) => void Object.assign(window, { doing: words }), doing);

const longest = (page: Page) => page.evaluate(() => (window as unknown as { timings: Timing[] }).timings);

async function playBowl(page: Page): Promise<void> {
  const go = page.getByRole('button', { name: 'Go!', exact: true });
  await onTile(page, 'Play now').click();
  for (let round = 0; round < 10; round++) {
    await page.locator('[data-first]').click(WAIT);
    await go.and(page.locator(':enabled')).click(WAIT);
    await page.locator('[data-card="6"]').click();
    await page.locator(`[data-card="${round + 7}"]`).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('[data-first]').waitFor(WAIT);
    await page.locator('.result-line').first().click();
    if (await page.locator('section.end').isVisible()) return;
  }
}

/** So many choices by clicks, of cards and moves: every card that can be chosen is looked at, the last one is played. */
async function playGravity(page: Page): Promise<void> {
  await onTile(page, 'Play now', 'Gravity Superstar').click();
  const loot = page.getByRole('button', { name: /^Take: / }).first();
  const cards = page.locator('.gravity-card:enabled');
  const moves = page.locator('.gravity-move');
  const refill = page.getByRole('button', { name: 'Take cards back' });
  const again = page.getByRole('button', { name: 'Play again' });
  const table = page.locator('.gravity-seats');
  for (let turn = 0; turn < TURNS; turn++) {
    await cards.or(loot).or(again).first().waitFor(WAIT);
    if (await again.isVisible()) return;
    const before = await table.innerHTML();
    if (await loot.isVisible()) await loot.click();
    else {
      for (let at = 0; at < (await cards.count()); at++) await cards.nth(at).click();
      const many = await moves.count();
      if (many > 0) await moves.nth(turn % many).click();
      else await refill.click();
    }
    // Every action changes something there: cards, stars, tokens, or whose turn it is.
    await expect.poll(() => table.innerHTML(), WAIT).not.toBe(before);
  }
}

/** So many actions of Space Lab by clicks: cards taken, placed and paid, and projects chosen. */
async function playLab(page: Page): Promise<void> {
  await onTile(page, 'Play now', 'Space Lab').click();
  await page.getByRole('button', { name: 'Ready' }).click();
  for (let turn = 0; turn < TURNS; turn++) {
    await acting(page).waitFor(WAIT);
    if (await page.getByRole('button', { name: 'Play again' }).isVisible()) return;
    await play(page, turn);
  }
}

async function solveDaily(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  for (let index = 0; index < 6; index++) {
    await page.locator('.answering .danger:enabled').waitFor(WAIT);
    await page.locator('[data-card="6"]').click();
    await page.locator(`[data-card="${index + 7}"]`).click();
    await page.locator('[data-confirm]').click();
    await page.locator('.search [data-first]').waitFor();
    await page.locator('[data-card="1"]').click();
    await page.locator('.search [data-first]').click();
  }
  await page.locator('#result-score').waitFor();
}

/** Every building put down by clicks, by a drag and by keys, and moved to the next site in the same way. */
async function playBuilder(page: Page, buildings: readonly number[]): Promise<void> {
  for (const way of WAYS) {
    for (const building of buildings) {
      await does(page, `building ${building + 1} by ${way}`);
      await buildBy(page, way, building);
    }
  }
}

/**
 * A dot that is seen to move in every frame. A key let go changes nothing, so no frame is due, and the browser charges
 * it with the time until the next key's frame, however long nobody pressed one.
 */
function framesWithoutEnd(): void {
  addEventListener('DOMContentLoaded', () => {
    const dot = document.body.appendChild(document.createElement('i'));
    dot.style.cssText =
      'position:fixed;inset:0 auto auto 0;width:2px;height:2px;background:red;will-change:transform';
    let at = 0;
    const move = () => {
      at = 1 - at;
      dot.style.transform = `translateX(${at}px)`;
      requestAnimationFrame(move);
    };
    move();
  });
}

export default function interaction(): Promise<Measurement> {
  return inBrowser(async ({ address, context, page }) => {
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(framesWithoutEnd);
    await page.addInitScript(() => {
      const timings: Timing[] = [];
      Object.assign(window, { timings });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
          if (!entry.interactionId) continue;
          const target =
            entry.target instanceof Element ? (entry.target.closest('button') ?? entry.target) : null;
          const { doing = '' } = window as { doing?: string };
          const on = target?.getAttribute('aria-label') ?? target?.textContent ?? doing;
          timings.push({ name: entry.name, on: on.slice(0, 30), duration: entry.duration });
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(address);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await playBowl(page);
    const bowl = await longest(page);
    await page.goto(address);
    await playGravity(page);
    const gravity = await longest(page);
    await page.goto(address);
    await playLab(page);
    const lab = await longest(page);
    await page.goto(address);
    const buildings = await beginBuilding(page);
    const begun = await longest(page);
    await playBuilder(page, buildings);
    const built = (await longest(page)).slice(begun.length);
    await page.goto(`${address}/daily`);
    await solveDaily(page);
    const all = {
      'Space Bowl': bowl,
      'Gravity Superstar': gravity,
      'Space Lab': lab,
      'Space Builder, until one builds': begun,
      'Space Builder': built,
      daily: await longest(page),
    };
    const timings = Object.entries(all)
      .flatMap(([where, timed]) => {
        const limit = where === 'Space Builder' ? BUILDING : LIMIT;
        return timed.map((timing) => ({ where, limit, ...timing }));
      })
      .sort((one, other) => other.duration / other.limit - one.duration / one.limit);
    const [slowest] = timings;
    return {
      title: `Interactions of a match of Space Bowl, turns of Gravity Superstar and of Space Lab, building in Space Builder, and a daily, processor slowed ${SLOWED} ×`,
      rows: timings.slice(0, 12).map(({ where, limit, name, on, duration }, place) => ({
        place: place + 1,
        where,
        event: name,
        on,
        ms: duration,
        limit,
      })),
      over:
        slowest && slowest.duration > slowest.limit
          ? [
              `${slowest.name} on “${slowest.on}” in ${slowest.where} takes ${slowest.duration} ms, at most ${slowest.limit}`,
            ]
          : [],
    };
  });
}
