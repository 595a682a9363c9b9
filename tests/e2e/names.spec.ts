// Names as people type them, key by key.
import type { Locator } from '@playwright/test';
import { button } from './bowl.ts';
import { expect, test } from './fixtures.ts';
import { openRoom } from './rooms.ts';

/** Types a name of two words, corrects the first one, and leaves the field. */
async function typeAnaMaria(field: Locator): Promise<void> {
  await field.fill('');
  await field.pressSequentially('An Maria');
  for (let letter = 0; letter < ' Maria'.length; letter++) await field.press('ArrowLeft');
  await field.pressSequentially('a');
  await field.press('Tab');
  await expect(field).toHaveValue('Ana Maria');
}

test('a name of two words can be typed in the settings, and is the one of the next match', async ({
  page,
}) => {
  await page.goto('/settings');
  await typeAnaMaria(page.getByLabel('Your name'));
  await page.goto('/play/space-bowl');
  const first = page.getByLabel('Name', { exact: true }).first();
  await expect(first).toHaveValue('Ana Maria');
  await typeAnaMaria(first);
  await page.goto('/settings');
  await expect(page.getByLabel('Your name')).toHaveValue('Ana Maria');
});

test('leagues and their members have names of two words', { tag: '@long' }, async ({ page }) => {
  await page.goto('/leagues');
  await typeAnaMaria(page.getByLabel('Name of the league'));
  await typeAnaMaria(page.getByLabel('Your name'));
  await button(page, 'Make the league').click();
  await expect(page.getByRole('heading', { name: 'Ana Maria' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Week table' }).getByRole('listitem').first()).toContainText(
    'Ana Maria',
  );
});

test('whoever sits in a room has a name of two words', { tag: '@long' }, async ({ page }) => {
  await openRoom(page);
  await page.getByText('Your seat', { exact: true }).click();
  await typeAnaMaria(page.getByLabel('Your name'));
  await button(page, 'Save').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Maria' })).toContainText('you');
});

test('a name that begins with a sign of two halves has it whole on its token, and keeps it', async ({
  page,
}) => {
  await openRoom(page, '👍🏽 Ada');
  const mine = page.getByRole('listitem').filter({ hasText: '👍🏽 Ada' });
  await expect(mine.locator('.art-seat-letter')).toHaveText('👍🏽');
  await page.reload();
  await expect(mine).toContainText('you');
  await expect(page.locator('body')).not.toContainText('\ufffd');
});
