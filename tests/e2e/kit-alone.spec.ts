// The results of playing alone: their numbers, their curve, and each of them to look back at or to delete.
import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { button, expect, expectReachable, test } from './kit/test.ts';

const curve = (page: Page) => page.getByRole('img', { name: /results/ });
const lines = (page: Page) => page.locator('.solo-result');
const fact = (page: Page, name: string) =>
  page.locator('.solo-facts > div').filter({ has: page.getByText(name, { exact: true }) });
const open = (page: Page) => page.locator('.solo-all > summary').click();
const MANY = Array.from({ length: 200 }, (_, at) => 60 + ((at * 37) % 80) + Math.floor(at / 5));

test.describe('results of playing alone', () => {
  test('tell the best, the mean and the place of the match that has just ended, and draw them all', async ({
    page,
  }) => {
    await page.goto('/alone?points=80,112,95&current=3');
    await expect(fact(page, 'Best')).toContainText('112 points, Commander');
    await expect(fact(page, 'Matches')).toContainText('3');
    await expect(fact(page, 'Average')).toContainText('96 points');
    await expect(page.getByText('Number 2 of your 3 results')).toBeVisible();
    await expect(curve(page)).toHaveAccessibleName(
      /^3 results, Mar 4\s–\s6, 2026: first 80 points, last 95 points, best 112 points\.$/,
    );
    await expect(curve(page).locator('.solo-dot')).toHaveCount(2);
    await expect(curve(page).locator('.solo-star')).toHaveCount(1);
    await expect(curve(page).locator('.solo-ring')).toHaveCount(1);
    await open(page);
    await expect(lines(page)).toHaveText([/95 points, Stargazer.*this match/, /112.*best/, /80 points/]);
    await expect(lines(page).first().getByRole('link')).toHaveAttribute('href', '/replay/day000000003');
  });

  test('are deleted one by one by keyboard, only when one is sure, and for good', async ({ page }) => {
    await page.goto('/alone?points=80,112,95');
    await open(page);
    const bin = lines(page).nth(1).getByRole('button');
    await bin.focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Keep')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bin).toBeFocused();
    await expect(lines(page)).toHaveCount(3);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Delete for good?')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lines(page)).toHaveText([/95 points/, /80 points/]);
    await expect(page.getByRole('heading', { name: 'Alone: your results' })).toBeFocused();
    await expect(fact(page, 'Best')).toContainText('95 points');
    await page.reload();
    await open(page);
    await expect(lines(page)).toHaveCount(2);
  });

  test('are gone with the last of them', async ({ page }) => {
    await page.goto('/alone?points=80');
    await expect(page.locator('.solo')).toBeVisible();
    await expect(page.locator('.solo-curve')).toHaveCount(0);
    await open(page);
    await lines(page).getByRole('button').click();
    await button(page, 'Delete for good?').click();
    await expect(page.locator('.solo')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'The end' })).toBeFocused();
  });

  test('are compared with those by the same rules only', async ({ page }) => {
    await page.goto('/alone?points=80,112');
    await expect(curve(page)).toBeVisible();
    await button(page, 'Other rules').click();
    await expect(page.locator('.solo')).toHaveCount(0);
    await button(page, 'Other rules').click();
    await expect(curve(page)).toBeVisible();
  });

  test('of a setup played again stand beside the others and count for none of their numbers', async ({
    page,
  }) => {
    await page.goto('/alone?points=80,90,130&again=3&current=3');
    await expect(fact(page, 'Best')).toContainText('90 points');
    await expect(fact(page, 'Matches')).toContainText('2');
    await expect(page.getByText('Try 2 from this setup; the best reached 130 points.')).toBeVisible();
    await expect(curve(page).locator('.solo-known')).toHaveCount(1);
    expect(await curve(page).locator('polyline').getAttribute('points')).toMatch(/^\S+ \S+$/);
    await open(page);
    await expect(lines(page).first()).toContainText('this match, same setup again');
  });

  for (const language of ['en', 'de']) {
    test(`in ${language} everything is in reach on every screen, and axe finds nothing in English`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(`/alone?points=${MANY.slice(0, 12)},90&again=13&current=5&language=${language}`);
      await expect(page.locator('.solo-curve')).toBeVisible();
      await open(page);
      await lines(page).nth(1).getByRole('button').click();
      if (language === 'en') await clean(page, 'results alone');
      await expectReachable(page, 'results alone');
    });
  }

  test('of two hundred matches some sixty are drawn, on 300 pixels too', async ({ page }) => {
    await page.setViewportSize({ width: 300, height: 600 });
    await page.goto(`/alone?points=${MANY}&current=3`);
    const marks = curve(page).locator('.solo-dot, .solo-star');
    await expect(marks.first()).toBeVisible();
    expect(await marks.count()).toBeGreaterThanOrEqual(60);
    expect(await marks.count()).toBeLessThanOrEqual(62);
    expect((await curve(page).boundingBox())!.width).toBeGreaterThan(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(300);
  });
});
