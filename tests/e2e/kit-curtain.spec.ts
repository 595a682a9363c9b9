// The curtain between two people round one screen: who does not look sees, hears and reaches nothing.
import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { button, expect, expectReachable, said, test } from './kit/test.ts';

test.describe('the curtain', () => {
  const hides = (page: Page, name: string) => page.getByText(`${name} hides`);
  const expectClosed = async (page: Page, name: string) => {
    await expect(page.getByRole('heading', { name: `Pass the device to ${name}` })).toBeVisible();
    await expect(button(page, `I’m ${name}`)).toBeFocused();
    // Neither for the eyes nor for whoever listens.
    await expect(page.getByText(/hides/)).toBeHidden();
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(/hides|End turn|Hidden numbers/);
  };
  const hidePage = (page: Page) =>
    page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });

  test('shows nothing of the table, and lets nothing of it be reached, until whoever is next says so', async ({
    page,
  }) => {
    await page.goto('/curtain');
    await expectClosed(page, 'Ana');
    await expect(page.getByText('sky blue circle')).toBeVisible();
    await expect(said(page)).toHaveText('Pass the device to Ana');
    const reached = await page.locator('.curtained :is(h1, button)').evaluateAll((all) =>
      all.filter((one) => {
        (one as HTMLElement).focus();
        return document.activeElement === one;
      }),
    );
    expect(reached).toEqual([]);
    await expect(button(page, 'I’m Ana')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hides(page, 'Ana')).toBeHidden();
    await button(page, 'I’m Ana').click();
    await expect(hides(page, 'Ana')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pass the device' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Hidden numbers' })).toBeFocused();
  });

  test('falls between two people, turn by turn, by keyboard', async ({ page }) => {
    await page.goto('/curtain');
    for (const [name, next] of [
      ['Ana', 'Ben'],
      ['Ben', 'Ana'],
    ] as const) {
      await expectClosed(page, name);
      await page.keyboard.press('Enter');
      await expect(hides(page, name)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(button(page, 'End turn')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(said(page)).toHaveText(`Pass the device to ${next}`);
    }
    await expectClosed(page, 'Ana');
  });

  test('is not opened by the second press of a double one, or by a key held down', async ({ page }) => {
    await page.goto('/curtain');
    await expectClosed(page, 'Ana');
    await page.keyboard.press('Enter');
    const end = button(page, 'End turn');
    await end.evaluate((first: HTMLElement) => {
      first.click();
      document.querySelector<HTMLElement>('.curtain button')!.click();
    });
    await expectClosed(page, 'Ben');
    await page.keyboard.press('Enter');
    await expect(hides(page, 'Ben')).toBeVisible();
    await end.focus();
    await page.keyboard.down('Enter');
    await expectClosed(page, 'Ana');
    for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectClosed(page, 'Ana');
  });

  test('is closed again when the page was hidden or opened anew, and gives back the place to who comes back', async ({
    page,
  }) => {
    await page.goto('/curtain');
    await button(page, 'I’m Ana').click();
    await button(page, 'End turn').focus();
    await hidePage(page);
    await expectClosed(page, 'Ana');
    await page.keyboard.press('Enter');
    await expect(button(page, 'End turn')).toBeFocused();
    await page.reload();
    await expectClosed(page, 'Ana');
  });

  test('closes the sheet that somebody has left open, which would lie above it', async ({ page }) => {
    await page.goto('/curtain');
    await button(page, 'I’m Ana').click();
    await button(page, 'Read').click();
    await button(page, 'Take it').click();
    await expectClosed(page, 'Ben');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'I’m Ben').click();
    await expect(hides(page, 'Ben')).toBeVisible();
  });

  test('is never there for one person alone, and no more when nobody must look', async ({ page }) => {
    await page.goto('/curtain?people=1');
    await expect(hides(page, 'Ana')).toBeVisible();
    await button(page, 'End turn').click();
    await hidePage(page);
    await expect(hides(page, 'Ana')).toBeVisible();
    await expect(page.locator('.curtain')).toHaveCount(0);

    await page.goto('/curtain');
    await button(page, 'I’m Ana').click();
    await button(page, 'End match').click();
    await expect(page.getByText('It is over')).toBeVisible();
    await hidePage(page);
    await expect(page.getByText('It is over')).toBeVisible();
  });

  for (const language of ['en', 'fr', 'de']) {
    test(`in ${language} its button is in reach on every screen, and axe finds nothing in English`, {
      tag: language === 'fr' ? '@long' : [],
    }, async ({ page }) => {
      await page.goto(`/curtain?language=${language}`);
      await expect(page.locator('.curtain .primary')).toBeFocused();
      if (language === 'en') await clean(page, 'the curtain');
      await expectReachable(page, 'the curtain');
    });
  }

  test('stands still for whoever wants that', async ({ page }) => {
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/curtain');
    await expect.poll(running).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.locator('.curtain')).toBeVisible();
    await expect.poll(running).toBe(0);
  });
});
