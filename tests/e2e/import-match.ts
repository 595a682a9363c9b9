// A match that was played before the test began, brought to the device by a file.
import { expect, type Page } from '@playwright/test';

/** The page is at the settings afterwards, in English or German. */
export async function importMatch(page: Page, save: object, log: readonly object[]): Promise<void> {
  const file = JSON.stringify({ app: 'starboard', format: 2, matches: [{ save, log }] });
  await page.goto('/settings');
  const given = { name: 'starboard.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  await page.getByLabel(/^(Import a file|Datei importieren)$/).setInputFiles(given);
  await expect(page.getByText(/^1 (match added|Partie hinzugefügt)/)).toBeVisible();
}
