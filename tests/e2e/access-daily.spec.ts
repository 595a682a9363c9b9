// Accessibility of every screen of the daily, its boards and leagues, in both themes.
import type { Page } from '@playwright/test';
import { clean, PHONE } from './axe.ts';
import { card, driveClock, runUntil } from './bowl.ts';
import { showBusyDay } from './busy-day.ts';
import { dateOn, rightAnswer, wrongAnswer, wrongCard } from './daily.ts';
import { expect, openBrowser, test } from './fixtures.ts';

const none = (page: Page) => page.locator('.answering .danger:enabled');
const next = (page: Page) => page.locator('.search [data-first]');

async function answer(page: Page, chosen: number | 'none'): Promise<void> {
  await runUntil(page, none(page));
  await (chosen === 'none' ? none(page) : card(page, chosen)).click();
  await page.locator('[data-confirm]').click();
  await expect(next(page)).toBeVisible();
}

test('axe finds nothing on the screens of the daily', { tag: '@long' }, async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const context = await openBrowser(browser, { ...PHONE, baseURL: baseURL! });
  await driveClock(context);
  const page = await context.newPage();

  await page.goto('/daily');
  await expect(page.locator('.intro-start')).toBeVisible();
  await clean(page, 'before the start');
  const date = await dateOn(page);
  await page.locator('.intro-start').click();
  await runUntil(page, none(page));
  await card(page, wrongCard(date, 0)).click();
  await clean(page, 'search');
  await answer(page, rightAnswer(date, 0));
  await clean(page, 'truth of a right answer');
  await next(page).click();
  await answer(page, wrongAnswer(date, 1));
  await card(page, 0).click();
  await clean(page, 'truth of a wrong answer');
  for (let index = 2; index < 6; index++) {
    await next(page).click();
    await answer(page, rightAnswer(date, index));
  }
  await next(page).click();
  await expect(page.locator('#result-score')).toBeVisible();
  await clean(page, 'result');
  await page.goto('/');
  await expect(page.locator('.daily-tile strong')).toBeVisible();
  await clean(page, 'home with a result');
  for (const path of ['/daily/calendar', '/daily/2999-01-01', '/daily/2026-11-03', `/daily/${date}/board`]) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
    await clean(page, path);
  }
  await showBusyDay(page);
  await page.reload();
  await expect(page.getByRole('table')).toHaveCount(2);
  await clean(page, 'a board of several');

  await page.goto('/leagues');
  const fields = page.locator('main input:not([type=url])');
  await fields.first().fill('Friday');
  await fields.nth(1).fill('Ana');
  await clean(page, 'leagues');
  await page.locator('main form .primary').first().click();
  await expect(page).toHaveURL(/\/l\/[a-z2-9]{10}$/);
  await expect(page.locator('.friend-line')).toBeVisible();
  await page.locator('.league-care summary').click();
  await clean(page, 'a league');
  const stranger = await (await openBrowser(browser, { baseURL: baseURL! })).newPage();
  await stranger.goto(page.url());
  await expect(stranger.locator('main .primary')).toBeVisible();
  await clean(stranger, 'an invitation');
  await stranger.context().close();
  await context.close();
});

test('a page names its tab, and its heading takes the focus of the link that led there', async ({ page }) => {
  const follow = async (path: string, title: string) => {
    await page.locator(`a[href="${path}"]`).first().press('Enter');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toBeFocused();
  };
  await page.goto('/daily');
  await expect(page).toHaveTitle(/^Daily galaxy\s\d+ · Starboard$/);
  await expect(page.locator('body'), 'a page that is loaded takes nothing').toBeFocused();
  await follow('/daily/calendar', 'Calendar · Starboard');
  await follow('/daily/2026-11-04', 'Daily galaxy 4 · Starboard');
  await follow('/leagues', 'Leagues · Starboard');
  await follow('/', 'Starboard');
  await follow('/settings', 'Settings · Starboard');
  await page.goBack();
  await expect(page).toHaveTitle('Starboard');
  await expect(page.locator('h1')).toBeFocused();

  await follow('/learn/space-bowl', 'Space Bowl · Starboard');
  const rules = page.locator('a[href="/learn/space-bowl#rules"]').first();
  await rules.press('Enter');
  await expect(rules).toHaveAttribute('aria-current', 'page');
  await expect(rules, 'another part of the same page').toBeFocused();
  await follow('/', 'Starboard');
  await page.locator('.home-game .primary').first().press('Enter');
  await expect(page.locator('[data-first]'), 'a table places the focus itself').toBeFocused();
});

test('on a small screen at 200 % zoom the galaxy stays large and the page scrolls', async ({
  page,
  context,
}) => {
  await driveClock(context);
  await page.setViewportSize({ width: 512, height: 300 });
  await page.goto('/daily/2026-11-15');
  await page.locator('.intro-start').click();
  await runUntil(page, none(page));
  const galaxy = await page.locator('.sky').boundingBox();
  expect(galaxy!.width).toBeGreaterThanOrEqual(270);
  await none(page).click();
  await page.locator('[data-confirm]').click();
  await expect(next(page)).toBeInViewport();
});
