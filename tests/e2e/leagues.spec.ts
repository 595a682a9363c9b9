// Boards and leagues as people use them: look for one's place, invite, join, compare, leave, withdraw.
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dateOf, mondayOf, numberOf } from '#shared/daily/calendar.ts';
import { button } from './bowl.ts';
import { bringResult, dateOn, exportFile, forgetOffline, importFile } from './daily.ts';
import { expect, goOffline, test, waitForOfflineReady } from './fixtures.ts';

/** As a page in English says it. */
function weekOf(first: number, last: number): string {
  const [from, to] = [first, last].map((number) => new Date(`${dateOf(number)}T12:00:00Z`));
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).formatRange(from!, to!);
}

/** The lines of a member: of today, and of the week. */
const lineOf = (page: Page, name: string) =>
  page.locator('.friend-line').filter({ has: page.getByText(name, { exact: true }) });

test('a friend opens the link, joins, and the result of the day comes to both without reloading', async ({
  newVisitor,
}) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await ana.clock.install();
  await ana.goto('/leagues');
  await ana.getByLabel('Name of the league').fill('Friday friends');
  await ana.getByLabel('Your name').fill('Ana');
  // In Firefox one window has the focus, not each.
  await ana.bringToFront();
  await button(ana, 'Make the league').click();
  await expect(ana.getByRole('heading', { name: 'Friday friends' })).toBeFocused();
  await expect(ana).toHaveTitle('Friday friends · Starboard');
  const link = ana.url();
  expect(link).toMatch(/\/l\/[a-km-z2-9]{10}$/);

  await ben.bringToFront();
  await ben.goto('/daily');
  await bringResult(ben, await dateOn(ben));
  await ben.goto(link);
  await expect(ben.getByText('Already in: Ana.')).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await button(ben, 'Join as Ben').click();
  await expect(lineOf(ben, 'Ben').first()).toContainText('6 of 6 in 1:22');
  await expect(ben.getByRole('list', { name: 'Throw by throw' }).getByRole('listitem')).toHaveCount(6);
  await expect(ben.getByRole('heading', { name: 'Friday friends' })).toBeFocused();
  await ben.goto('/daily');
  await expect(ben.getByRole('article', { name: 'Friday friends' })).toContainText(
    'Only you have played so far.',
  );

  await ana.clock.fastForward('01:00');
  await expect(lineOf(ana, 'Ben').first()).toContainText('6 of 6 in 1:22');
  await expect(ana.getByRole('status').filter({ hasText: 'Ben: 6/6 in 1:22.' })).toBeAttached();
  await expect(ana.getByText('You’ll see each throw once you have a result yourself')).toBeVisible();
  await ana.goto('/');
  await expect(ana.getByRole('link', { name: 'Only Ben has played so far.' })).toBeVisible();
  await ana.goto('/leagues');
  await expect(ana.getByRole('link', { name: 'Friday friends' })).toBeVisible();

  await ben.bringToFront();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Leave the league' }).click();
  await ben
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave/ })
    .click();
  await expect(ben).toHaveURL('/leagues');
  await expect(ben.locator('h1')).toBeFocused();
  await ana.goto(link);
  await expect(lineOf(ana, 'Ana').first()).toBeVisible();
  await expect(lineOf(ana, 'Ben')).toHaveCount(0);
});

test('a device that takes over an older one’s identity stays in its leagues and finds its result', {
  tag: '@long',
}, async ({ newVisitor }) => {
  const [phone, laptop] = [await newVisitor(), await newVisitor()];
  await phone.goto('/leagues');
  await phone.getByLabel('Name of the league').fill('On the phone');
  await phone.getByLabel('Your name').fill('Ben');
  await button(phone, 'Make the league').click();
  await expect(phone).toHaveURL(/\/l\//);

  await laptop.goto('/leagues');
  await laptop.getByLabel('Name of the league').fill('On the laptop');
  await laptop.getByLabel('Your name').fill('Ben');
  await button(laptop, 'Make the league').click();
  await expect(laptop).toHaveURL(/\/l\//);
  const link = laptop.url();
  const date = await dateOn(laptop);
  await bringResult(laptop, date);

  await importFile(laptop, await exportFile(phone));
  await laptop.goto(link);
  await expect(button(laptop, 'Leave the league')).toBeVisible();
  // Today and in the week.
  await expect(lineOf(laptop, 'Ben')).toHaveCount(2);
  await laptop.goto(`/daily/${date}/board`);
  await expect(laptop.locator('.board-standing')).toContainText('6 of 6');
});

async function makeLeague(page: Page): Promise<void> {
  await page.goto('/leagues');
  await page.getByLabel('Name of the league').fill('Friday friends');
  await page.getByLabel('Your name').fill('Ana');
  await button(page, 'Make the league').click();
  await expect(lineOf(page, 'Ana').first()).toBeVisible();
}

test('whoever made a league removes somebody and renews its link; the old one leads nowhere', {
  tag: '@long',
}, async ({ page, newVisitor, complaints }) => {
  await page.addInitScript(() => {
    // The link is then shown.
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('Not in this test')) });
  });
  await makeLeague(page);
  const cleo = {
    headers: { Authorization: `Bearer ${randomBytes(32).toString('base64url')}` },
    data: { nickname: 'Ana' },
  };
  const { pathname } = new URL(page.url());
  const api = pathname.replace('/l/', '/api/leagues/');
  expect((await page.request.put(`${api}/me`, cleo)).status()).toBe(200);
  await page.reload();
  await page.getByText('Look after the league').click();
  await button(page, 'Remove Ana 2').click();
  await button(page, 'Remove for good').click();
  await expect(lineOf(page, 'Ana 2')).toHaveCount(0);
  expect((await page.request.get(api, { headers: cleo.headers })).status()).toBe(404);

  await button(page, 'Renew the link').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Renew the link' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Copy the link').click();
  const link = page.getByRole('textbox', { name: 'Link to this league' });
  await expect(link).toHaveValue(/\/l\/[a-km-z2-9]{10}\/[a-km-z2-9]{6}$/);

  const dora = await newVisitor();
  await dora.goto(pathname);
  await expect(dora.getByRole('heading', { name: 'There is no such league' })).toBeVisible();
  await dora.goto(await link.inputValue());
  await dora.getByLabel('Your name').fill('ana');
  await button(dora, 'Join as ana').click();
  await expect(dora.getByText('There is already someone called ana here')).toBeVisible();
  await expect(lineOf(dora, 'ana 2').first()).toContainText('You');
  // Chromium notes each 404 by itself.
  complaints.length = 0;
});

