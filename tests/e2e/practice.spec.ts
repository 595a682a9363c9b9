// Practice after a result: throws like one that was missed, by keyboard, with a clock or not, and nothing of it is kept.
import { clean } from './axe.ts';
import { driveClock, runUntil } from './bowl.ts';
import { earlierRun, importRuns, score, storedRun, wrongAnswer } from './daily.ts';
import { expect, test } from './fixtures.ts';

const DATE = '2026-11-05';

test('a throw like the one that was missed, and one more', { tag: '@long' }, async ({ page, context }) => {
  await driveClock(context);
  const solved = earlierRun(DATE);
  const answers = solved.answers.with(3, wrongAnswer(DATE, 3));
  await importRuns(page, [{ ...solved, answers, onDay: false, timing: null, delivery: 'kept' }]);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.goto(`/daily/${DATE}`);
  await expect(score(page)).toHaveText('5 of 6');
  const before = await storedRun(page, DATE);

  const search = page.locator('.answering .danger:enabled');
  const clock = page.getByRole('timer');
  const timed = page.getByRole('button', { name: 'With a clock' });
  await page.getByRole('link', { name: 'One more like the one I missed' }).first().press('Enter');
  await expect(page).toHaveURL(`/daily/${DATE}/practice/4`);
  await expect(page).toHaveTitle('Practice: like throw 4 of galaxy 5 · Starboard');
  await runUntil(page, search);
  await expect(clock).toHaveCount(0);
  await clean(page, 'practice');
  const labels = () =>
    page.locator('[data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  const galaxy = await labels();

  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: 'One more' });
  await expect(more).toBeFocused();
  await expect(page.locator('.truth-said')).toHaveText(/^(Right, there is none!|Not the red button\.)\s*$/);
  await clean(page, 'truth of practice');
  await timed.click();
  await expect(clock).toBeVisible();
  await page.keyboard.press('n');
  await runUntil(page, search);
  expect(await labels(), 'in another galaxy').not.toEqual(galaxy);
  await page.reload();
  await runUntil(page, search);
  await expect(timed).toHaveAttribute('aria-pressed', 'true');
  await expect(clock).toBeVisible();

  await page.locator('.search-top').getByRole('link', { name: 'Back to the result' }).click();
  await expect(score(page)).toHaveText('5 of 6');
  expect(await storedRun(page, DATE)).toEqual(before);
  expect(asked, 'nothing is sent').toEqual([]);
});

test('a galaxy that is not solved is solved first', async ({ page }) => {
  await page.goto('/daily/2026-11-04/practice/4');
  await expect(page).toHaveURL('/daily/2026-11-04');
  await page.goto('/daily/2026-11-04/practice/7');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});
