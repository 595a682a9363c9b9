// Boards and leagues as people use them: look for one's place, invite, join, compare, leave, withdraw.
import { button } from './bowl.ts';
import { dateOn, fillBoard, onBoard, solve } from './daily.ts';
import { expect, test } from './fixtures.ts';

test('a friend opens the link, joins, and the result of the day is in both their tables', async ({
  newVisitor,
}) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await ana.goto('/leagues');
  await ana.getByLabel('Name of the league').fill('Friday friends');
  await ana.getByLabel('Your name').fill('Ana');
  await button(ana, 'Make the league').click();
  await expect(ana.getByRole('heading', { name: 'Friday friends' })).toBeVisible();
  const link = ana.url();
  expect(link).toMatch(/\/l\/[a-km-z2-9]{10}$/);

  await ben.goto('/daily');
  await solve(ben, await dateOn(ben));
  await ben.goto(link);
  await expect(ben.getByText('Already in: Ana.')).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await button(ben, 'Join as Ben').click();
  const line = { name: /Ben/ };
  await expect(ben.getByRole('row', line)).toContainText('6');

  await ana.reload();
  await expect(ana.getByRole('row', line)).toContainText('6');
  await ana.goto('/leagues');
  await expect(ana.getByRole('link', { name: 'Friday friends' })).toBeVisible();

  await ben.getByRole('button', { name: 'Leave the league' }).click();
  await ben
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave/ })
    .click();
  await expect(ben).toHaveURL('/leagues');
  await ana.goto(link);
  await expect(ana.getByRole('row', { name: /Ana/ })).toBeVisible();
  await expect(ana.getByRole('row', line)).toHaveCount(0);
});

test('the board shows one’s neighbourhood and the top, and lets one withdraw', async ({ page }) => {
  await page.goto('/daily');
  const date = await dateOn(page);
  await fillBoard(page.request, date, ['Vega', 'Rigel', 'Deneb', 'Mira']);
  await solve(page, date);
  await page.goto(`/daily/${date}/board`);
  await expect(page.getByRole('tab', { name: 'Around you' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByText('6').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Around you' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Top 50' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Vega').first()).toBeVisible();
  await page.getByRole('switch', { name: 'Show names' }).uncheck();
  await expect(page.getByText('Vega')).toHaveCount(0);

  await button(page, 'Withdraw all my results').click();
  await button(page, 'Withdraw for good').click();
  await expect(page.getByText('Your results are withdrawn.')).toBeVisible();
  expect(await onBoard(page, date)).toMatchObject({ score: 0, rank: null });
});

test('a link to no league says so', async ({ page, complaints }) => {
  await page.goto('/l/abcdefghjk');
  await expect(page.getByRole('heading', { name: 'There is no such league' })).toBeVisible();
  // Chromium notes the 404 by itself.
  complaints.length = 0;
});