test('the weeks of a league: quick presses add up, and a week that could not be had is asked for again', async ({
  page,
  context,
  complaints,
}) => {
  await makeLeague(page);
  const monday = mondayOf(numberOf(await dateOn(page)));
  const table = (weeksAgo: number) => {
    const [first, last] = [monday - 7 * weeksAgo, monday - 7 * weeksAgo + 6];
    return page.getByRole('list', { name: `Week table, ${weekOf(first, last)}` });
  };
  await expect(table(0)).toBeVisible();
  const before = button(page, 'The week before');
  await before.evaluate((pressed: HTMLButtonElement) => {
    pressed.click();
    pressed.click();
  });
  await expect(table(2)).toBeVisible();
  await button(page, 'The week after').click();
  await expect(table(1)).toBeVisible();

  await goOffline(context);
  await before.press('Enter');
  await expect(button(page, 'Try again')).toBeVisible();
  await expect(table(1)).toBeVisible();
  await context.setOffline(false);
  await before.press('Enter');
  await expect(table(2)).toBeVisible();
  await expect(before).toBeFocused();
  const after = button(page, 'The week after');
  await after.press('Enter');
  await after.press('Enter');
  await expect(table(0)).toBeVisible();
  await expect(after).toHaveAttribute('aria-disabled', 'true');
  await expect(after, 'there is no week after, and the focus stays').toBeFocused();
  forgetOffline(complaints);
});

test('on the smallest phone long names break nothing, and what decides the order is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/daily');
  await bringResult(page, await dateOn(page));
  await page.goto('/leagues');
  await page.getByLabel('Name of the league').fill('W'.repeat(30));
  await page.getByLabel('Your name').fill('W'.repeat(20));
  await button(page, 'Make the league').click();
  await expect(page.locator('.friend-time')).toHaveCount(2);
  const right = await page
    .locator('main *:not(.unseen)')
    .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
  expect(right).toBeLessThanOrEqual(320);
  for (const part of ['.friend-score', '.friend-time'])
    await expect(page.locator(part).first()).toBeInViewport();
  await page.getByRole('tab', { name: 'All time' }).click();
  const cell = page.getByRole('rowheader');
  const leftOf = async (part: string) => (await cell.locator(part).boundingBox())!.x;
  expect(await leftOf('.friend-place'), 'its place').toBeLessThan(await leftOf('.league-name > :last-child'));
});

test('asking again when there was no network: the focus stays, or goes to the heading', {
  tag: ['@offline', '@long'],
}, async ({ page, context, complaints }) => {
  await page.goto('/daily');
  await waitForOfflineReady(page);
  await goOffline(context);
  await page.getByRole('link', { name: 'Board' }).press('Enter');
  const again = button(page, 'Try again');
  await again.press('Enter');
  await expect(page.getByText('The server cannot be reached').last()).toBeAttached();
  await expect(again).toBeFocused();
  await context.setOffline(false);
  await again.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Board of galaxy' })).toBeFocused();
  forgetOffline(complaints);
});

test('from board to board the links stay where they are, and so does the focus', async ({ page }) => {
  await page.goto('/daily/2026-11-02/board');
  const before = page.getByRole('link', { name: 'The day before' });
  await before.press('Enter');
  await expect(page).toHaveTitle('Board of galaxy 1 · Starboard');
  await expect(before).toBeFocused();
  await expect(before).toBeDisabled();
  await before.press('Enter');
  await page.getByRole('link', { name: 'The day after' }).press('Enter');
  await expect(page).toHaveURL('/daily/2026-11-02/board');
  await expect(before).toBeEnabled();
});

test('a link to no league says so', async ({ page, complaints }) => {
  await page.goto('/l/abcdefghjk');
  await expect(page.getByRole('heading', { name: 'There is no such league' })).toBeVisible();
  // Chromium notes the 404 by itself.
  complaints.length = 0;
});
