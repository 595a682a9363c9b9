// Over the date line, with a streak: westwards a date is jumped over, eastwards one comes twice.
import { type Browser, expect, type Page } from '@playwright/test';
import { DAY, dateOf, openNumbers } from '#shared/daily/calendar.ts';
import { earlierRun, importRuns, onBoard, score, solveFrom, start, storedRun } from './daily.ts';
import { openBrowser, test } from './fixtures.ts';

const HOUR = 3_600_000;
/** In hours ahead of the common clock. */
const ZONES = { 'Pacific/Kiritimati': 14, 'Pacific/Honolulu': -10 } as const;

/** A device at noon of that day there. */
async function deviceIn(browser: Browser, baseURL: string, zone: keyof typeof ZONES, number: number) {
  const context = await openBrowser(browser, { baseURL, timezoneId: zone });
  const midnight = Date.parse(`${dateOf(number)}T00:00:00Z`) - ZONES[zone] * HOUR;
  await context.clock.install({ time: midnight + 12 * HOUR });
  return context.newPage();
}

/** Three days in a row, solved in that zone, up to that number. */
function row(zone: keyof typeof ZONES, last: number) {
  return [last - 2, last - 1, last].map((number) => ({
    ...earlierRun(dateOf(number)),
    ahead: ZONES[zone] * 60,
  }));
}

const inARow = (page: Page, days: number) => page.getByText(`${days} days in a row`);

test('westwards: the day flown over breaks no streak, and can be solved as if it were today', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  // What is today in Kiribati is today somewhere for two more hours at least, and so is the day before.
  const today = openNumbers(Date.now()).last;
  const jumped = dateOf(today - 1);
  const page = await deviceIn(browser, baseURL!, 'Pacific/Kiritimati', today);
  await importRuns(page, row('Pacific/Honolulu', today - 2));

  await page.goto('/');
  await expect(inARow(page, 3)).toBeVisible();
  await page.goto('/daily/calendar');
  await expect(
    page.getByRole('link', { name: /not solved, flown over, can still be solved$/ }),
  ).toBeVisible();
  await page.goto('/daily');
  await page.getByRole('link', { name: `Solve galaxy ${today - 1}` }).click();
  await expect(page).toHaveURL(new RegExp(`/daily/${jumped}$`));
  await expect(page.getByText('You flew over this day')).toBeVisible();
  await start(page).click();
  await solveFrom(page, jumped, 0);

  await expect(inARow(page, 4)).toBeVisible();
  await expect.poll(async () => (await storedRun(page, jumped))?.delivery).toBe('delivered');
  expect(await storedRun(page, jumped)).toMatchObject({ onDay: true, ahead: 840 });
  expect(await onBoard(page, jumped)).toMatchObject({ score: 6 });
  await page.goto('/');
  await expect(inARow(page, 4)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Solve', exact: true })).toBeVisible();
  await expect(page.getByText('You flew over')).toBeHidden();
  await page.context().close();
});

test('eastwards: a date that comes twice is neither lost nor counted twice', async ({ browser, baseURL }) => {
  const solved = openNumbers(Date.now()).last;
  const page = await deviceIn(browser, baseURL!, 'Pacific/Honolulu', solved - 1);
  await importRuns(page, row('Pacific/Kiritimati', solved));
  for (const number of [solved - 1, solved]) {
    await page.goto('/daily');
    await expect(page.getByRole('heading', { name: `Daily galaxy ${number}`, exact: true })).toBeVisible();
    await expect(score(page), 'no second try').toHaveText('6 of 6');
    await expect(inARow(page, 3)).toBeVisible();
    await page.clock.fastForward(DAY);
  }
  await page.goto('/');
  await expect(inARow(page, 3)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Solve', exact: true })).toBeVisible();
  await page.context().close();
});
