// Gravity Superstar at home: a whole match by clicks, turns by keyboard, and back after closing the page.
import type { Page } from '@playwright/test';
import { CARDS } from '../../shared/gravity-superstar/components.ts';
import { button, onTile } from './bowl.ts';
import { expect, test } from './fixtures.ts';

const NAME = 'Gravity Superstar';
const ready = (page: Page) =>
  page.locator('.gravity-card:enabled, .gravity-dock .row button').filter({ hasNotText: 'Undo' }).first();
const over = (page: Page) => button(page, 'Play again');

/** One choice of whoever is to act: what to steal, where the most stars are, or another way each time. */
async function choose(page: Page, choices: number): Promise<void> {
  const loot = page.getByRole('button', { name: /^Take: / }).first();
  if (await loot.isVisible()) return loot.click();
  const moves: { card: number; move: number; stars: number }[] = [];
  for (const card of CARDS.keys()) {
    if (!(await page.locator('.gravity-card').nth(card).isEnabled())) continue;
    await page.keyboard.press(`${card + 1}`);
    const texts = await page.locator('.gravity-move').allInnerTexts();
    moves.push(...texts.map((text, move) => ({ card, move, stars: text.split('star').length - 1 })));
  }
  if (moves.length === 0) return button(page, 'Take all cards back').click();
  const most = moves.reduce((best, one) => (one.stars > best.stars ? one : best));
  const { card, move } = most.stars > 0 ? most : moves[(choices * 7) % moves.length]!;
  await page.keyboard.press(`${card + 1}`);
  await page.locator('.gravity-move').nth(move).click();
}

const seats = (page: Page) => page.locator('.gravity-seat');

/** Two people round one screen, without bots. */
async function beginForTwo(page: Page): Promise<void> {
  await page.goto('/play/gravity-superstar');
  for (let bots = 0; bots < 2; bots++)
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
  await button(page, 'Add a person').click();
  await button(page, 'Start').click();
}

test('two people at one screen play a whole match by clicks', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginForTwo(page);
  // Every action changes something there: cards, stars, tokens, or whose turn it is.
  const table = () => page.locator('.gravity-seats').innerHTML();
  for (let choices = 0; ; choices++) {
    await expect(ready(page)).toBeVisible();
    if (await over(page).isVisible()) break;
    const before = await table();
    await choose(page, choices);
    await expect.poll(table, { intervals: [40] }).not.toBe(before);
  }
  await expect(page.getByRole('heading', { name: /win/ })).toBeVisible();
  await over(page).click();
  await expect(page.getByText('Round 1', { exact: true })).toBeVisible();
});

test('by keyboard: a card, a direction, Enter; the match is there after closing', async ({ page }) => {
  await page.goto('/');
  await onTile(page, 'Play now', NAME).click();
  await expect(ready(page)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('5');
  await expect(page.locator('.gravity-card[aria-pressed=true]')).toHaveText('Wild');
  const first = await page.locator('.gravity-move.looked').innerText();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.gravity-move.looked')).not.toHaveText(first);
  await page.keyboard.press('Enter');
  await expect(seats(page).first().locator('.gravity-played')).toHaveCount(1);
  await page.reload();
  await button(page, 'Continue').click();
  await expect(seats(page).first()).toContainText('You');
  await expect(ready(page)).toBeVisible({ timeout: 30_000 });
  await expect(seats(page).first().locator('.gravity-played')).toHaveCount(1);
});

test('one’s own action can be taken back as long as nobody else has acted', async ({ page }) => {
  await beginForTwo(page);
  await expect(ready(page)).toBeVisible();
  const before = await seats(page).allInnerTexts();
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(button(page, 'Undo')).toHaveCount(0);
  expect(await seats(page).allInnerTexts()).toEqual(before);
});
