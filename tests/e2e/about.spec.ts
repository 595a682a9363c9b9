// The page about the project names who made each game.
import { GAME_IDS } from '#shared/games/registry.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import { expect, test } from './fixtures.ts';

test('every game of the registry is credited', async ({ page }) => {
  await page.goto('/about');
  for (const game of GAME_IDS) {
    const { about, credits } = GAME_PAGES[game];
    // What its booklet does not name is left out.
    const illustrated = credits.illustrators.length > 0 ? ', illustrated by \\S.+' : '';
    const published = credits.publisher ? ', published by \\S.+' : '';
    const credit = new RegExp(`^${about.en.name}: by \\S[^,]+(, \\S[^,]+)*${illustrated}${published}$`);
    await expect(page.getByText(credit)).toHaveCount(1);
  }
  await expect(
    page.getByText(/^Space Bowl: by Stéphane Brachet, .*Gyom and Alexandre Bonvalot/),
  ).toBeVisible();
  await expect(page.getByText(/^Gravity Superstar: by Julian Allain, .*Sit Down!$/)).toBeVisible();
});
