// Space Builder in the browser: a whole match by clicks and drags, a round by keyboard, and a reload in the middle.
import type { Page } from '@playwright/test';
import { driveClock, onTile, runUntil } from '../../e2e/bowl.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import {
  again,
  BUILDER,
  begin,
  build,
  check,
  choice,
  onBoard,
  plansAtHome,
  playRound,
  ready,
} from './page.ts';

test.beforeEach(async ({ context }) => {
  await driveClock(context);
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true });

  test('a whole match against bots by taps and drags of a finger: five rounds without a fault win it', {
    tag: '@long',
  }, async ({ page }) => {
    test.slow();
    await page.goto('/');
    await onTile(page, 'Play now', BUILDER).click();
    await expect(ready(page)).toBeVisible();
    const plans = await plansAtHome(page);
    for (let round = 0; round < 5; round++) {
      await playRound(page, plans[round]!, round % 2 === 0 ? 'clicks' : 'finger');
      // The last building comes by itself.
      if (round < 3) {
        await runUntil(page, choice(page));
        await choice(page).last().click();
        await runUntil(page, ready(page));
      } else if (round === 3) await runUntil(page, ready(page));
    }
    await runUntil(page, again(page));
    await expect(page.getByRole('heading', { name: 'You win!' })).toBeVisible();
    await expect(page.locator('.end-place')).toHaveCount(3);
    await lookBack(page);
  });
});

/** On a phone, where one sees a board at a time: with each round one's own comes first again. */
async function lookBack(page: Page): Promise<void> {
  const tab = page.locator('.builder-tab');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(page.url().replace('/match/', '/replay/'));
  for (const round of [1, 2, 3]) {
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect(page.locator('.table-round')).toContainText(`Round ${round}`);
    await expect(tab.first()).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('[data-panel]').first()).toBeInViewport({ ratio: 0.8 });
    await tab.nth(1).click();
    await expect(page.locator('[data-panel]').nth(1)).toBeInViewport({ ratio: 0.8 });
  }
}

test('a round by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await onTile(page, 'Play now', BUILDER).press('Enter');
  await expect(ready(page)).toBeFocused();
  const [first] = await plansAtHome(page);
  await playRound(page, first!, 'keys');
  await expect(check(page)).toBeVisible();
  await runUntil(page, choice(page));
  await expect(choice(page)).toHaveCount(4);
});

test('two buildings on the board are turned one after the other where they stand', async ({ page }) => {
  await page.goto('/');
  await onTile(page, 'Play now', BUILDER).click();
  await expect(ready(page)).toBeVisible();
  const [first] = await plansAtHome(page);
  await begin(page);
  for (const building of [0, 1]) await build(page, first!, building, 'clicks');
  const siteOf = (building: number) =>
    page.locator('.builder-board .drag-place', { has: page.locator(`[data-piece="building-${building}"]`) });
  const places = async () => [
    await siteOf(0).getAttribute('data-place'),
    await siteOf(1).getAttribute('data-place'),
  ];
  const before = await places();
  const names = () => onBoard(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const lay = await names();
  for (const building of [0, 1]) {
    await page.locator(`[data-piece="building-${building}"]`).click();
    await page.getByRole('button', { name: 'Turn', exact: true }).click();
    await page.getByRole('button', { name: 'Turn', exact: true }).click();
  }
  expect(await places()).toEqual(before);
  const turned = await names();
  expect(turned[0]).not.toBe(lay[0]);
  expect(turned[1]).not.toBe(lay[1]);
});

test('a reload in the middle of building finds the board as it lay', async ({ page }) => {
  await page.goto('/');
  await onTile(page, 'Play now', BUILDER).click();
  await expect(ready(page)).toBeVisible();
  const [first] = await plansAtHome(page);
  await begin(page);
  for (const building of [2, 0]) await build(page, first!, building, 'clicks');
  const before = await onBoard(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await page.reload();
  await expect(onBoard(page)).toHaveCount(2);
  expect(await onBoard(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(
    before,
  );
});
