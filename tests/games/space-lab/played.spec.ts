// Space Lab in the browser: against bots by clicks, alone by keyboard without a network, and between two reloads.
import type { Page } from '@playwright/test';
import { button, driveClock, onTile } from '../../e2e/bowl.ts';
import { expect, goOffline, test, waitForOfflineReady } from '../../e2e/fixtures.ts';
import { inThirdPerson } from '../../e2e/recorded.ts';
import { again, keeps, LAB, placed, playToTheEnd, ready, winner } from './page.ts';
import { open } from './prepared.ts';
import { labLike, labsLike } from './table.ts';

test.beforeEach(async ({ page, context }) => {
  await driveClock(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const total = (page: Page) => page.locator('.lab-count-table').last().locator('tr').last();

test('a whole match against bots by clicks, with its count, and once more step by step', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  await page.goto('/');
  await onTile(page, 'Play now', LAB).click();
  await ready(page).click();
  await playToTheEnd(page);
  const lines = page.locator('.news li').filter({ visible: true });
  await expect(lines).toHaveCount(3);
  await page.getByText('Earlier', { exact: true }).click();
  await expect(lines).toHaveCount(12);
  const said = await winner(page).innerText();
  const totals = (await total(page).locator('td').allInnerTexts()).map(Number);
  const names = await page.locator('.seat-name').allInnerTexts();
  expect(totals).toHaveLength(3);
  const most = names.filter((_, seat) => totals[seat] === Math.max(...totals));
  expect(most.filter((name) => said.includes(name))).not.toEqual([]);
  await button(page, 'Look back').click();
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect(page.getByRole('heading', { name: inThirdPerson(said) })).toBeVisible();
  await page.goBack();
  await again(page).click();
  await expect(ready(page)).toBeVisible();
});

test('alone by keyboard to the end, without a network', { tag: ['@offline', '@long'] }, async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/');
  await waitForOfflineReady(page);
  await goOffline(context);
  await page.goto('/play/space-lab');
  for (const bot of [2, 1]) {
    await page
      .getByRole('button', { name: /^Remove/ })
      .nth(bot)
      .press('Enter');
  }
  await button(page, 'Start').press('Enter');
  await expect(ready(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await playToTheEnd(page, { how: 'keys' });
  await expect(page.getByRole('heading', { name: /^(Stowaway|Cadet|Crew member|Commander)$/ })).toBeVisible();
  await expect(total(page).locator('td')).toHaveCount(1);
});

test('goes on after a reload, also while a project is chosen', async ({ page }) => {
  const dear = labLike({ cost: 3, kind: 'points' });
  await open(page, { hand: [dear, ...labsLike({ cost: 1 }, 3, [dear])] });
  // Above a capsule so many projects are drawn as the card costs.
  await page.locator(`[data-piece="lab-${dear}"]`).click();
  await page.locator('[data-place="slot-0"] .drag-target').click();
  await expect(keeps(page).first()).toBeVisible();
  const offered = await keeps(page).allTextContents();
  await page.reload();
  await expect(keeps(page)).toHaveText(offered);
  await expect(placed(page)).toHaveCount(1);
  await keeps(page).last().click();
  await expect(keeps(page)).toHaveCount(0);
  await expect(placed(page)).toHaveCount(1);
  await page.reload();
  await expect(placed(page)).toHaveCount(1);
});
