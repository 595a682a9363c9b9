// At 200 % zoom and on the narrowest screens every control of a table can be got at, at every point of a round.
import type { Page } from '@playwright/test';
import { button, card, driveClock, nextRound, runUntil } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { cards, ready } from './gravity.ts';
import { openPrepared, prepared } from './gravity-prepared.ts';
import { outOfReach } from './reach.ts';

/** 1440 × 900 at 200 % and at 400 %, and small phones both ways. */
const SCREENS = [
  [720, 450],
  [360, 225],
  [320, 568],
  [360, 640],
  [568, 320],
] as const;

async function expectReachable(page: Page, when: string): Promise<void> {
  // What has just come to lie where something else lay is deaf for a moment.
  await expect(page.locator('.settling')).toHaveCount(0);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    // Every screen is looked at, also after one where something is out of reach.
    expect.soft(await outOfReach(page), `${when} on ${width} × ${height}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `width of the page ${when} on ${width} × ${height}`).toBeLessThanOrEqual(width);
  }
}

for (const locale of ['en', 'de', 'fr'] as const) {
  test.describe(() => {
    test.use({ locale });
    test(`Space Bowl in ${locale}: every control can be reached`, {
      tag: '@long',
    }, async ({ page, context }) => {
      await driveClock(context);
      await page.goto('/');
      await page.getByRole('region', { name: 'Space Bowl' }).locator('.primary').click();
      await page.locator('[data-first]').click();
      await runUntil(page, page.locator('.controls [aria-keyshortcuts="G"]:enabled'));
      await expectReachable(page, 'while searching');
      await page.keyboard.press('g');
      await card(page, 3).click();
      await expect(page.locator('.controls [aria-keyshortcuts="J"]')).toBeVisible();
      await expect(page.locator('.controls .primary:not([aria-keyshortcuts])')).toBeVisible();
      await expectReachable(page, 'while pointing');
      await card(page, 3).click();
      await runUntil(page, page.locator('.bowl.after'));
      await expectReachable(page, 'after the round');
    });
  });
}

test('Space Bowl with four people round one screen: every control can be reached', async ({
  page,
  context,
}) => {
  await driveClock(context);
  await page.goto('/play/space-bowl');
  await button(page, 'Remove Rigel').click();
  await button(page, 'Remove Vega').click();
  for (let person = 2; person <= 4; person++) await button(page, 'Add a person').click();
  await button(page, 'Start').click();
  await button(page, 'Throw the marbles').click();
  const corner = page.getByRole('region', { name: 'Person 3', exact: true });
  await runUntil(page, corner.getByRole('button', { name: 'Go!', disabled: false }));
  await expectReachable(page, 'while searching');
  await corner.getByRole('button', { name: 'Go!' }).click();
  await card(page, 3).click();
  await expect(button(page, 'Confirm')).toBeVisible();
  await expectReachable(page, 'while pointing');
  await runUntil(page, nextRound(page));
  await expectReachable(page, 'after the round');
});

for (const count of [2, 6]) {
  test(`Gravity Superstar with ${count}: every control can be reached`, {
    tag: '@long',
  }, async ({ page }) => {
    await openPrepared(
      page,
      prepared(count, 'layout', (now) => now.round === 6 && now.phase.kind === 'act'),
    );
    await expect(ready(page)).toBeVisible();
    await expectReachable(page, 'when a turn begins');
    await cards(page).and(page.locator(':enabled')).first().click();
    await expectReachable(page, 'with a card chosen');
  });
}
