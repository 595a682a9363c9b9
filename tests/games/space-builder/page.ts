// Playing Space Builder in a browser test: what the plan asks for, built by clicks, by a finger or by keys.
import { expect, type Locator, type Page } from '@playwright/test';
import { type Board, buildingOf, faceOf, SIDE, turnOf } from '#shared/games/space-builder/components.ts';
import { drawn } from '#shared/games/space-builder/plans.ts';
import { button, playAgain, runUntil } from '../../e2e/bowl.ts';
import { middle } from '../../e2e/kit/board.ts';
import { type Fingers, fingersOn, twist } from '../../e2e/touch.ts';

export const BUILDER = 'Space Builder';
const MIDDLE = 4;

export const ready = (page: Page) => page.locator('.builder-ready');
export const plan = (page: Page) => page.locator('.builder-plan.open');
export const done = (page: Page) => page.locator('.builder-done');
export const check = (page: Page) => page.locator('.builder-check');
export const choice = (page: Page) => page.locator('.builder-choice');
export const again = playAgain;
const inHand = (page: Page) => page.locator('.builder-hand .drag-piece');
export const piece = (page: Page, building: number) => page.locator(`[data-piece="building-${building}"]`);
export const place = (page: Page, site: number) => page.locator(`[data-place="site-${site}"]`);
export const onBoard = (page: Page) => page.locator('.builder-board .drag-piece');

/** The plans of a match at home, which its seed has made. */
export async function plansAtHome(page: Page): Promise<Board[]> {
  const header = await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1)!;
    const opened = indexedDB.open('starboard');
    const db = await new Promise<IDBDatabase>((done) => {
      opened.onsuccess = () => done(opened.result);
    });
    const asked = db.transaction('matches').objectStore('matches').get(id);
    const save = await new Promise<{ header: { seed: string; options: object } }>((done) => {
      asked.onsuccess = () => done(asked.result);
    });
    db.close();
    return { seed: save.header.seed };
  });
  return drawn({ lie: 'straight', limit: 180, rest: 'timed', count: 4 }, header.seed).plans;
}

/** What somebody holds, as their hand shows it. */
async function held(page: Page): Promise<number[]> {
  const names = await inHand(page).evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.piece!),
  );
  return names.map((name) => Number(name.split('-')[1]));
}

/** Turned and flipped as it is to lie, while it is carried. */
async function turnAndFlip(page: Page, wanted: number, how: 'clicks' | 'keys'): Promise<void> {
  const turn = () => (how === 'keys' ? page.keyboard.press('r') : button(page, 'Turn').click());
  const flip = () => (how === 'keys' ? page.keyboard.press('f') : button(page, 'Flip').click());
  for (let quarter = 0; quarter < turnOf(wanted); quarter++) await turn();
  if (faceOf(wanted) === 1) await flip();
}

/** A finger carries in Chromium only. */
type How = 'clicks' | 'finger' | 'keys';

/** One building from hand to where it belongs. */
export async function build(page: Page, wanted: Board, building: number, how: How): Promise<void> {
  const site = wanted.findIndex((one) => one !== null && buildingOf(one) === building);
  const lying = wanted[site]!;
  if (how === 'finger') {
    await carry(await fingersOn(page), piece(page, building), place(page, site));
    await turnAndFlip(page, lying, 'clicks');
  } else if (how === 'clicks') {
    await piece(page, building).click();
    await turnAndFlip(page, lying, 'clicks');
    await place(page, site).locator('.drag-target').click();
  } else {
    await page.keyboard.press(`${building + 1}`);
    await turnAndFlip(page, lying, 'keys');
    await walk(page, site);
    await page.keyboard.press('Enter');
  }
  await expect(place(page, site).locator('.drag-piece')).toBeVisible();
}

/** By one finger, which may turn it for so many quarters on its way. */
export async function carry(fingers: Fingers, piece: Locator, to: Locator, quarters = 0): Promise<void> {
  const [from, over] = [await middle(piece), await middle(to)];
  await fingers.touch({ ...from, id: 1 });
  await fingers.touch({ x: from.x, y: from.y - 20, id: 1 });
  await fingers.touch({ ...over, id: 1 });
  if (quarters > 0) await twist(fingers, over, TWISTS[quarters]!);
  await fingers.touch();
}

/** As far as two fingers go for so many quarters. */
const TWISTS = [0, 80, 150, -80];

/** By arrows, from the site that has the focus. */
async function walk(page: Page, site: number): Promise<void> {
  const focused = await page.evaluate(
    () => document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset.place ?? '',
  );
  const from = focused.startsWith('site-') ? Number(focused.split('-')[1]) : MIDDLE;
  const [down, right] = [Math.floor(site / SIDE) - Math.floor(from / SIDE), (site % SIDE) - (from % SIDE)];
  for (let step = 0; step < Math.abs(down); step++)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(right); step++)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
}

/** Everything one holds, as the plan shows it. */
export async function buildAll(page: Page, wanted: Board, how: How): Promise<void> {
  for (const building of await held(page)) await build(page, wanted, building, how);
}

/** What is pressed in the first moment was meant for what lay there before. */
const MOMENT = 500;

/** Until the plan is seen. */
export async function begin(page: Page, how: How = 'clicks'): Promise<void> {
  await page.clock.fastForward(MOMENT);
  if (how === 'keys') await ready(page).press('Enter');
  else await ready(page).click();
  await runUntil(page, plan(page));
}

/** A round at home from the button to the check, without waiting for bots. */
export async function playRound(page: Page, wanted: Board, how: How): Promise<void> {
  await begin(page, how);
  await buildAll(page, wanted, how);
  const skip = button(page, 'Skip to the check');
  if (how === 'keys') {
    await page.keyboard.press('t');
    await skip.press('Enter');
  } else {
    await done(page).click();
    await skip.click();
  }
  await runUntil(page, check(page).or(again(page)));
}
