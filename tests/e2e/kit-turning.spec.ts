// Turning what is arranged: by the wheel over a piece, and by two fingers that twist.
import type { Page } from '@playwright/test';
import { dragTo, ghost, lift, middle, moveOver, pieceIn, place, puts } from './kit/board.ts';
import { button, expect, said, test } from './kit/test.ts';
import { fingersOn, twist } from './touch.ts';

/** Longer than a touchpad rolls on by itself. */
const REST = 200;

test.beforeEach(async ({ page }) => {
  // A wheel is heard by its time, which only goes on where a test says so.
  await page.clock.install({ time: 0 });
  await page.goto('/arranging');
  await page.clock.pauseAt(10_000);
  await expect(button(page, 'Dome')).toBeVisible();
});

const named = (page: Page, name: string) => page.locator('[data-piece="dome"]').and(button(page, name));

test.describe('by wheel', () => {
  async function roll(page: Page, pixels: number): Promise<void> {
    await page.clock.fastForward(REST);
    await page.mouse.wheel(0, pixels);
  }

  test('a piece turns under the pointer, in hand and where it lies, on and back, and stays there', async ({
    page,
  }) => {
    await button(page, 'Dome').hover();
    await roll(page, 100);
    await expect(named(page, 'Dome, turned 90°')).toBeVisible();
    await expect(said(page)).toHaveText('Dome, turned 90°');
    await dragTo(page, pieceIn(page, 'hand', 'dome'), place(page, 'site-1'));
    await roll(page, -100);
    await expect(pieceIn(page, 'site-1', 'dome')).toHaveAccessibleName('Dome');
    await roll(page, -100);
    await expect(pieceIn(page, 'site-1', 'dome')).toHaveAccessibleName('Dome, turned 270°');
    await expect(puts(page)).toHaveText('1');
  });

  test('what is carried turns, and not what it is over', async ({ page }) => {
    await dragTo(page, button(page, 'Dish'), place(page, 'site-1'));
    await lift(page, button(page, 'Dome'));
    await moveOver(page, place(page, 'site-1'));
    await roll(page, 100);
    await expect(ghost(page).locator('.kit-module')).toHaveAttribute('data-turns', '1');
    await page.mouse.up();
    await expect(pieceIn(page, 'site-1', 'dome')).toHaveAccessibleName('Dome, turned 90°');
    await expect(pieceIn(page, 'hand', 'dish')).toHaveAccessibleName('Dish');
  });

  test('small notches count together, and what rolls on by itself turns no second time', async ({ page }) => {
    await button(page, 'Dome').hover();
    await roll(page, 30);
    await roll(page, 30);
    await expect(named(page, 'Dome, turned 90°')).toBeVisible();
    for (let time = 0; time < 3; time++) await page.mouse.wheel(0, 100);
    await roll(page, 100);
    await expect(named(page, 'Dome, turned 180°')).toBeVisible();
  });

  test('over a piece the page stays where it is, beside it it scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await button(page, 'Dome').scrollIntoViewIfNeeded();
    await button(page, 'Dome').hover();
    const before = await page.evaluate(() => scrollY);
    await roll(page, -100);
    await expect(named(page, 'Dome, turned 270°')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.mouse.move(180, 40);
    await roll(page, -100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
    await expect(named(page, 'Dome, turned 270°')).toBeVisible();
  });
});

test.describe('by two fingers', () => {
  test.use({ hasTouch: true });

  test('what one finger carries turns with the twist of a second, a quarter at a time, on and back', async ({
    page,
  }) => {
    const fingers = await fingersOn(page);
    const over = await middle(place(page, 'site-5'));
    await fingers.touch({ ...(await middle(button(page, 'Dome'))), id: 1 });
    await fingers.touch({ ...over, id: 1 });
    const turns = ghost(page).locator('.kit-module');
    await twist(fingers, over, 30);
    await expect(turns).toHaveAttribute('data-turns', '0');
    await twist(fingers, over, 75);
    await expect(turns).toHaveAttribute('data-turns', '1');
    await twist(fingers, over, 150);
    await expect(turns).toHaveAttribute('data-turns', '3');
    await twist(fingers, over, -75);
    await expect(turns).toHaveAttribute('data-turns', '2');
    await fingers.touch();
    await expect(pieceIn(page, 'site-5', 'dome')).toHaveAccessibleName('Dome, turned 180°');
    await expect(puts(page)).toHaveText('1');
  });

  test('a twist is one quarter wherever it stops on its way: it does not turn back by itself', async ({
    page,
  }) => {
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const piece = document.querySelector('[data-piece="dome"]')!;
      new MutationObserver(() => seen.push(piece.getAttribute('aria-label')!)).observe(piece, {
        attributeFilter: ['aria-label'],
      });
    });
    await button(page, 'Dome').tap();
    await expect(pieceIn(page, 'hand', 'dome')).toHaveAttribute('aria-pressed', 'true');
    // Chosen by a tap, it is turned by two fingers anywhere.
    await twist(await fingersOn(page), await middle(place(page, 'site-5')), 85);
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(seen).toEqual(['Dome, turned 90°']);
    await expect(puts(page)).toHaveText('0');
  });

  test('a piece that lies on its place turns there once it is lifted, and two fingers alone turn nothing', async ({
    page,
  }) => {
    await button(page, 'Dome').tap();
    await place(page, 'site-5').tap();
    const fingers = await fingersOn(page);
    const from = await middle(pieceIn(page, 'site-5', 'dome'));
    await fingers.touch({ ...from, id: 1 });
    await fingers.touch({ x: from.x + 12, y: from.y, id: 1 });
    await twist(fingers, { x: from.x + 12, y: from.y }, -80);
    await fingers.touch();
    await expect(pieceIn(page, 'site-5', 'dome')).toHaveAccessibleName('Dome, turned 270°');
    await expect(ghost(page)).toHaveCount(0);
    await twist(fingers, await middle(place(page, 'site-1')), 80);
    await fingers.touch();
    await expect(pieceIn(page, 'site-5', 'dome')).toHaveAccessibleName('Dome, turned 270°');
    await expect(puts(page)).toHaveText('1');
  });
});
