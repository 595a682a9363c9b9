// Accessibility of every screen, in both themes, and of tables on the smallest ones.
import { GAME_IDS, type GameId } from '#shared/games/registry.ts';
import { GAME_PAGES } from '#web/games/registry.ts';
import { packChallenge } from '#web/saves/challenge.ts';
import { clean, findings, PHONE } from './axe.ts';
import { driveClock, onTile, runUntil } from './bowl.ts';
import { expect, openBrowser, test } from './fixtures.ts';
import { recordOf, steps } from './recorded.ts';

test('what is planted is found: a button without a name, and grey on grey', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('h1')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const grey = document.createElement('p');
    grey.textContent = 'grey';
    for (const [name, colour] of [
      ['color', '#888'],
      ['background-color', '#999'],
    ] as const)
      grey.style.setProperty(name, colour);
    main.append(document.createElement('button'), grey);
  });
  const found = await findings(page);
  expect(found.map((finding) => finding.split(':')[0]).sort()).toEqual(['button-name', 'color-contrast']);
});

test('axe finds nothing on any page outside a match', async ({ browser, baseURL }) => {
  test.slow();
  const context = await openBrowser(browser, { ...PHONE, baseURL: baseURL! });
  const page = await context.newPage();

  await page.goto('/');
  await expect(page.locator('.home-game .primary').first()).toBeVisible();
  await clean(page, 'home');
  await page.goto('/play/space-bowl');
  await page.locator('summary').click();
  await expect(page.locator('.choices').first()).toBeVisible();
  await clean(page, 'new match');
  for (const path of [
    ...GAME_IDS.flatMap((game) => [`/play/${game}`, `/learn/${game}`, `/learn/${game}#rules`]),
    `/challenge/space-builder#${packChallenge({ options: {}, seed: 's', rulesVersion: 1, points: 31_400 })}`,
    '/settings',
    '/statistics',
    '/about',
    '/nowhere',
    '/match/doesnotexist',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await clean(page, path);
  }
  await context.close();
});

test('axe finds nothing in a match, at its end, nor on home and looking back after it', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE.viewport);
  await driveClock(context);
  const first = page.locator('[data-first]');
  const go = page.locator('.controls .button.primary:enabled');

  await page.goto('/');
  await page.getByRole('region', { name: 'Gravity Superstar' }).locator('.primary').click();
  await expect(page.locator('.gravity-card:enabled').first()).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('5');
  await expect(page.locator('.gravity-move').first()).toBeVisible();
  await clean(page, 'Gravity Superstar');
  await page.goto('/play/space-bowl');
  await page.locator('section .row .button').first().click();
  await page.locator('.page .primary.big').first().click();
  // A press in the moment in which the button has come counts for nothing.
  await page.locator('.bowl-panel:not(.settling) [data-first]').click();
  const corner = page.locator('.corner .primary:enabled').first();
  await runUntil(page, corner);
  await clean(page, 'search round one screen');
  await corner.click();
  await expect(page.locator('.corner.pointing')).toBeVisible();
  await clean(page, 'countdown round one screen');
  await page.goto('/');
  await page.getByRole('region', { name: 'Space Bowl' }).locator('.primary').click();
  await expect(first).toBeVisible();
  await clean(page, 'before the first throw');
  await first.click();
  await runUntil(page, go);
  await clean(page, 'search');
  await page.locator('.table-head .button').last().click();
  await expect(page.locator('.paused')).toBeVisible();
  await clean(page, 'paused');
  await page.locator('.paused .primary').click();
  await go.click();
  await page.locator('[data-card="8"]').click();
  await expect(page.locator('.galaxy-card.picked')).toHaveCount(1);
  await clean(page, 'countdown');
  await page.locator('[data-card="8"]').click();
  await runUntil(page, first);
  await page.locator('.result-line').first().click();
  await clean(page, 'result');
  while ((await page.locator('.end').count()) === 0) {
    await first.click();
    await runUntil(page, go);
    await page.keyboard.press('g');
    await runUntil(page, first);
  }
  await clean(page, 'the end');
  await page.goto('/');
  await expect(page.locator('.match-link')).toHaveCount(3);
  await clean(page, 'home with matches');
  await page.goto('/statistics');
  await expect(page.locator('.overlooked[aria-busy="false"]')).toBeVisible();
  await clean(page, 'statistics');
  await page.goto('/');
  await page.locator('.match-link[href^="/replay"]').click();
  await expect(page.locator('.replay-bar')).toBeVisible();
  await clean(page, 'looking back');
});

const SMALL = { width: 320, height: 640 };

/** Their tables are made of the same kit as the others'. */
const LESS: readonly GameId[] = ['gravity-superstar', 'space-builder'];

for (const game of GAME_IDS) {
  const { name } = GAME_PAGES[game].about.en;
  test(`axe finds nothing at a table of ${name} nor at its end, and both fit the smallest screen`, {
    tag: LESS.includes(game) ? '@long' : [],
  }, async ({ page }) => {
    const seen = async (screen: string) => {
      await clean(page, screen);
      await page.setViewportSize(SMALL);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, screen).toBeLessThanOrEqual(SMALL.width);
      await page.setViewportSize(PHONE.viewport);
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE.viewport);
    await page.goto('/');
    await onTile(page, 'Play now', name).click();
    await expect(page).toHaveURL(/\/match\//);
    await seen('at a table');
    await page.goto(`/replay#${await recordOf(game)}`);
    await steps(page).press('End');
    await expect(steps(page)).toHaveValue(`${await steps(page).getAttribute('max')}`);
    await seen('at the end');
  });
}
