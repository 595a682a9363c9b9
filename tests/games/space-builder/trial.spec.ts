// Space Builder alone against the clock: a run, its best beside the next one, leaving, and a friend's challenge.
import type { Page } from '@playwright/test';
import { packChallenge } from '#web/saves/challenge.ts';
import { button, driveClock, runUntil } from '../../e2e/bowl.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { again, begin, buildAll, done, plansAtHome, ready } from './page.ts';

const rivals = (page: Page) => page.locator('.builder-rival');
const best = (page: Page) => page.locator('.solo-facts dd').first();

test.beforeEach(async ({ context }) => {
  await driveClock(context);
});

async function run(page: Page): Promise<void> {
  await expect(ready(page)).toBeVisible();
  const [plan] = await plansAtHome(page);
  await begin(page);
  await buildAll(page, plan!, 'clicks');
  await done(page).click();
  await runUntil(page, again(page));
  await expect(page.getByRole('heading', { name: /^Built without a fault in / })).toBeVisible();
}

test('a run, the next one beside it, and two that are left', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/space-builder');
  await button(page, 'Alone, against the clock').click();
  await button(page, 'Start').click();
  await run(page);
  const reached = (await best(page).textContent())!;
  expect(reached).toMatch(/^\d:\d\d\.\d$/);

  await again(page).click();
  await expect(rivals(page)).toContainText(`Your best run ${reached}`);
  await begin(page);
  await expect(button(page, 'Pause')).toHaveCount(0);
  await page.clock.runFor(100_000);
  await expect(rivals(page)).toHaveClass(/done/);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^You left while the clock was running/ })).toBeVisible();
  await expect(best(page)).toHaveText(reached);
  await expect(page.locator('.solo-facts dd').nth(1)).toHaveText('1');

  await again(page).click();
  await expect(ready(page)).toBeVisible();
  await begin(page);
  await button(page, 'Give up this run?').click();
  await button(page, 'Keep building').click();
  await expect(page.locator('.builder-board')).toBeVisible();
  await button(page, 'Give up this run?').click();
  await button(page, 'Give up').click();
  await expect(page.getByRole('heading', { name: 'Starboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue' })).toHaveCount(0);
});

test('a friend is challenged, and takes it on', async ({ page }) => {
  const sent = { options: { count: 5 }, seed: 'a challenge', rulesVersion: 1, points: 3_599_000 };
  await page.goto(`/challenge/space-builder#${packChallenge(sent)}`);
  await expect(page.getByText('To beat: 59:59.0')).toBeVisible();
  await expect(page.getByText('Number of buildings: 5')).toBeVisible();
  await button(page, 'Take it on').click();
  await expect(rivals(page)).toHaveText('To beat: 59:59.0');
  await run(page);
  await expect(page.getByText('You beat the challenge: 59:59.0!')).toBeVisible();
  await button(page, 'Copy a link to challenge a friend').click();
  const said = page.getByRole('textbox', { name: 'The challenge' }).or(page.getByText('Link copied.'));
  await expect(said).toBeVisible();

  await button(page, 'Same setup again').click();
  await expect(rivals(page)).toHaveCount(2);
  await run(page);
  await expect(page.getByText(/^Try 2 from this setup/)).toBeVisible();
});

test('a challenge that cannot be taken on says so', async ({ page }) => {
  const usual = { options: {}, seed: 's', rulesVersion: 1, points: 7 };
  const links = {
    'of nothing': '',
    'cut off': packChallenge(usual).slice(0, -5),
    'with options there are not': packChallenge({ ...usual, options: { count: 9 } }),
    'with no time': packChallenge({ ...usual, points: 0 }),
  };
  for (const [what, link] of Object.entries(links)) {
    await page.goto(`/challenge/space-builder?${what}#${link}`);
    await expect(page.getByRole('heading', { name: 'This link is incomplete' }), what).toBeVisible();
  }
  await page.goto(`/challenge/space-builder#${packChallenge({ ...usual, rulesVersion: 99 })}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'From a newer Starboard' })).toBeVisible();
  await page.goto(`/challenge/space-bowl#${packChallenge(usual)}`);
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /./ }).first()).toBeVisible();
});
