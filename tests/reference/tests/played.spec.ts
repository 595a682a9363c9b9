// Nim in the browser: a whole match at home, the same without a network, and one in a room of two.
import type { Page } from '@playwright/test';
import { button, onTile } from '../../e2e/bowl.ts';
import { expect, goOffline, test, waitForOfflineReady } from '../../e2e/fixtures.ts';
import { openRoom, sitDown } from '../../e2e/rooms.ts';

const stones = (page: Page) => page.locator('.nim-stone');
const take = (page: Page) => button(page, 'Take 1').and(page.locator(':enabled'));
const again = (page: Page) => button(page, 'Play again');
const winner = (page: Page) => page.locator('main').getByText(/^\S+( \d)? wins?!$/);

/** Takes as much as is allowed, until nothing is left. */
async function playToTheEnd(page: Page, press: (many: number) => Promise<void>): Promise<void> {
  for (;;) {
    await expect(take(page).or(again(page))).toBeVisible();
    if (await again(page).isVisible()) return;
    const left = await stones(page).count();
    const many = Math.min(3, left);
    await press(many);
    await expect.poll(() => stones(page).count()).toBeLessThan(left);
  }
}

test('Nim against bots to its end by clicks, and by keyboard without a network', { tag: '@offline' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitForOfflineReady(page);
  await onTile(page, 'Play now', 'Nim').click();
  await playToTheEnd(page, (many) => button(page, `Take ${many}`).click());
  await expect(winner(page)).toBeVisible();
  await goOffline(context);
  await page.goto('/');
  await onTile(page, 'Play now', 'Nim').click();
  await expect(take(page)).toBeVisible();
  await page.keyboard.press('1');
  await expect(stones(page)).not.toHaveCount(15);
  await page.reload();
  await expect(stones(page)).not.toHaveCount(15);
  await playToTheEnd(page, (many) => page.keyboard.press(`${many}`));
  await expect(winner(page)).toBeVisible();
  await button(page, 'Look back').click();
  await expect(stones(page)).toHaveCount(15);
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect(winner(page)).toBeVisible();
});

test('Nim in a room: two people play to the end and see the same', async ({ newVisitor }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await sitDown(ben, await openRoom(ana, 'Ana', 'Nim'), 'Ben');
  await button(ana, 'Start').click();
  await expect(stones(ben)).toHaveCount(15);
  for (let left = 15; left > 0; left -= 3) {
    await expect.poll(async () => (await take(ana).isVisible()) || (await take(ben).isVisible())).toBe(true);
    const acting = (await take(ana).isVisible()) ? ana : ben;
    await button(acting, 'Take 3').click();
    for (const page of [ana, ben]) await expect(stones(page)).toHaveCount(left - 3);
  }
  const said = await winner(ana).innerText();
  await expect(winner(ben)).toHaveText(said);
});
