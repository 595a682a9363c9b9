// The board on which things are arranged, as the browser tests know it.
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const place = (page: Page, name: string) => page.locator(`[data-place="${name}"]`);
export const pieceIn = (page: Page, name: string, piece: string) =>
  place(page, name).locator(`[data-piece="${piece}"]`);
export const target = (page: Page, name: string) => place(page, name).locator('.drag-target');
export const ghost = (page: Page) => page.locator('.drag-ghost');
export const puts = (page: Page) => page.locator('[data-puts]');

export async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

export async function lift(page: Page, piece: Locator): Promise<void> {
  const { x, y } = await middle(piece);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y - 8);
}

export async function moveOver(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await middle(thing);
  await page.mouse.move(x, y, { steps: 4 });
}

export async function dragTo(page: Page, piece: Locator, to: Locator): Promise<void> {
  await lift(page, piece);
  await moveOver(page, to);
  await page.mouse.up();
}

/** Nothing is carried, and nothing was put anywhere. */
export async function expectUntouched(page: Page): Promise<void> {
  await expect(pieceIn(page, 'hand', 'dome')).toHaveAttribute('aria-pressed', 'false');
  await expect(ghost(page)).toHaveCount(0);
  await expect(page.locator('.carrying')).toHaveCount(0);
  await expect(puts(page)).toHaveText('0');
}
