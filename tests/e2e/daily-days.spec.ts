// Clocks and devices: a wrong date wins no other day and breaks no streak, and two devices become one history.
import { type Browser, expect, type Page } from '@playwright/test';
import { dateOf, numberOf, openNumbers, type Standing, standingOf } from '#shared/daily/calendar.ts';
import { streakOf } from '#shared/daily/streak.ts';
import {
  dateOn,
  earlierRun,
  exportFile,
  importFile,
  importRuns,
  onBoard,
  score,
  solve,
  solveFrom,
  start,
  storedRun,
} from './daily.ts';
import { openBrowser, test } from './fixtures.ts';
import { dateAt } from './noon.ts';

const HOUR = 3_600_000;
const OFFSETS = { yesterday: -24, tomorrow: 24, 'fourteen hours ago': -14, 'in fourteen hours': 14 };

/** A device whose clock is off by so many hours. */
async function device(browser: Browser, baseURL: string, hours: number): Promise<Page> {
  const context = await openBrowser(browser, { baseURL });
  await context.clock.install({ time: Date.now() + hours * HOUR });
  return context.newPage();
}

/** What the server makes of a run of that date, by what the page then shows. */
async function tryToSolve(page: Page, date: string): Promise<Standing> {
  await start(page).click();
  const notBegun = page.getByRole('heading', { name: 'Not begun yet' });
  const search = page.locator('.search');
  await expect(notBegun.or(search)).toBeVisible();
  if (await notBegun.isVisible()) return 'future';
  await solveFrom(page, date, 0);
  const delivery = async () => (await storedRun(page, date))!.delivery;
  await expect.poll(delivery).not.toBe('waiting');
  return (await delivery()) === 'delivered' ? 'open' : 'archived';
}

for (const [name, hours] of Object.entries(OFFSETS)) {
  test(`a device whose clock says ${name} wins no other day and keeps its streak`, {
    tag: name === 'fourteen hours ago' ? [] : '@long',
  }, async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const page = await device(browser, baseURL!, hours);
    const shown = dateAt(Date.now() + hours * HOUR);
    const today = numberOf(dateAt(Date.now()));
    const before = [today - 4, today - 3, today - 2, today - 1];
    await importRuns(
      page,
      before.map((number) => earlierRun(dateOf(number))),
    );
    await page.goto('/daily');
    expect(await dateOn(page)).toBe(shown);
    const solvedAlready = before.includes(numberOf(shown));
    let standing: Standing | null = null;
    if (solvedAlready) {
      await expect(score(page), 'no second try').toBeVisible();
    } else {
      // The hour in which a day begins or ends somewhere may fall into the run.
      const earlier = standingOf(shown, Date.now());
      standing = await tryToSolve(page, shown);
      expect([earlier, standingOf(shown, Date.now())]).toContain(standing);
    }

    const { first, last } = openNumbers(Date.now());
    for (let number = first; number <= last; number++) {
      const mine = await onBoard(page, dateOf(number));
      expect(mine !== null, dateOf(number)).toBe(standing === 'open' && dateOf(number) === shown);
    }
    const isKept = (await storedRun(page, shown))?.onDay === true;
    expect(isKept, 'a day that has not begun is not used up').toBe(solvedAlready || standing === 'open');

    const file = await exportFile(page);
    await page.context().close();
    const mended = await device(browser, baseURL!, 0);
    await importFile(mended, file);
    const solved = (isKept ? [...before, numberOf(shown)] : before).map((number) => ({ number }));
    const { days } = streakOf(solved, { number: today });
    expect(days).toBeGreaterThanOrEqual(before.length);
    await mended.goto('/');
    await expect(mended.getByText(`${days} days in a row`)).toBeVisible();
    await mended.context().close();
  });
}

test('two devices that import each other’s file show one history and are one player', {
  tag: '@long',
}, async ({ newVisitor }) => {
  test.setTimeout(120_000);
  const [phone, laptop] = [await newVisitor(), await newVisitor()];
  await phone.goto('/daily');
  const date = await dateOn(phone);
  const number = numberOf(date);
  await importRuns(phone, [earlierRun(dateOf(number - 1)), earlierRun(dateOf(number - 3))]);
  await importRuns(laptop, [earlierRun(dateOf(number - 2)), earlierRun(dateOf(number - 3))]);
  await Promise.all([solve(phone, date), solve(laptop, '2026-11-01', '/daily/2026-11-01')]);

  await importFile(laptop, await exportFile(phone));
  await importFile(phone, await exportFile(laptop));
  const files = [JSON.parse(await exportFile(phone)), JSON.parse(await exportFile(laptop))];
  expect(files[0].runs).toEqual(files[1].runs);
  expect(files[0].runs).toHaveLength(5);
  expect(files[0].players).toEqual(files[1].players);
  for (const page of [phone, laptop]) {
    await page.goto('/');
    await expect(page.getByText('4 days in a row')).toBeVisible();
    await page.goto('/daily');
    await expect(score(page)).toHaveText('6 of 6');
    expect(await onBoard(page, date)).toMatchObject({ score: 6 });
  }
});
