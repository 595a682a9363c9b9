// The marks of a first match: over nothing that is pressed, one at a time, by tap and by key, and never again.
import { playNow, pressable, startQuickMatch } from './bowl.ts';
import { expect, test } from './fixtures.ts';

test('on the smallest phone each mark goes for ever with a tap or a key', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await startQuickMatch(page);
  const mark = page.locator('.marks.seen .mark');
  await expect(mark).toContainText('The marbles roll in here.');
  await expect(page.getByRole('status').filter({ hasText: 'The marbles roll in here.' })).toHaveCount(1);
  const { x, y, width, height } = (await mark.boundingBox())!;
  expect(Math.min(x, y, 320 - x - width, 568 - y - height)).toBeGreaterThanOrEqual(0);
  expect(height).toBeGreaterThanOrEqual(44);
  for (const control of await page.locator('.table-head button, .ready').all())
    await control.click({ trial: true });

  await page.keyboard.press('Escape');
  await expect(mark).toContainText('Found the card?');
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(mark).toContainText('a red button here');

  // Of those that were seen none comes again, in this match or in the next one.
  await page.reload();
  await expect(mark).toContainText('a red button here');
  await page.goto('/');
  await playNow(page).click();
  await expect(mark).toContainText('a red button here');
  await mark.click();
  await expect(page.locator('.marks')).toHaveCount(0);
  await expect(pressable(page, /^Throw the marbles$/)).toBeVisible();
});
