// The page about the project names who made each game.
import { GAME_IDS } from '#shared/games/registry.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import { expect, test } from './fixtures.ts';

test('every game of the registry is credited', async ({ page }) => {
  await page.goto('/about');
  for (const game of GAME_IDS) {
    const credit = new RegExp(
      `^${GAME_PAGES[game].about.en.name}: by \\S.+, illustrated by \\S.+, published by \\S.+$`,
    );
    await expect(page.getByText(credit)).toHaveCount(1);
  }
  await expect(
    page.getByText(/^Space Bowl: by Stéphane Brachet, .*Gyom and Alexandre Bonvalot/),
  ).toBeVisible();
  await expect(page.getByText(/^Gravity Superstar: by Julian Allain, .*Sit Down!$/)).toBeVisible();
});
