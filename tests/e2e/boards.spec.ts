// The board of a day: strangers as numbers, names only by consent, and one's own result, counted or apart.
import type { Page } from '@playwright/test';
import { dateOf, numberOf } from '#shared/daily/calendar.ts';
import { button } from './bowl.ts';
import { showBusyDay } from './busy-day.ts';
import { bringResult, dateOn, earlierRun, importRuns, onBoard } from './daily.ts';
import { expect, test } from './fixtures.ts';

test('a result that one’s own device has timed stands apart, and can be withdrawn', async ({ page }) => {
  await page.goto('/daily');
  const date = await dateOn(page);
  const unnamed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/board') && !request.headers().authorization) unnamed.push(request.url());
  });
  await bringResult(page, date);
  await page.goto(`/daily/${date}/board`);
  const standing = page.locator('.board-standing');
  await expect(standing).toContainText('6 of 6 in 1:22.0 (self-timed)');
  await expect(standing).toContainText('Your own device kept the time');
  expect(unnamed.length, 'who looks at a board is not told').toBeGreaterThan(0);

  await button(page, 'Withdraw all my results').click();
  await button(page, 'Withdraw for good').click();
  // Said in the sheet, which closes, and on the page.
  await expect(page.getByText('Your results are withdrawn.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Board of galaxy' })).toBeFocused();
  expect(await onBoard(page, date)).toMatchObject({ score: 0, place: null });
});

async function openBusyBoard(page: Page): Promise<void> {
  await page.goto('/daily');
  const number = numberOf(await dateOn(page));
  const days = [0, 1, 2, 3, 4, 5, 6, 7].filter((day) => number - day > 0);
  await importRuns(
    page,
    days.map((day) => earlierRun(dateOf(number - day))),
  );
  await showBusyDay(page);
  await page.goto(`/daily/${dateOf(number)}/board`);
}

test('strangers are numbers, and the histogram stands above the list of names on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openBusyBoard(page);
  const [near, named] = [page.getByRole('table').first(), page.getByRole('table').last()];
  await expect(near.getByRole('row').filter({ hasText: 'You' })).toHaveText(/and 11 more.*1:22/);
  await expect(near.getByRole('row', { name: '1 person' })).toHaveCount(6);
  await expect(page.getByText('Throw 6: 63% missed it, you did not')).toBeAttached();
  const top = async (place: string) => (await page.locator(place).first().boundingBox())!.y;
  expect(await top('.histogram')).toBeLessThan(await top('table'));

  await expect(named.getByRole('row')).toHaveCount(11);
  await button(page, 'Show all 50').click();
  await expect(named.getByRole('row')).toHaveCount(51);
  await page.getByRole('switch', { name: 'Show names' }).uncheck();
  await expect(page.getByText('Player 1', { exact: true })).toHaveCount(0);
});

test('a name is asked for, told to the server, and taken off again', async ({ page }) => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') told.push(request.postDataJSON());
  });
  await openBusyBoard(page);
  const field = page.getByLabel('Name', { exact: true });
  await expect(field).toHaveValue('');
  await button(page, 'Put me in the list').click();
  await expect(page.getByText('Type a name.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('  Ana  ');
  await field.press('Enter');
  await expect(page.getByText('You have agreed to be listed as “Ana”.')).toBeVisible();
  expect(told).toContainEqual({ name: 'Ana' });
  await page.reload();
  await button(page, 'Take it off').click();
  await expect(field).toBeVisible();
  await expect.poll(() => told.at(-1)).toEqual({ name: '' });
});
