// The screens of a room: no finding of axe in both themes and all three languages.
import { clean, LANGUAGES, THEMES } from './axe.ts';
import { expect, test } from './fixtures.ts';

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    test(`axe finds nothing on the screens of a room: ${language}, ${theme}`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const visitor = async (height: number) => {
        const context = await browser.newContext({
          baseURL: baseURL!,
          locale: language,
          colorScheme: theme,
          reducedMotion: 'reduce',
          viewport: { width: 360, height },
          extraHTTPHeaders: { 'CF-Connecting-IP': `10.9.${Date.now() % 251}.${height % 251}` },
        });
        return context.newPage();
      };
      const [ana, ben] = [await visitor(740), await visitor(800)];
      await ana.goto('/');
      await ana.locator('button.friends').first().click();
      await expect(ana).toHaveURL(/\/r\//);
      await ana.locator('form input').first().fill('Ana');
      await clean(ana, 'lobby before sitting down');
      await ana.locator('form button[type=submit]').first().click();
      await expect(ana.locator('.room-start .primary')).toBeVisible();
      await ben.goto(ana.url());
      await ben.locator('form input').first().fill('Ben');
      await ben.locator('form button[type=submit]').first().click();
      await expect(ana.locator('.room-start .primary')).toBeEnabled();
      await clean(ana, 'lobby of the host');
      await clean(ben, 'lobby of a guest');
      await ana.locator('.room-start .primary').click();
      await expect(ben.locator('.room-bar')).toBeVisible();
      await clean(ben, 'table');
      await ben.locator('.room-bar button').last().click();
      await expect(ben.locator('dialog')).toBeVisible();
      await clean(ben, 'panel');
      await ana.goto('/r/abcdefghjk');
      await expect(ana.locator('main .big').first()).toBeVisible();
      await clean(ana, 'no such room');
      await ana.context().close();
      await ben.context().close();
    });
  }
}
