// Putting the app on the home screen: our button where the browser has a prompt, a guide where it has none.

import { clean } from './axe.ts';
import { button, playNow } from './bowl.ts';
import { expect, test } from './fixtures.ts';

test('the button appears with the browser’s prompt, asks once, and goes when installed', async ({ page }) => {
  await page.goto('/');
  await expect(playNow(page)).toBeVisible();
  await expect(button(page, 'Install the app')).toBeHidden();
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const asked = { times: 0 };
    const prompt = async () => {
      asked.times++;
      return { outcome: 'accepted' };
    };
    Object.assign(window, { asked });
    dispatchEvent(Object.assign(offer, { prompt }));
  });
  await button(page, 'Install the app').click();
  await expect(button(page, 'Install the app')).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)).toBe(1);
});

test('an iPhone gets a short guide that can be left by key', async ({ browser, baseURL }) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  const context = await browser.newContext({
    userAgent,
    baseURL: baseURL!,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await button(page, 'Install the app').click();
  const guide = page.getByRole('dialog', { name: 'Put Starboard on your home screen' });
  await expect(guide.getByRole('listitem')).toHaveCount(3);
  await clean(page, 'the guide');
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await context.close();
});
