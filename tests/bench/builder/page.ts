// Building in Space Builder as fast as hands can, for measuring: by clicks, by drags and by keys.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { SIDE, SITES } from '#shared/games/space-builder/components.ts';
import { onTile } from '../../e2e/bowl.ts';

export const WAYS = ['clicks', 'drag', 'keys'] as const;
export type Way = (typeof WAYS)[number];

interface Point {
  x: number;
  y: number;
}

/** Until everything that a move sets off has come to rest. */
const REST = 300;
/** A press right after the button has come was meant for what lay there before. */
const MOMENT = 700;
const STEPS = 20;
const FRAME = 16;

const pieceOf = (page: Page, building: number) => page.locator(`[data-piece="building-${building}"]`);
const targetOf = (page: Page, site: number) => page.locator(`[data-place="site-${site}"] > .drag-target`);

/** From the start page to a plan that lies open; answers what one holds. */
export async function beginBuilding(page: Page): Promise<number[]> {
  await onTile(page, 'Play now', 'Space Builder').click();
  const ready = page.locator('.builder-ready');
  await ready.waitFor();
  await page.waitForTimeout(MOMENT);
  await ready.click();
  await page.locator('.builder-plan.open').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(REST);
  const names = await page
    .locator('.builder-hand .drag-piece')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.piece!));
  return names.map((name) => Number(name.split('-')[1]));
}

/** To a site that is free, from wherever it lies. */
export async function buildBy(page: Page, way: Way, building: number): Promise<void> {
  const site = await freeSite(page);
  if (way === 'clicks') {
    await pieceOf(page, building).click();
    await page.waitForTimeout(REST);
    await targetOf(page, site).click();
  } else if (way === 'keys') {
    await page.keyboard.press(`${building + 1}`);
    await page.waitForTimeout(REST);
    await walkTo(page, site);
    await page.keyboard.press('Enter');
  } else await dragTo(page, building, site);
  await page.waitForTimeout(REST);
}

/** From the site that has the focus, arrow by arrow. */
async function walkTo(page: Page, site: number): Promise<void> {
  const focused = await page.locator('[data-place^="site-"]:focus-within').getAttribute('data-place');
  const from = Number(focused!.split('-')[1]);
  const down = Math.floor(site / SIDE) - Math.floor(from / SIDE);
  const right = (site % SIDE) - (from % SIDE);
  const arrows = [
    ...Array<string>(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp'),
    ...Array<string>(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'),
  ];
  for (const arrow of arrows) {
    await page.keyboard.press(arrow);
    await page.waitForTimeout(REST);
  }
}

async function freeSite(page: Page): Promise<number> {
  for (let site = 0; site < SITES; site++) {
    if ((await page.locator(`[data-place="site-${site}"] > .drag-piece`).count()) === 0) return site;
  }
  throw new Error('No site is free.');
}

/**
 * A step for each frame. By the protocol itself: Playwright's mouse runs a script in the page with every step.
 * `moving` is called once it is lifted, `moved` before it is let go.
 */
export async function dragTo(
  page: Page,
  building: number,
  site: number,
  moving: () => Promise<void> = async () => {},
  moved: () => Promise<void> = async () => {},
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const [from, to] = [await middleOf(pieceOf(page, building)), await middleOf(targetOf(page, site))];
  await mouse(devtools, 'mousePressed', from);
  await mouse(devtools, 'mouseMoved', { x: from.x + STEPS, y: from.y });
  await page.waitForTimeout(REST);
  await moving();
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    await mouse(devtools, 'mouseMoved', {
      x: from.x + part * (to.x - from.x),
      y: from.y + part * (to.y - from.y),
    });
    await page.waitForTimeout(FRAME);
  }
  await moved();
  await mouse(devtools, 'mouseReleased', to);
  await devtools.detach();
}

async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

function mouse(
  devtools: CDPSession,
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  { x, y }: Point,
): Promise<unknown> {
  const buttons = type === 'mouseReleased' ? 0 : 1;
  return devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1 });
}
