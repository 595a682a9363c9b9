// From every table to its rules and back, at home and in a room: the table stays as it is under them.
import type { Page } from '@playwright/test';
import { GAME_IDS } from '#shared/games/registry.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import { clean } from './axe.ts';
import { button, goButton, startQuickMatch } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { openRoom, sitDown, throwTogether } from './rooms.ts';
import { expectInSight, onEach, SCREENS } from './sight.ts';

const rules = (page: Page) => page.getByRole('dialog', { name: 'Rules' });

/** Reads the rules to their end, and comes back. */
async function readRules(page: Page): Promise<void> {
  const address = page.url();
  await button(page, 'Rules').click();
  await expect(rules(page).locator('.rules')).toBeVisible();
  await expect(rules(page).getByText('Play now')).toHaveCount(0);
  await button(page, 'Back to the table').click();
  await expect(rules(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
}

for (const game of GAME_IDS) {
  test(`${game}: rules and back, on every screen`, {
    tag: game === 'space-bowl' ? [] : '@long',
  }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('region', { name: GAME_PAGES[game].about.en.name }).locator('.primary').click();
    await expect(button(page, 'Rules')).toBeVisible();
    await onEach(page, SCREENS, async ([width]) => {
      await expectInSight(page, [button(page, 'Rules')]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
    await readRules(page);
    await expect(page.locator(`main[data-game=${game}]`)).toBeVisible();
  });
}

test('time that can be stopped stands still meanwhile, and the focus is where it goes on', async ({
  page,
}) => {
  await startQuickMatch(page);
  await button(page, 'Throw the marbles').click();
  await expect(goButton(page)).toBeVisible();
  await readRules(page);
  await expect(button(page, 'Continue')).toBeFocused();
  await button(page, 'Continue').click();
  await expect(goButton(page)).toBeVisible();
});

test('in a room nobody is away while they read, and what happens meanwhile is there afterwards', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await sitDown(ben, await openRoom(ana), 'Ben');
  await button(ana, 'Start').click();
  await throwTogether([ana, ben]);
  await button(ana, 'Rules').click();
  await expect(rules(ana).locator('.rules')).toBeVisible();
  await clean(ana, 'rules over a table');
  await goButton(ben).click();
  await expect(ben.getByText('Away: Ana')).toHaveCount(0);
  await button(ana, 'Back to the table').click();
  await expect(button(ana, 'Me too!')).toBeVisible();
});
